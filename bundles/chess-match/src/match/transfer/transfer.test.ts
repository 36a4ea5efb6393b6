import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { MatchFile } from '@schemas/matchFile';
import type { RosterView } from '@schemas/roster';
import { DEFAULT_GAME, GAMES } from '../../games';
import { nobody, peopleView } from '../../show';
import { HTTP_OPERATOR } from '../authority/identity';
import { whoPlayed } from '../gate/http/whoPlayed';
import { matchesView } from '../publish/matchesView';
import { createBench, type Bench } from '../testing/bench';
import { disposableFolders } from '../testing/folders';
import { exportMatch } from './exportMatch';
import { planImport } from './importMatch';
import { digestOf, MOST_ENTRIES, MOST_GAMES, readMatchBytes, readMatchFile } from './matchFile';
import { playThrough } from './playThrough';
import { matchFileOf } from './recordBytes';

const newFolder = disposableFolders();

const PERSON = {
  id: 'p',
  name: '',
  title: '',
  role: 'player',
  elo: null,
  seat: null,
  photo: null,
  mic: null,
} as const;

let copies = 0;
const businessBench = (path?: string): Bench =>
  createBench({
    ...(path === undefined ? {} : { path }),
    parts: { games: GAMES, defaultGame: DEFAULT_GAME, newMatchId: () => `id-${(copies += 1)}` },
  });

const exported = (bench: Bench, matchId: string): MatchFile => {
  const file = exportMatch(bench.journal, matchId, '1.2.3', 5);
  if (!file.ok) throw new Error(file.error.code);
  return JSON.parse(JSON.stringify(file.value)) as MatchFile;
};

const partsOf = (bench: Bench) => ({
  journal: bench.journal,
  nowMs: 9,
  newMatchId: () => `copy-${(copies += 1)}`,
});

const importInto = (bench: Bench, file: unknown) => {
  const read = readMatchFile(file);
  if (!read.ok) return { code: read.error.code, params: read.error.params };
  const played = playThrough(GAMES, read.value, () => undefined);
  if (!played.ok) return { code: played.error.code, params: played.error.params };
  const plan = planImport(partsOf(bench), played.value);
  expect(bench.commands.importMatch(plan.change, HTTP_OPERATOR)).toMatchObject({ ok: true });
  return plan;
};

const playedMatch = async (bench: Bench): Promise<string> => {
  const matchId = await bench.newMatch();
  for (const line of ['1:e4', '1:e5', '1:Nf3 2:Nc3 branch 1>2 6+4']) await bench.send({ type: 'commitTurn', line });
  await bench.send({ type: 'undo', reason: 'mistyped' });
  await bench.send({ type: 'setDraft', line: '1:Nf3' });
  return matchId;
};

const stateOf = (bench: Bench): unknown => {
  const open = bench.commands.open();
  return open?.game.replayJson(open.history.state);
};

/** A file with something in it changed and its checksum made to fit. */
const forged = (file: MatchFile, change: (games: MatchFile['games']) => void): MatchFile => {
  const copy = JSON.parse(JSON.stringify(file)) as MatchFile;
  change(copy.games);
  return { ...copy, digest: digestOf(copy.games) };
};

describe('a match in a file', () => {
  it('stands on another server just as it stood here, with who did what and when', async () => {
    const [here, there] = [businessBench(), businessBench()];
    const matchId = await playedMatch(here);
    await there.newMatch();
    expect(importInto(there, exported(here, matchId))).toMatchObject({
      games: [{ as: 'new', turns: 2, event: 'Cup' }],
    });
    expect(there.journal.signedEntries(matchId)).toEqual(here.journal.signedEntries(matchId));
    await there.send({ type: 'openMatch', matchId });
    expect(stateOf(there)).toEqual(stateOf(here));
    expect(there.commands.open()?.views).toEqual(here.commands.open()?.views);
  });

  it('S1 read from a record names the players and their Elo in its own, on another server too, until others are entered', async () => {
    const text = readFileSync(join(import.meta.dirname, '../../../fixtures/swedish/1934587.bpgn'), 'utf8');
    const file = matchFileOf(GAMES, { extension: 'bpgn', text }, 9);
    if (!file.ok) throw new Error(file.error.code);
    const written = async (bench: Bench, people: RosterView): Promise<string> => {
      await bench.send({ type: 'openMatch', matchId: file.value.matchId });
      const open = bench.commands.open();
      if (open === null) throw new Error('no match is open');
      const { event, white, black } = open.row.setup;
      return open.game.records.write(open.history.state, { event, white, black }, whoPlayed(open, peopleView(people)));
    };
    const [here, there] = [businessBench(), businessBench()];
    importInto(here, file.value);
    importInto(there, exported(here, file.value.matchId));
    const tags = [
      'WhiteA "Bugfish"',
      'BlackA "donkEchess"',
      'WhiteB "muggg"',
      'BlackB "WEBDubois"',
      'BlackBElo "1177"',
    ];
    for (const bench of [here, there]) {
      const record = await written(bench, nobody());
      for (const tag of tags) expect(record).toContain(`[${tag}]`);
    }
    const entered = { ...nobody().white, people: [{ ...PERSON, name: 'Ann', elo: 2410, seat: 1 }] };
    expect(await written(here, { ...nobody(), white: entered })).toContain('[WhiteA "Ann"]');
  });

  it('is published to viewers only when the crew says so, on a server that is started again too', async () => {
    const path = join(newFolder(), 'journal.sqlite3');
    const [here, there] = [businessBench(), businessBench(path)];
    const matchId = await playedMatch(here);
    const own = await there.newMatch();
    importInto(there, exported(here, matchId));
    const published = () =>
      new Map(
        matchesView(there.journal, there.commands.open()).matches.map((match) => [match.matchId, match.published]),
      );
    expect([published().get(matchId), published().get(own)]).toEqual([false, true]);
    for (const [id, isShown] of [
      [matchId, true],
      [own, false],
    ] as const) {
      await there.send({ type: 'publishMatch', matchId: id, published: isShown });
      expect(published().get(id)).toBe(isShown);
    }
    const before = there.journal.version();
    await there.send({ type: 'publishMatch', matchId: own, published: false });
    expect(there.journal.version()).toBe(before);
    expect([...there.journal.unpublished()]).toEqual([own]);
    there.journal.close();
    expect([...businessBench(path).journal.unpublished()]).toEqual([own]);
  });

  it('takes a place of its own beside a match of the same id that went on, and none where it is known', async () => {
    const bench = businessBench();
    const matchId = await playedMatch(bench);
    const file = exported(bench, matchId);
    expect(importInto(bench, file)).toMatchObject({ games: [{ as: 'known', matchId }], change: { writes: [] } });
    await bench.send({ type: 'commitTurn', line: '1:Nf3' });
    expect(importInto(bench, file)).toMatchObject({ games: [{ as: 'copy' }] });
    expect(bench.journal.matches()).toHaveLength(2);
    expect(bench.journal.match(matchId)).not.toBeNull();
  });

  it('B20 brings the first game of a return game with it', async () => {
    const [here, there] = [businessBench(), businessBench()];
    const first = await here.newMatch();
    await here.send({ type: 'commitTurn', line: 'resign 1' });
    const second = await here.newMatch({ white: 'Blues', black: 'Reds', returnOf: first });
    importInto(there, exported(here, second));
    await there.send({ type: 'openMatch', matchId: second });
    const open = there.commands.open();
    expect([open?.games.before, open?.views.match.settings]).toMatchObject([
      [{ white: 20, black: 0 }],
      { gameRating: 11 },
    ]);
  });

  it('refuses what is no match file, is newer, or is not as it was written', async () => {
    const bench = businessBench();
    const file = exported(bench, await playedMatch(bench));
    const entries = file.games[0]?.entries ?? [];
    const bad: readonly (readonly [unknown, string, object])[] = [
      [null, 'import/bad_file', { where: '' }],
      [{ ...file, format: 'other' }, 'import/bad_file', { where: '/format' }],
      [{ ...file, games: 5 }, 'import/bad_file', { where: '/games' }],
      [{ formatVersion: 2 }, 'import/newer', { found: 2, known: 1 }],
      [{ ...file, games: [{ ...file.games[0], entries: entries.slice(1) }] }, 'import/damaged', {}],
      [{ ...file, matchId: 'other' }, 'import/bad_file', { where: '/matchId' }],
      [
        { ...file, games: [{ ...file.games[0], entries: [{ seq: 1 }] }] },
        'import/bad_file',
        { where: '/games/0/entries/0/atMs' },
      ],
    ];
    for (const [input, code, params] of bad) expect(importInto(bench, input)).toMatchObject({ code, params });
    expect(bench.journal.matches()).toHaveLength(1);
  });

  it('refuses what has the right checksum but cannot be played through', async () => {
    const bench = businessBench();
    const file = exported(bench, await playedMatch(bench));
    const cases: readonly (readonly [(games: MatchFile['games']) => void, string])[] = [
      [(games) => games[0]?.entries.splice(0, 1), 'import/unplayable'],
      [(games) => Object.assign(games[0] ?? {}, { game: 'bughouse' }), 'import/unknown_game'],
      [(games) => Object.assign(games[0] ?? {}, { game: 'constructor' }), 'import/unknown_game'],
      [(games) => Object.assign(games[0]?.setup ?? {}, { settings: { boards: 77 } }), 'settings/bad_value'],
      [
        (games) => Object.assign(games[0]?.entries[0] ?? {}, { event: { type: 'nonsense', atMs: 1 } }),
        'import/unknown_kind',
      ],
      [
        (games) => Object.assign(games[0]?.entries[1]?.event ?? {}, { moves: [{ branch: 'b1', san: 5, fen: 'x' }] }),
        'import/unplayable',
      ],
      [(games) => Object.assign(games[0]?.entries[1]?.event ?? {}, { moves: 5 }), 'import/out_of_place'],
    ];
    for (const [change, code] of cases) expect(importInto(bench, forged(file, change))).toMatchObject({ code });
    expect(bench.journal.matches()).toHaveLength(1);
  });

  it('refuses a file in another encoding than its own: no letter of it is lost without a word', async () => {
    const bench = businessBench();
    const text = JSON.stringify(exported(bench, await playedMatch(bench)));
    // "Я" of windows-1251.
    const bytes = Buffer.from(text.replace('"event":"', '"event":"\u00df'), 'latin1');
    expect(readMatchBytes(bytes)).toMatchObject({ ok: false, error: { code: 'import/not_json' } });
  });

  it('says where a file that was edited by hand is no JSON', () => {
    expect(readMatchBytes(Buffer.from('{\n  "format": 1,\n}'))).toMatchObject({
      error: { code: 'import/broken_json', params: { line: 2, column: 14 } },
    });
  });

  it('says at once what there is too much of: games, entries, depth', async () => {
    const bench = businessBench();
    const file = exported(bench, await playedMatch(bench));
    const [game] = file.games;
    const many = <T>(count: number, of: T): T[] => Array.from({ length: count }, () => of);
    const refusal = (value: unknown): unknown => {
      const read = readMatchBytes(Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)));
      return read.ok ? null : [read.error.code, read.error.params];
    };
    const entries = many(MOST_ENTRIES + 1, {});
    expect(refusal({ ...file, games: many(MOST_GAMES + 1, game) })).toEqual([
      'import/too_many_games',
      { games: 9, limit: 8 },
    ]);
    expect(refusal({ ...file, games: [game, { ...game, entries }] })).toEqual([
      'import/too_many_entries',
      { game: 2, entries: 5001, limit: 5000 },
    ]);
    expect(refusal('['.repeat(33))).toEqual(['import/too_deep', { limit: 32 }]);
    expect(refusal(`${'['.repeat(32)}"[[[\\"[[["${']'.repeat(32)}`)).toMatchObject(['import/bad_file', {}]);
    expect(refusal(file)).toBeNull();
  });
});
