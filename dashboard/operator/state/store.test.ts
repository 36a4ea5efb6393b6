import type { Answer, CommandBody } from 'chess-match/client';
import { TURN_LINE } from 'chess-match/games/business';
import { describe, expect, it } from 'vitest';
import { createStore, entryIn, type OperatorPort, type OperatorStore } from './store';
import { boardDrafts } from '../apart/state/drafts';
import { oneDraft } from './drafts';
import type { OperatorSnapshot } from './snapshot';

/** A snapshot with only what the store reads. */
const snapshot = (version: number, line = '', ply = 0, matchId = 'm'): OperatorSnapshot =>
  ({
    match: { version, matchId, ply },
    draft: { line, version, matchVersion: version },
    entry: { game: null },
  }) as OperatorSnapshot;
const ok = (version: number): Answer => ({ ok: true, version, matchId: 'm' });
const no = (code: string, version: number): Answer => ({
  ok: false,
  version,
  matchId: 'm',
  error: { code, params: {}, rule: null, item: null },
});

const of = (store: OperatorStore) => entryIn(store.getState(), null);
const write = (store: OperatorStore, line: string): void => store.enter(null, { type: 'edited', line, typed: null });

/** A server whose answers the test gives one by one. */
const setUp = () => {
  const sent: CommandBody[] = [];
  const waiting: ((answer: Answer) => void)[] = [];
  const heard = { snapshot: (_: OperatorSnapshot): void => undefined, connection: (): void => undefined };
  let isConnected = true;
  const port: OperatorPort = {
    onSnapshot: (listener) => (heard.snapshot = listener),
    onMoves: () => undefined,
    onConnection: (listener) => (heard.connection = listener),
    isConnected: () => isConnected,
    draftsOf: (snapshot) => (snapshot.entry.game === 'swedish' ? boardDrafts(snapshot) : oneDraft(TURN_LINE)(snapshot)),
    send: (body) => {
      sent.push(body);
      return new Promise((resolve) => waiting.push(resolve));
    },
  };
  const store = createStore(port);
  const settle = () => new Promise<void>((resolve) => setTimeout(resolve));
  return {
    store,
    sent,
    settle,
    publish: async (next: OperatorSnapshot): Promise<void> => {
      heard.snapshot(next);
      await settle();
    },
    answer: async (answer: Answer): Promise<void> => {
      waiting.shift()?.(answer);
      await settle();
    },
    connect: async (next: boolean): Promise<void> => {
      isConnected = next;
      heard.connection();
      await settle();
    },
  };
};

describe('the operator store', () => {
  it('B16 says of no other page what the end of the match took with it', async () => {
    const { store, publish, answer, settle } = setUp();
    await publish(snapshot(5));
    store.enter(null, { type: 'edited', typed: '1:e4', line: '1:e4' });
    await settle();
    await answer(ok(6));
    await publish(snapshot(6, '1:e4'));
    const ended = snapshot(7);
    await publish({ ...ended, match: { ...ended.match, status: 'over' } });
    expect(of(store).draft).toMatchObject({ server: '', own: [], notice: null });
  });

  it('sends one command at a time, each for the version the one before left', async () => {
    const { store, sent, publish, answer, settle } = setUp();
    await publish(snapshot(5));
    void store.act('clock', (expectedVersion) => ({ type: 'startClock', expectedVersion }));
    void store.act('press', (expectedVersion) => ({ type: 'stopClock', expectedVersion, reason: 'r' }));
    await settle();
    expect(sent).toEqual([{ type: 'startClock', expectedVersion: 5 }]);
    await answer(ok(6));
    expect(sent.at(-1)).toEqual({ type: 'stopClock', expectedVersion: 6, reason: 'r' });
  });

  it('sends what is typed beside the commands: neither waits for the other or makes it stale', async () => {
    const { store, sent, publish, answer, settle } = setUp();
    await publish(snapshot(5));
    write(store, '1:e');
    void store.act('clock', (expectedVersion) => ({ type: 'startClock', expectedVersion }));
    write(store, '1:e4');
    await settle();
    expect(sent).toEqual([
      { type: 'setDraft', expectedVersion: 5, line: '1:e' },
      { type: 'startClock', expectedVersion: 5 },
    ]);
    await answer(ok(8));
    expect(sent.at(-1)).toEqual({ type: 'setDraft', expectedVersion: 8, line: '1:e4' });
  });

  it('presses the clock only when the text before it has arrived, with the line on show', async () => {
    const { store, sent, publish, answer, settle } = setUp();
    await publish(snapshot(5));
    write(store, '1:e');
    write(store, '1:e4');
    store.enter(null, { type: 'pressed' });
    await settle();
    await answer(ok(6));
    expect(sent.map(({ type }) => type)).toEqual(['setDraft', 'setDraft']);
    await answer(ok(7));
    expect(sent.at(-1)).toEqual({ type: 'commitTurn', expectedVersion: 5, line: '1:e4' });
  });

  it('does not press the next turn where another page was quicker with this one', async () => {
    const { store, publish, sent, answer } = setUp();
    publish(snapshot(5));
    write(store, '1:e4');
    store.enter(null, { type: 'pressed' });
    store.enter(null, { type: 'typedAhead', ahead: { text: '1:d4', line: '1:d4' } });
    publish(snapshot(6, '', 1));
    expect(of(store).refusal?.code).toBe('match/stale');
    await answer(no('draft/stale', 6));
    await answer(ok(7));
    publish(snapshot(7, '1:d4', 1));
    expect(sent.filter(({ type }) => type === 'commitTurn')).toEqual([]);
  });

  it('does not press when the text was replaced by another page', async () => {
    const { store, sent, publish, answer, settle } = setUp();
    await publish(snapshot(5));
    write(store, '1:e4');
    store.enter(null, { type: 'pressed' });
    await settle();
    await publish(snapshot(6, '1:d4'));
    await answer(no('draft/stale', 6));
    expect(sent.map(({ type }) => type)).toEqual(['setDraft']);
    expect(of(store).refusal?.code).toBe('match/stale');
    expect(of(store).draft.notice?.text).toBe('1:e4');
  });

  it('keeps a refusal at the place the command came from, until the next try', async () => {
    const { store, publish, answer, settle } = setUp();
    await publish(snapshot(5));
    store.enter(null, { type: 'pressed' });
    await settle();
    await answer(no('turn/incomplete', 5));
    expect(of(store).refusal).toMatchObject({ code: 'turn/incomplete' });
    write(store, '1:e4');
    expect(of(store).refusal).toBeNull();
  });

  it('forgets refusals with the turn', async () => {
    const { store, publish, answer, settle } = setUp();
    await publish(snapshot(5));
    store.enter(null, { type: 'pressed' });
    await settle();
    await answer(no('turn/incomplete', 5));
    await publish(snapshot(6, '', 1));
    expect(of(store).refusal).toBeNull();
  });

  it('still says that a press came too late when the page has caught up', async () => {
    const { store, publish, answer, settle } = setUp();
    await publish(snapshot(5));
    store.enter(null, { type: 'pressed' });
    await settle();
    await answer(no('match/stale', 6));
    await publish(snapshot(6, '', 1));
    expect(of(store).refusal?.code).toBe('match/stale');
    write(store, '1:e4');
    expect(of(store).refusal).toBeNull();
  });

  it('sends nothing while not connected, and nothing of it later', async () => {
    const { store, sent, publish, connect } = setUp();
    await publish(snapshot(5));
    await connect(false);
    write(store, '1:e4');
    store.enter(null, { type: 'pressed' });
    expect(await store.act('clock', (expectedVersion) => ({ type: 'startClock', expectedVersion }))).toBe(false);
    await connect(true);
    expect(sent).toEqual([]);
  });

  it('keeps text the connection swallowed, and gives it back on demand', async () => {
    const { store, sent, publish, answer, connect } = setUp();
    await publish(snapshot(5));
    write(store, '1:e4');
    await connect(false);
    await answer(no('client/no_answer', 0));
    await connect(true);
    await publish(snapshot(5));
    expect(of(store).draft.notice).toMatchObject({ kind: 'unsent', text: '1:e4' });
    store.enter(null, { type: 'takenBack' });
    await publish(snapshot(5));
    expect(sent.at(-1)).toEqual({ type: 'setDraft', expectedVersion: 5, line: '1:e4' });
  });

  it('does not press for a text that is changed after the press', async () => {
    const { store, sent, publish, answer, settle } = setUp();
    await publish(snapshot(5));
    write(store, '1:e4');
    store.enter(null, { type: 'pressed' });
    write(store, '1:e3');
    await settle();
    await answer(ok(6));
    await answer(ok(7));
    expect(sent.map(({ type }) => type)).toEqual(['setDraft', 'setDraft']);
  });

  it('sends a line whose answer never came once more before it presses', async () => {
    const { store, sent, publish, answer, settle } = setUp();
    await publish(snapshot(5));
    write(store, '1:e4');
    await settle();
    await answer(no('client/no_answer', 0));
    store.enter(null, { type: 'pressed' });
    await settle();
    await answer(ok(6));
    expect(sent.map(({ type }) => type)).toEqual(['setDraft', 'setDraft', 'commitTurn']);
  });

  it('says that a press came to nothing when its line was not answered, and never presses later by itself', async () => {
    const { store, sent, publish, answer, settle } = setUp();
    await publish(snapshot(5));
    write(store, '1:e4');
    store.enter(null, { type: 'pressed' });
    await settle();
    await answer(no('client/no_answer', 0));
    expect(of(store).refusal?.code).toBe('client/no_answer');
    expect(of(store)).toMatchObject({ press: null, draft: { local: '1:e4' } });
    await publish(snapshot(6, '2:d4'));
    await answer(ok(7));
    expect(sent.map(({ type }) => type)).toEqual(['setDraft', 'setDraft']);
  });

  it('sends an unanswered line before it presses, though a notice stands beside it', async () => {
    const { store, sent, publish, answer, settle } = setUp();
    await publish(snapshot(5));
    write(store, '1:e4');
    await settle();
    await answer(ok(6));
    await publish(snapshot(7, '1:d4'));
    expect(of(store).draft.notice).toMatchObject({ kind: 'replaced', text: '1:e4' });
    write(store, '1:d3');
    await settle();
    await answer(no('client/no_answer', 0));
    store.enter(null, { type: 'pressed' });
    await settle();
    expect(of(store).draft.notice).toBeNull();
    await answer(ok(8));
    expect(sent.map(({ type }) => type)).toEqual(['setDraft', 'setDraft', 'setDraft', 'commitTurn']);
    expect(sent.at(-1)).toMatchObject({ line: '1:d3' });
  });

  it('says beside the board that a press came to nothing when its line was not answered', async () => {
    const { store, sent, publish, answer, settle } = setUp();
    const { match } = snapshot(5);
    await publish({
      match: { ...match, threads: [{ id: 'A', ply: 0 }] },
      draft: { line: '', version: 0 },
      entry: { game: 'swedish', boards: [{ thread: 'A', draft: { line: '', version: 0 } }] },
    } as unknown as OperatorSnapshot);
    store.enter('A', { type: 'edited', line: 'e4', typed: null });
    store.enter('A', { type: 'pressed' });
    await settle();
    await answer(no('client/no_answer', 0));
    expect(entryIn(store.getState(), 'A').refusal?.code).toBe('client/no_answer');
    expect(store.getState().entries.A).toMatchObject({ press: null, draft: { local: 'e4' } });
    store.enter('A', { type: 'pressed' });
    await settle();
    await answer(ok(1));
    expect(sent.map(({ type }) => type)).toEqual(['setDraft', 'setDraft', 'commitTurn']);
    expect(of(store).refusal).toBeNull();
  });

  it('presses once past a notice that only stands to be read', async () => {
    const { store, sent, publish, answer, settle } = setUp();
    await publish(snapshot(5));
    write(store, '1:e4');
    await settle();
    await answer(ok(6));
    await publish(snapshot(7, '1:d4'));
    store.enter(null, { type: 'pressed' });
    await settle();
    await answer(ok(8));
    expect(sent.map(({ type }) => type)).toEqual(['setDraft', 'commitTurn']);
    expect(sent.at(-1)).toMatchObject({ line: '1:d4' });
  });
});
