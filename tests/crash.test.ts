import { randomUUID } from 'node:crypto';
import { closeSync, openSync, readdirSync, readFileSync, truncateSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Answer } from '@schemas/answer';
import type { ClocksView } from '@schemas/clocks';
import type { DraftView } from '@schemas/draft';
import type { MatchView } from '@schemas/match';
import type { ShowView } from '@schemas/show';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { GAMES } from '../bundles/chess-match/src/games';
import { getJson, mustPost, newMatch, openCommandSocket, type CommandSocket, type Fields } from './support/commands';
import { runSeed, seeded, type Random } from './support/random';
import { createReference, type Reference } from './support/reference';
import { readReplicants } from './support/replicants';
import { PROJECT_FOLDER } from './support/root';
import { stopsAtFirstFailure } from './support/sequence';
import { startTestServer, type TestServer } from './support/server';
import { IS_THOROUGH } from './support/thorough';
import { until } from './support/until';

/** Each costs a start of the server. */
const KILLS = IS_THOROUGH ? 14 : 4;
/** Of the game on two boards. */
const KILLS_OF_TWO_BOARDS = IS_THOROUGH ? 5 : 2;

/**
 * Answers before a kill is on its way, at least and at most; counted, for a slow machine plays less in the same time.
 */
const PLAYED = { least: 5, most: 25 };
/**
 * A kill falls anywhere into the commands after those, each into another part of this time: the first soon after an
 * answer, the others while commands come in, are written down and are answered.
 */
const LONGEST_WAIT_MS = 20;

let server: TestServer;

const BUSINESS_MATCH: Fields = {
  type: 'newMatch',
  event: 'Night',
  white: 'Reds',
  black: 'Blues',
  settings: {},
  returnOf: null,
};

/** What a pretended operator sends next, from the state as the reference has it; null before the first match. */
type Pick = (state: unknown, random: Random) => Fields;

/** An operator's evening with drafts, slips, undos and the arbiter's clock. */
const business = (turns: readonly string[]): Pick => {
  return (found, random) => {
    const state = found as { readonly moveNumber: number; readonly toMove: string | null } | null;
    if (state === null || state.toMove === null) return BUSINESS_MATCH;
    const line = turns[(state.moveNumber - 1) * 2 + Number(state.toMove === 'black')] ?? '';
    const dice = random();
    if (dice < 0.3)
      return { type: 'setDraft', expectedVersion: null, line: line.slice(0, Math.ceil(random() * line.length)) };
    if (dice < 0.7) return { type: 'commitTurn', line };
    if (dice < 0.78) return { type: 'undo', reason: 'a slip' };
    if (dice < 0.85) return { type: 'redo' };
    if (dice < 0.93) return { type: 'addTime', side: 'white', ms: Math.floor(random() * 9000), reason: 'test' };
    return { type: 'commitTurn', line: '1:Kh5' };
  };
};

const THREADS = ['A', 'B'] as const;

/** The same on two boards that do not wait for each other: a recorded game, each board at its own pace. */
const swedish = (turns: readonly string[]): Pick => {
  const linesOf = (thread: string): readonly string[] =>
    turns.flatMap((turn) => (turn.startsWith(`${thread}:`) ? [turn.slice(2)] : []));
  return (found, random) => {
    const state = found as {
      readonly status: string;
      readonly boards: Readonly<Record<string, { readonly moves: readonly string[] }>>;
    } | null;
    if (state?.status !== 'playing') return { ...BUSINESS_MATCH, game: 'swedish' };
    const thread = THREADS[Number(random() < 0.5)] ?? 'A';
    const line = linesOf(thread)[state.boards[thread]?.moves.length ?? 0] ?? '';
    const dice = random();
    if (dice < 0.2) return { type: 'setDraft', thread, expectedVersion: null, line };
    if (dice < 0.75) return { type: 'commitTurn', thread, line };
    if (dice < 0.83) return { type: 'undo', thread, reason: 'a slip' };
    if (dice < 0.9) return { type: 'redo', thread };
    if (dice < 0.95) return { type: 'addTime', thread, side: 'white', ms: Math.floor(random() * 9000), reason: 'test' };
    return { type: 'commitTurn', thread, line: 'Q@z9' };
  };
};

/** Automated play, from a seed. */
const createPlay =
  (random: Random, pick: Pick) =>
  (reference: Reference): Fields => ({
    expectedVersion: reference.version(),
    ...pick(reference.state(), random),
    id: randomUUID(),
    issuedAt: Date.now(),
  });

const recorded = (name: string): readonly string[] => {
  const { records } = GAMES[name] ?? {};
  const read = records?.read(
    readFileSync(join(PROJECT_FOLDER, 'bundles', 'chess-match', 'fixtures', records.demonstration)),
  );
  if (!read?.ok) throw new Error(`The record of ${name} cannot be read.`);
  return read.value.turns.map(({ line }) => line);
};

describe('kill -9', () => {
  afterEach(() => server.dispose());
  const seed = runSeed();

  it.each([
    ['one game', KILLS, () => business(recorded('business'))],
    ['a game on two boards', KILLS_OF_TWO_BOARDS, () => swedish(recorded('swedish'))],
  ])(
    `in %s at %i random moments loses nothing that was confirmed (seed ${seed})`,
    async (_game, kills, pick) => {
      server = await startTestServer({ config: { commandMaxAgeMs: 600_000 } });
      const random = seeded(seed);
      const matchIds: string[] = [];
      const reference = createReference({ matchIds, folder: null });
      const nextCommand = createPlay(random, pick());
      const confirmed: { readonly command: Fields; readonly answer: Answer }[] = [];

      /** The reference follows only what the server has answered; both must say the same. */
      const confirm = async (command: Fields, answer: Answer): Promise<void> => {
        if (command['type'] === 'newMatch' && answer.ok) matchIds.push(String(answer.matchId));
        const expected = await reference.submit(command);
        const isDraft = command['type'] === 'setDraft';
        // A draft's versions begin anew with every start.
        if (isDraft) expect({ seed, command, ok: answer.ok }).toEqual({ seed, command, ok: expected.ok });
        else expect({ seed, command, answer }).toEqual({ seed, command, answer: expected });
        if (!isDraft) confirmed.push({ command, answer });
      };
      const killSoon = (part: number): Promise<void> =>
        new Promise((resolve) => {
          const waitMs = ((part + random()) / kills) * LONGEST_WAIT_MS;
          setTimeout(() => void server.kill('SIGKILL').then(resolve), waitMs);
        });
      const isRefusedOnce = (): boolean => confirmed.some(({ answer }) => !answer.ok);
      /** Sends until the server dies. @returns the command nobody knows about */
      const playUntilDeath = async (operator: CommandSocket, part: number): Promise<Fields> => {
        const killAfter = PLAYED.least + Math.floor(random() * (PLAYED.most - PLAYED.least));
        let death: Promise<void> | null = null;
        for (let answered = 0; ; answered += 1) {
          // What was refused has to be there as well.
          if (answered >= killAfter && isRefusedOnce()) death ??= killSoon(part);
          const command = nextCommand(reference);
          const answer = await operator.send(command).catch(() => null);
          if (answer === null) {
            await death;
            return command;
          }
          await confirm(command, answer);
        }
      };

      for (let kill = 0; kill < kills; kill += 1) {
        const operator = await openCommandSocket(server);
        const unknown = await playUntilDeath(operator, kill);
        operator.close();
        await server.start();

        const survivor = await openCommandSocket(server);
        for (const { command, answer } of confirmed.slice(-30)) expect(await survivor.send(command)).toEqual(answer);
        await confirm(unknown, await survivor.send(unknown));
        survivor.close();
        expect(await getJson(server, '/chess-match/state')).toEqual(reference.state());
        const { match } = (await readReplicants(server, ['match'])) as { match: MatchView };
        expect(match.version).toBe(reference.version());
      }
      expect(confirmed.filter(({ answer }) => answer.ok).length).toBeGreaterThan(kills * 2);
    },
    900_000,
  );
});

const clocks = async (): Promise<ClocksView> =>
  ((await readReplicants(server, ['clocks'])) as { clocks: ClocksView }).clocks;

describe('after a kill at once after its answer', () => {
  stopsAtFirstFailure();
  beforeAll(async () => {
    server = await startTestServer();
    await newMatch(server);
    await mustPost(server, { type: 'commitTurn', line: '1:e4' });
  });
  afterAll(() => server.dispose());
  const killAndStart = async (): Promise<void> => {
    await server.kill('SIGKILL');
    await server.start();
  };
  const draftNow = async (): Promise<string> =>
    ((await readReplicants(server, ['draft'])) as { draft: DraftView }).draft.line;
  const white = (view: ClocksView) => view.clocks.find(({ side }) => side === 'white');

  it('a draft is there, and a moment is offered to the director; no gap while the clock stands', async () => {
    await mustPost(server, { type: 'markMoment', text: 'Both kings', secondsAgo: 0, offer: true });
    await mustPost(server, { type: 'setDraft', line: '1:Nf6  offer' });
    await killAndStart();
    expect(await draftNow()).toBe('1:Nf6  offer');
    expect((await clocks()).gap).toBeNull();
    await until(async () => {
      const { show } = (await readReplicants(server, ['show'])) as { show: ShowView };
      return show.suggestions.some(({ kind, text }) => kind === 'marked' && text === 'Both kings');
    }, 'the moment to be offered');
  });

  it('the draft of a turn that was taken back is there', async () => {
    const { version } = await mustPost(server, { type: 'commitTurn', line: '1:e5' });
    await mustPost(server, { type: 'undo', reason: null, expectedVersion: version });
    await killAndStart();
    expect(await draftNow()).toBe('1:e5');
  });

  it('B24 the clock counts on, shows how long the gap was, and the arbiter can give it back; a draft that was emptied is empty', async () => {
    await mustPost(server, { type: 'commitTurn', line: '1:e5' });
    await mustPost(server, { type: 'setDraft', line: '1:Nf3' });
    await mustPost(server, { type: 'setDraft', line: '' });
    await mustPost(server, { type: 'startClock' });
    const before = await clocks();
    await server.kill('SIGKILL');
    const deadFromMs = Date.now();
    await server.start();
    const aliveByMs = Date.now();

    expect(await draftNow()).toBe('');
    const after = await clocks();
    expect(after.clocks).toEqual(before.clocks);
    expect(after.gap).toMatchObject({ side: 'white', lostMs: (after.gap?.toMs ?? 0) - (after.gap?.fromMs ?? 0) });
    expect(after.gap?.fromMs).toBeLessThanOrEqual(deadFromMs);
    expect(after.gap?.toMs).toBeGreaterThan(deadFromMs);
    expect(after.gap?.toMs).toBeLessThanOrEqual(aliveByMs);

    await mustPost(server, { type: 'dismissGap', giveBack: true });
    await mustPost(server, { type: 'stopClock', reason: 'test' });
    const given = await clocks();
    const ranMs = Date.now() - (white(before)?.runningSinceMs ?? 0);
    const lostMs = after.gap?.lostMs ?? 0;
    expect(given.gap).toBeNull();
    const full = white(before)?.remainingMs ?? 0;
    expect(white(given)?.remainingMs).toBeGreaterThanOrEqual(full - ranMs + lostMs);
    expect(white(given)?.remainingMs).toBeLessThanOrEqual(full);
  });
});

/** In place, while somebody has it open: no other file, no other length. */
const overwrite = (path: string, byte: number): void => {
  const file = openSync(path, 'r+');
  const bytes = Buffer.alloc(readFileSync(path).length, byte);
  writeSync(file, bytes, 0, bytes.length, 0);
  closeSync(file);
};

describe('files that another program writes to while the server runs', () => {
  afterEach(() => server.dispose());
  const LINES = ['e4', 'e5', 'Nf3', 'Nc6', 'Bb5', 'a6', 'Ba4', 'Nf6', 'd3', 'd6', 'c3', 'Be7'];
  const HARMS: readonly (readonly [name: string, harm: (journal: string) => void])[] = [
    ['the log emptied', (journal) => truncateSync(`${journal}-wal`, 0)],
    ['the log zeroed', (journal) => overwrite(`${journal}-wal`, 0)],
    ['the log overwritten', (journal) => overwrite(`${journal}-wal`, 7)],
    ['the journal emptied', (journal) => truncateSync(journal, 0)],
    ['the journal overwritten', (journal) => overwrite(journal, 7)],
  ];

  it('are written anew from memory, and a kill afterwards loses no turn', async () => {
    server = await startTestServer({ config: { commandMaxAgeMs: 600_000 } });
    await newMatch(server);
    const folder = join(server.root, 'db', 'chess-match');
    const putAside = (): number => readdirSync(folder).filter((name) => name.includes('.foreign.')).length;
    const lines = LINES.values();
    const play = (): Promise<unknown> =>
      mustPost(server, { type: 'commitTurn', line: `1:${lines.next().value ?? ''}` });
    let played = 0;
    for (const [name, harm] of HARMS) {
      const before = putAside();
      await play();
      harm(join(folder, 'journal.sqlite3'));
      await until(() => putAside() > before, `${name} to be noticed`);
      expect(JSON.stringify(await getJson(server, '/chess-match/health'))).toContain('journal/file_put_back');
      await play();
      played += 2;
      await server.kill('SIGKILL');
      await server.start();
      const { match } = (await readReplicants(server, ['match'])) as { match: MatchView };
      expect([name, match.ply, await getJson(server, '/chess-match/health')]).toEqual([
        name,
        played,
        expect.objectContaining({ ok: true }),
      ]);
    }
  });
});
