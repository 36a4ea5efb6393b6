import { randomUUID } from 'node:crypto';
import type { Answer } from '@schemas/answer';
import type { DraftView } from '@schemas/draft';
import type { HistoryView } from '@schemas/history';
import type { MatchView } from '@schemas/match';
import type { MatchesView } from '@schemas/matches';
import type { MovesView } from '@schemas/moves';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  getJson,
  mustPost,
  newMatch,
  openCommandSocket,
  postCommand,
  rawRequest,
  type CommandSocket,
  type Fields,
} from './support/commands';
import { readReplicants } from './support/replicants';
import { startTestServer, type TestServer } from './support/server';
import { until } from './support/until';

let server: TestServer;
let operator: CommandSocket;
beforeAll(async () => {
  server = await startTestServer();
  operator = await openCommandSocket(server);
});
afterAll(async () => {
  operator.close();
  await server.dispose();
});

const codeOf = (answer: Answer): string | null => (answer.ok ? null : answer.error.code);

const health = async () =>
  (await getJson(server, '/chess-match/health')) as { journal: { version: number; entries: number } };

describe('before any match', () => {
  it('refuses a turn with match/none_open, over both ways', async () => {
    expect(codeOf(await operator.send({ type: 'commitTurn', line: '1:e4' }))).toBe('match/none_open');
    const { status, answer } = await postCommand(server, { type: 'commitTurn', line: '1:e4' });
    expect([status, codeOf(answer)]).toEqual([422, 'match/none_open']);
  });

  it('has no state and no record', async () => {
    for (const path of ['state', 'record.bcr']) {
      const { status, text } = await rawRequest(server, 'GET', `/chess-match/${path}`);
      expect([status, JSON.parse(text)]).toMatchObject([404, { code: 'match/none_open' }]);
    }
  });
});

describe('admission', () => {
  beforeEach(async () => {
    await newMatch(server);
  });

  /** A refusal must come the same way over both transports, with its HTTP status, and leave no entry. */
  const refusals: readonly [string, number, () => Fields][] = [
    ['command/malformed', 400, () => ({ type: 'commitTurn', line: 5 })],
    ['command/malformed', 400, () => ({ type: 'noteGap', fromMs: 0, toMs: 1 })],
    ['command/expired', 422, () => ({ type: 'startClock', issuedAt: Date.now() - 6000 })],
    ['match/stale', 409, () => ({ type: 'startClock', expectedVersion: 0 })],
    ['move/illegal', 422, () => ({ type: 'commitTurn', line: '1:Ke2' })],
    ['match/unknown', 422, () => ({ type: 'openMatch', matchId: 'nowhere-at-all' })],
    ['obs/not_configured', 422, () => ({ type: 'showScene', audience: 'white' })],
  ];
  it.each(refusals)('refuses with %s over the socket and with %i over HTTP', async (code, status, command) => {
    const before = (await health()).journal.entries;
    expect(codeOf(await operator.send(command()))).toBe(code);
    const reply = await postCommand(server, command());
    expect([reply.status, codeOf(reply.answer)]).toEqual([status, code]);
    expect((await health()).journal.entries).toBe(before);
  });

  it('B27 refuses undo with undo/nothing and redo with redo/nothing', async () => {
    const expectedVersion = (await health()).journal.version;
    expect(codeOf(await operator.send({ type: 'undo', reason: null, expectedVersion }))).toBe('undo/nothing');
    expect(codeOf(await operator.send({ type: 'redo', expectedVersion }))).toBe('redo/nothing');
  });

  it('takes a command over the socket and publishes what it answered', async () => {
    const answer = await operator.send({ type: 'commitTurn', line: '1:e4' });
    const { match } = (await readReplicants(server, ['match'])) as { match: MatchView };
    expect(answer).toEqual({ ok: true, version: match.version, matchId: match.matchId });
    expect(match).toMatchObject({
      ply: 1,
      toMove: 'black',
      turn: '1...',
      event: 'Cup',
      teams: { white: { name: 'Reds' } },
    });
    expect(await getJson(server, '/chess-match/state')).toMatchObject({
      toMove: 'black',
      branches: [{ line: ['e4'] }],
    });
  });

  it('gives the same id the same answer, over whichever way it comes again', async () => {
    const command = { type: 'commitTurn', line: '1:e4', id: randomUUID() };
    const first = await operator.send(command);
    expect(await operator.send(command)).toEqual(first);
    expect((await postCommand(server, command)).answer).toEqual(first);
    expect(await getJson(server, '/chess-match/state')).toMatchObject({ branches: [{ line: ['e4'] }] });
  });

  it('refuses the later of two operators as stale: of two lines, of two presses, of a line for a turn that is over', async () => {
    const other = await openCommandSocket(server);
    const { version } = (await health()).journal;
    const draft = await mustPost(server, { type: 'setDraft', line: '1:e4' });
    const lines = await Promise.all([
      operator.send({ type: 'setDraft', line: '1:d4', expectedVersion: draft.version }),
      other.send({ type: 'setDraft', line: '1:c4', expectedVersion: draft.version }),
    ]);
    const drafted = lines.find(({ ok }) => ok)?.version ?? 0;
    const presses = await Promise.all([
      operator.send({ type: 'commitTurn', line: null, expectedVersion: version }),
      other.send({ type: 'commitTurn', line: '1:e4', expectedVersion: version }),
    ]);
    const late = await other.send({ type: 'setDraft', line: '1:c3', expectedVersion: drafted });
    other.close();
    expect([lines, presses].map((answers) => answers.map(codeOf).sort())).toEqual([
      ['draft/stale', null],
      ['match/stale', null],
    ]);
    expect(codeOf(late)).toBe('draft/stale');
  });

  it('takes a line for no fact: journal and match know nothing of it, no page but the crew gets anything', async () => {
    const NAMES = ['match', 'complete', 'history', 'clocks', 'boards'] as const;
    const before = [(await health()).journal.version, await readReplicants(server, NAMES)];
    await mustPost(server, { type: 'setDraft', line: '1:Nf3' });
    const { draft } = (await readReplicants(server, ['draft'])) as { draft: DraftView };
    expect(draft.line).toBe('1:Nf3');
    expect([(await health()).journal.version, await readReplicants(server, NAMES)]).toEqual(before);
  });

  it('shows the draft to every page, with what it lacks', async () => {
    await mustPost(server, { type: 'setDraft', line: '1:Nf9' });
    const { draft } = (await readReplicants(server, ['draft'])) as { draft: DraftView };
    expect(draft).toMatchObject({ line: '1:Nf9', ready: false, items: [{ text: '1:Nf9' }] });
    expect(draft.items[0]?.problem?.code).toBe('move/illegal');
  });

  it('works out moves and history after what is on air', async () => {
    await mustPost(server, { type: 'commitTurn', line: '1:e4' });
    const read = async () =>
      (await readReplicants(server, ['match', 'moves', 'history'])) as {
        match: MatchView;
        moves: MovesView;
        history: HistoryView;
      };
    await until(async () => (await read()).history.undo !== null, 'the history to be published');
    const { match, moves, history } = await read();
    const { version } = match;
    expect(moves.boards['1']).toHaveLength(20);
    const undo = {
      label: '1.',
      kind: 'turn',
      line: '1:e4',
      reasonDue: false,
      count: 1,
      with: [],
      now: { white: 0, black: 0 },
      then: { white: 0, black: 0 },
    };
    expect(history).toEqual({ version, undo, redo: null, threads: [{ thread: 'game', undo, redo: null }] });
  });
});

describe('HTTP', () => {
  const post = (headers: Readonly<Record<string, string>>, body: string) =>
    rawRequest(server, 'POST', '/chess-match/commands', headers, body);
  const json = { 'content-type': 'application/json' };

  it('answers 400 to what is not JSON, in the shape of every answer', async () => {
    const { status, text } = await post(json, '{"type":');
    expect([status, JSON.parse(text)]).toMatchObject([400, { ok: false, error: { code: 'command/malformed' } }]);
  });

  it('answers 400 to JSON that is no command', async () => {
    for (const body of ['null', '[]', '"press"', '{}']) expect((await post(json, body)).status).toBe(400);
  });

  it('answers 415 to forms and plain text: what a foreign page could post without asking', async () => {
    const command = JSON.stringify({ type: 'startClock' });
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])
      expect((await post({ 'content-type': type }, command)).status).toBe(415);
  });

  it('answers 413 to what is too large', async () => {
    const { status } = await post(json, JSON.stringify({ type: 'setDraft', line: 'x'.repeat(70_000) }));
    expect(status).toBe(413);
  });

  it('answers 405 and 404 as HTTP has it', async () => {
    expect((await rawRequest(server, 'DELETE', '/chess-match/commands')).status).toBe(405);
    expect((await rawRequest(server, 'POST', '/chess-match/state', json, '{}')).status).toBe(405);
    expect((await rawRequest(server, 'GET', '/chess-match/nothing')).status).toBe(404);
    expect((await rawRequest(server, 'GET', '/chess-match/constructor')).status).toBe(404);
  });

  it('writes the record of the open match', async () => {
    await newMatch(server, { event: 'Winter Cup' });
    await mustPost(server, { type: 'commitTurn', line: '1:e4' });
    const { status, text } = await rawRequest(server, 'GET', '/chess-match/record.bcr');
    expect(status).toBe(200);
    expect(text).toContain('[Event "Winter Cup"]');
    expect(text).toMatch(/^1\. 1:e4/m);
  });
});

describe('the library', () => {
  it('lists every match, newest first, and marks the open one', async () => {
    const first = await newMatch(server, { event: 'First' });
    const second = await newMatch(server, { event: 'Second' });
    await mustPost(server, { type: 'openMatch', matchId: first.matchId });
    const read = async () => ((await readReplicants(server, ['matches'])) as { matches: MatchesView }).matches.matches;
    const isOpen = async () => (await read()).find(({ matchId }) => matchId === first.matchId)?.open === true;
    await until(isOpen, 'the list to show the open match');
    const [newest, older] = await read();
    expect(newest).toMatchObject({ matchId: second.matchId, event: 'Second', open: false, status: 'waiting' });
    expect(older).toMatchObject({ matchId: first.matchId, event: 'First', open: true });
  });

  it('B20 adds the first game to a return game, colours reversed', async () => {
    const first = await newMatch(server, { settings: { gameRating: 3 } });
    for (const line of ['1:f3', '1:e5', '1:g4', '1:Qh4#']) await mustPost(server, { type: 'commitTurn', line });
    await newMatch(server, { white: 'Blues', black: 'Reds', returnOf: first.matchId });
    const { score, match } = (await readReplicants(server, ['score', 'match'])) as {
      score: { white: number; black: number; match: unknown };
      match: MatchView;
    };
    expect(score).toMatchObject({ white: 0, black: 0, match: { white: 6, black: 0 } });
    expect(match.settings).toMatchObject({ gameRating: 3 });
  });
});
