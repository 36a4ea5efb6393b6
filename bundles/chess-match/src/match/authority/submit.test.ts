import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Answer } from '@schemas/answer';
import { afterEach, describe, expect, it } from 'vitest';
import type { PlainState } from '../../games/testing/plainChess';
import { plainChess } from '../../games/testing/plainChess';
import type { KeptDrafts } from './drafts/keptDrafts';
import { refuse } from '../base/errors';
import { openCurrentJournal } from '../journal/journal';
import { createBench, freshId, type Bench, quietObs } from '../testing/bench';

const codeOf = (answer: Answer): string | null => (answer.ok ? null : answer.error.code);
const stateOf = ({ commands }: Bench): PlainState => commands.open()?.history.state as PlainState;
const move = (line: string, more: object = {}) => ({ type: 'commitTurn', line, ...more });

const folders: string[] = [];
const journalFile = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'commands-'));
  folders.push(folder);
  return join(folder, 'journal.sqlite3');
};
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

describe('step 1, shape', () => {
  it.each([
    ['no object', 'press', '', 'must be an object'],
    ['no type', {}, '/type', 'is missing'],
    ['an unknown type', { type: 'explode' }, '/type', 'is no command type: explode'],
    ['an internal type', { type: 'noteGap', fromMs: 0, toMs: 1 }, '/type', 'is no command type: noteGap'],
    ['a missing field', { type: 'redo', id: 'abcdefgh', issuedAt: 0 }, '/expectedVersion', 'is missing'],
    [
      'a field too many',
      { type: 'redo', id: 'abcdefgh', issuedAt: 0, expectedVersion: 0, now: 1 },
      '/now',
      'is not known here',
    ],
    [
      'a short id',
      { type: 'redo', id: 'a', issuedAt: 0, expectedVersion: 0 },
      '/id',
      'must NOT have fewer than 8 characters',
    ],
    [
      'a wrong word',
      { type: 'showScene', id: 'abcdefgh', issuedAt: 0, expectedVersion: 0, audience: 'red' },
      '/audience',
      'must be one of white, black',
    ],
  ])('refuses %s and names the place', async (_name, input, where, what) => {
    const { commands } = createBench();
    const answer = await commands.submit(input, { role: 'operator', name: 'test' });
    expect(answer).toEqual({
      ok: false,
      version: 0,
      matchId: null,
      error: refuse('command/malformed', { where, what }),
    });
  });

  it('leaves on each letter no more marks than any writing has', async () => {
    const bench = createBench();
    await bench.newMatch({ white: `Re${'\u0301'.repeat(30)}ds` });
    expect(bench.commands.open()?.row.setup.white).toBe(`Re${'\u0301'.repeat(4)}ds`);
  });

  it.each([
    [{ type: 'newMatch', event: '', white: '\u200B', black: 'B', settings: {}, returnOf: null }, '/white'],
    [{ type: 'newMatch', event: '\u200B', white: 'A', black: 'B', settings: {}, returnOf: null }, '/event'],
    [{ type: 'renameMatch', matchId: 'm', event: '', white: 'A', black: '\u3164' }, '/black'],
    [{ type: 'redLine', side: 'white', player: ' \u00A0', penalty: 'warning', reason: 'x' }, '/player'],
    [{ type: 'substitute', side: 'white', out: 'A', in: '\u2800' }, '/in'],
    [{ type: 'renameDevice', device: 'd', name: '\u2060' }, '/name'],
  ])('refuses a name that nobody can see: %j', async (command, where) => {
    const input = { ...command, id: 'abcdefgh', issuedAt: 0, expectedVersion: null };
    expect(await createBench().commands.submit(input, { role: 'operator', name: 'test' })).toMatchObject({
      ok: false,
      error: refuse('command/malformed', { where, what: 'has nothing in it that can be seen' }),
    });
  });
});

describe('step 2, permission', () => {
  it('refuses a role that may not', async () => {
    const bench = createBench();
    const answer = await bench.send({ type: 'redo' }, { role: 'viewer', name: 'guest' });
    expect(answer).toMatchObject({ error: { code: 'command/forbidden', params: { type: 'redo', role: 'viewer' } } });
  });
});

describe('step 3, repetition, age, version', () => {
  it('gives the same id the same answer and does nothing again', async () => {
    const bench = createBench();
    await bench.newMatch();
    const command = move('e4', { id: freshId(), expectedVersion: null });
    const first = await bench.send(command);
    const again = await bench.send(command);
    expect(first).toMatchObject({ ok: true, version: 2 });
    expect(again).toEqual(first);
    expect(stateOf(bench).sans).toEqual(['e4']);
    expect(bench.published).toHaveLength(2);
  });

  it('under a version that no match has an id gets the answer it got, or is refused for good', async () => {
    const bench = createBench();
    await bench.newMatch();
    const [done, lost] = [move('e4', { id: freshId() }), move('e5', { id: freshId() })];
    const first = await bench.send(done);
    expect(await bench.send({ ...done, expectedVersion: 0 })).toEqual(first);
    expect(codeOf(await bench.send({ ...lost, expectedVersion: 0 }))).toBe('match/stale');
    expect(codeOf(await bench.send({ ...lost, expectedVersion: null }))).toBe('match/stale');
    expect(stateOf(bench).sans).toEqual(['e4']);
  });

  it('gives a refused command the same refusal, though it would pass now', async () => {
    const bench = createBench();
    await bench.newMatch();
    const early = move('e5', { id: freshId(), expectedVersion: null });
    expect(codeOf(await bench.send(early))).toBe('plain/illegal');
    await bench.send(move('e4'));
    expect(codeOf(await bench.send(early))).toBe('plain/illegal');
  });

  it('keeps its answers over a restart', async () => {
    const path = journalFile();
    const before = createBench({ path });
    await before.newMatch();
    const command = move('e4', { id: freshId(), expectedVersion: null });
    const first = await before.send(command);
    before.journal.close();
    const after = createBench({ path, startMs: 1_003_000 });
    expect(await after.send({ ...command, issuedAt: 1_000_000 })).toEqual(first);
    expect(stateOf(after).sans).toEqual(['e4']);
  });

  it('forgets answers after a day', async () => {
    const path = journalFile();
    const before = createBench({ path });
    await before.newMatch();
    expect(before.journal.counts().commands).toBe(1);
    before.journal.close();
    const answersKeptAt = (nowMs: number): number => {
      const journal = openCurrentJournal(path, nowMs);
      const { commands } = journal.counts();
      journal.close();
      return commands;
    };
    expect(answersKeptAt(1_000_000 + 86_400_000)).toBe(1);
    expect(answersKeptAt(1_000_001 + 86_400_000)).toBe(0);
  });

  it('refuses what was issued more than five seconds ago', async () => {
    const bench = createBench();
    await bench.newMatch();
    const issuedAt = bench.time.nowMs - 5001;
    const answer = await bench.send(move('e4', { issuedAt }));
    expect(answer).toMatchObject({ error: { code: 'command/expired', params: { ageMs: 5001, limitMs: 5000 } } });
    expect(codeOf(await bench.send(move('e4', { issuedAt: issuedAt + 1 })))).toBeNull();
  });

  it('refuses what comes from the future', async () => {
    const bench = createBench();
    const answer = await bench.send({ type: 'redo', issuedAt: bench.time.nowMs + 5001 });
    expect(answer).toMatchObject({ error: { code: 'command/ahead', params: { aheadMs: 5001 } } });
  });

  it("refuses the later of two operators, who has not seen the first one's command", async () => {
    const bench = createBench();
    await bench.newMatch();
    const expectedVersion = bench.commands.version();
    await bench.send(move('e4', { expectedVersion }));
    const late = await bench.send(move('e5', { expectedVersion }));
    expect(late).toMatchObject({ version: 2, error: { code: 'match/stale', params: { expected: 1, actual: 2 } } });
    expect(stateOf(bench).sans).toEqual(['e4']);
  });

  it('refuses a command meant for another match, even at the same length', async () => {
    const bench = createBench();
    await bench.newMatch();
    const expectedVersion = bench.commands.version();
    await bench.newMatch();
    expect(codeOf(await bench.send(move('e4', { expectedVersion })))).toBe('match/stale');
  });

  it('takes any version where the command leaves it open', async () => {
    const bench = createBench();
    await bench.newMatch();
    expect(codeOf(await bench.send(move('e4', { expectedVersion: null })))).toBeNull();
  });
});

describe('steps 4 to 9', () => {
  it('refuses game commands while no match is open', async () => {
    expect(codeOf(await createBench().send(move('e4')))).toBe('match/none_open');
    expect(codeOf(await createBench().send({ type: 'undo', reason: null }))).toBe('match/none_open');
    expect(codeOf(await createBench().send({ type: 'redo' }))).toBe('match/none_open');
  });

  it('refuses a command the open game does not know', async () => {
    const bench = createBench();
    await bench.newMatch();
    const answer = await bench.send({ type: 'declareVeto', side: 'white' });
    expect(answer).toMatchObject({
      error: { code: 'command/not_here', params: { type: 'declareVeto', game: 'plain-chess' } },
    });
  });

  it("passes the game's refusal on and changes nothing", async () => {
    const bench = createBench();
    await bench.newMatch();
    const answer = await bench.send(move('Ke2'));
    expect(answer).toMatchObject({ ok: false, version: 1, error: { code: 'plain/illegal', item: 'Ke2' } });
    expect(bench.journal.counts().entries).toBe(1);
    expect(bench.published).toHaveLength(1);
  });

  it('publishes the version it answers', async () => {
    const bench = createBench();
    await bench.newMatch();
    const answer = await bench.send(move('e4'));
    expect(answer).toEqual({ ok: true, version: 2, matchId: 'match-1' });
    expect(bench.published.at(-1)).toMatchObject({ version: 2, open: { views: { match: { ply: 1 } } } });
  });

  it('refuses when the journal cannot be written, and stays as it was', async () => {
    const journal = openCurrentJournal(':memory:', 0);
    let isFull = false;
    const failing = {
      ...journal,
      write: (...args: Parameters<typeof journal.write>) => {
        if (isFull) throw new Error('database or disk is full');
        journal.write(...args);
      },
    };
    const bench = createBench({ parts: { journal: failing } });
    await bench.newMatch();
    isFull = true;
    const answer = await bench.send(move('e4'));
    expect(answer).toMatchObject({
      version: 1,
      error: { code: 'journal/write_failed', params: { reason: 'database or disk is full' } },
    });
    expect(stateOf(bench).sans).toEqual([]);
    expect(bench.published).toHaveLength(1);
    isFull = false;
    expect(codeOf(await bench.send(move('e4')))).toBeNull();
  });

  it('answers though a game throws, writes nothing, and logs it', async () => {
    const project = (): never => {
      throw new Error('board fell off');
    };
    const broken = {
      ...plainChess,
      project: (state: PlainState) => (state.sans.length > 0 ? project() : plainChess.project(state)),
    };
    const bench = createBench({ parts: { games: { 'plain-chess': broken } } });
    await bench.newMatch();
    const answer = await bench.send(move('e4'));
    expect(answer).toMatchObject({
      version: 1,
      error: { code: 'command/failed', params: { reason: 'board fell off' } },
    });
    expect(bench.journal.counts().entries).toBe(1);
    expect(bench.logged.join()).toContain('board fell off');
  });

  it('stays accepted when publishing fails: the entry is on disk', async () => {
    const publish = (): never => {
      throw new Error('no schema');
    };
    const bench = createBench({ parts: { publish } });
    await bench.newMatch();
    expect(codeOf(await bench.send(move('e4')))).toBeNull();
    expect(stateOf(bench).sans).toEqual(['e4']);
    expect(bench.logged.join()).toContain('no schema');
  });

  it('stays accepted, and the match opens again, when nobody can say what is being prepared in it', async () => {
    const path = journalFile();
    const drafts: KeptDrafts = {
      of: () => {
        throw new Error('no such line');
      },
      keep: () => undefined,
    };
    const bench = createBench({ path, parts: { drafts } });
    expect(await bench.newMatch()).toBe('match-1');
    expect(codeOf(await bench.send(move('e4')))).toBeNull();
    expect(bench.published.at(-1)).toMatchObject({ version: 2, prepared: { threads: {}, state: stateOf(bench) } });
    expect(bench.logged.join()).toContain('no such line');
    bench.journal.close();
    expect(stateOf(createBench({ path, parts: { drafts } })).sans).toEqual(['e4']);
  });

  it('stays accepted when the show cannot follow the match', async () => {
    const journal = openCurrentJournal(':memory:', 0);
    const showEvents = (rehearsal: string | null) => {
      if (rehearsal !== null) throw new Error('bad block');
      return journal.showEvents(rehearsal);
    };
    const bench = createBench({ parts: { journal: { ...journal, showEvents } } });
    expect(await bench.newMatch({ rehearsal: true })).toBe('match-1');
    expect(bench.logged.join()).toContain('bad block');
  });

  it('goes on after a restart where it was', async () => {
    const path = journalFile();
    const before = createBench({ path });
    await before.newMatch();
    for (const san of ['e4', 'e5', 'Nf3']) await before.send(move(san));
    await before.send({ type: 'undo', reason: 'slip' });
    const [state, version] = [stateOf(before), before.commands.version()];
    before.journal.close();
    const after = createBench({ path });
    expect(stateOf(after)).toEqual(state);
    expect(after.commands.version()).toBe(version);
    expect(codeOf(await after.send({ type: 'redo' }))).toBeNull();
    expect(stateOf(after).sans).toEqual(['e4', 'e5', 'Nf3']);
  });
});

describe('history', () => {
  it('B27 undo and redo are entries; the journal only grows', async () => {
    const bench = createBench();
    await bench.newMatch();
    await bench.send(move('e4'));
    await bench.send({ type: 'undo', reason: null });
    expect(stateOf(bench).sans).toEqual([]);
    expect(codeOf(await bench.send({ type: 'undo', reason: null }))).toBe('undo/nothing');
    await bench.send({ type: 'redo' });
    expect(stateOf(bench).sans).toEqual(['e4']);
    expect(codeOf(await bench.send({ type: 'redo' }))).toBe('redo/nothing');
    expect(bench.journal.entries('match-1').map(({ event }) => event.type)).toEqual(['movePlayed', 'undone', 'redone']);
  });
});

describe('match library', () => {
  it('opens a new match and goes back to the first with all its moves', async () => {
    const bench = createBench();
    const first = await bench.newMatch();
    await bench.send(move('e4'));
    await bench.newMatch({ event: 'Second' });
    expect(stateOf(bench).sans).toEqual([]);
    await bench.send({ type: 'openMatch', matchId: first });
    expect(stateOf(bench).sans).toEqual(['e4']);
    expect(bench.journal.openMatchId()).toBe(first);
  });

  it('refuses a match that is not there', async () => {
    const answer = await createBench().send({ type: 'openMatch', matchId: 'nowhere' });
    expect(answer).toMatchObject({ error: { code: 'match/unknown', params: { matchId: 'nowhere' } } });
  });

  it('does nothing where the match is open already', async () => {
    const bench = createBench();
    const matchId = await bench.newMatch();
    expect(await bench.send({ type: 'openMatch', matchId })).toEqual({ ok: true, version: 1, matchId });
    expect(bench.published).toHaveLength(1);
  });

  describe('where the clock of the open one runs', () => {
    const other = { type: 'newMatch', event: 'Cup', white: 'A', black: 'B', settings: {}, returnOf: null };
    const running = async (fields = {}) => {
      const bench = createBench();
      const aside = await bench.newMatch();
      const matchId = await bench.newMatch({ white: 'Reds', black: 'Blues', ...fields });
      expect(codeOf(await bench.send({ type: 'startClock' }))).toBeNull();
      return { bench, aside, matchId };
    };

    it('nothing takes its place unasked, and the refusal names it', async () => {
      const { bench, aside, matchId } = await running();
      const params = { matchId, white: 'Reds', black: 'Blues' };
      for (const asked of [other, { ...other, rehearsal: true }, { type: 'openMatch', matchId: aside }])
        expect(await bench.send(asked)).toMatchObject({ ok: false, error: { code: 'match/clock_running', params } });
      expect(bench.commands.open()?.row.matchId).toBe(matchId);
    });

    it('who names it may leave it; naming another one does not do', async () => {
      const { bench, aside, matchId } = await running();
      expect(codeOf(await bench.send({ ...other, leave: aside }))).toBe('match/clock_running');
      expect(codeOf(await bench.send({ type: 'openMatch', matchId: aside, leave: matchId }))).toBeNull();
      expect(bench.commands.open()?.row.matchId).toBe(aside);
    });

    it('nor while it stands in the middle of the game; another is opened freely', async () => {
      const bench = createBench();
      const aside = await bench.newMatch();
      expect(codeOf(await bench.send(other))).toBeNull();
      const matchId = await bench.newMatch();
      await bench.send(move('e4'));
      expect(await bench.send(other)).toMatchObject({ error: { code: 'match/in_play', params: { matchId } } });
      expect(bench.commands.open()?.row.matchId).toBe(matchId);
      expect(codeOf(await bench.send({ type: 'openMatch', matchId: aside }))).toBeNull();
      await bench.send({ type: 'openMatch', matchId });
      expect(codeOf(await bench.send({ ...other, leave: matchId }))).toBeNull();
    });

    it('a rehearsal is left freely', async () => {
      const { bench } = await running({ rehearsal: true });
      expect(codeOf(await bench.send(other))).toBeNull();
    });
  });

  const returning = {
    ...plainChess,
    returnSettings: ({ winner }: PlainState) => (winner === null ? null : { boards: 7 }),
  };

  it('B20 a return game waits for the end of the first and takes the settings that follow from it', async () => {
    const bench = createBench({ parts: { games: { 'plain-chess': returning } } });
    const first = await bench.newMatch();
    const again = { type: 'newMatch', event: 'Cup', white: 'Blues', black: 'Reds', settings: {}, returnOf: first };
    expect(codeOf(await bench.send(again))).toBe('match/not_over');
    for (const san of ['f3', 'e5', 'g4', 'Qh4#']) await bench.send(move(san));
    expect(codeOf(await bench.send(again))).toBeNull();
    expect(bench.journal.match('match-2')?.setup).toMatchObject({ settings: { boards: 7 }, returnOf: first });
    expect(bench.commands.open()?.games).toEqual({ before: [{ white: 2, black: 0 }], planned: null });
  });

  it('B20 refuses a return game of a game that knows none', async () => {
    const bench = createBench();
    const first = await bench.newMatch();
    const answer = await bench.send({
      type: 'newMatch',
      event: 'Cup',
      white: 'A',
      black: 'B',
      settings: {},
      returnOf: first,
    });
    expect(codeOf(answer)).toBe('command/not_here');
  });
});

describe('OBS commands', () => {
  it('hands on what is wrong', async () => {
    const missing = { code: 'obs/no_such_scene', params: { scene: 'White' }, rule: null, item: null };
    const obs = { ...quietObs, showScene: () => Promise.resolve(missing) };
    const bench = createBench({ parts: { obs } });
    expect(await bench.send({ type: 'showScene', audience: 'white' })).toEqual({
      ok: false,
      version: 0,
      matchId: null,
      error: missing,
    });
  });

  it('does not keep the match waiting, and asks once for the same id', async () => {
    let asked = 0;
    let finish = (): void => undefined;
    const showScene = (): Promise<null> => {
      asked += 1;
      return new Promise((resolve) => (finish = () => resolve(null)));
    };
    const bench = createBench({ parts: { obs: { ...quietObs, showScene } } });
    const show = { type: 'showScene', audience: 'black', id: freshId(), expectedVersion: null };
    const [first, second] = [bench.send(show), bench.send(show)];
    await bench.newMatch();
    expect(codeOf(await bench.send(move('e4')))).toBeNull();
    finish();
    expect(await first).toEqual({ ok: true, version: 2, matchId: 'match-1' });
    expect(await second).toEqual(await first);
    expect(asked).toBe(1);
  });

  it('tells the instance that is meant, and shape is checked before', async () => {
    const told: unknown[] = [];
    const hold = (...given: unknown[]): void => void told.push(given);
    const bench = createBench({ parts: { obs: { ...quietObs, hold } } });
    expect(codeOf(await bench.send({ type: 'holdScenes', instance: 'white', hold: true }))).toBeNull();
    expect(codeOf(await bench.send({ type: 'holdScenes', instance: 'green', hold: true }))).toBe('command/malformed');
    expect(codeOf(await bench.send({ type: 'setSceneRules', instance: 'white', rules: {} }))).toBe('command/malformed');
    expect(told).toEqual([['white', true]]);
  });

  it('answers when OBS fails unexpectedly', async () => {
    const obs = { ...quietObs, showScene: () => Promise.reject(new Error('odd')) };
    const bench = createBench({ parts: { obs } });
    expect(codeOf(await bench.send({ type: 'showScene', audience: 'white' }))).toBe('command/failed');
  });
});

describe("the server's own commands", () => {
  it('are journalled under "system" and published', async () => {
    const bench = createBench();
    const matchId = await bench.newMatch();
    await bench.send({ type: 'startClock' });
    expect(bench.commands.submitInternal({ type: 'noteGap', fromMs: 5, toMs: 9 }).ok).toBe(true);
    expect(stateOf(bench).gap).toMatchObject({ side: 'white', fromMs: 5, toMs: 9 });
    expect(bench.published.at(-1)?.version).toBe(3);
    expect(bench.journal.lastActor(matchId)).toBe('operator');
  });
});
