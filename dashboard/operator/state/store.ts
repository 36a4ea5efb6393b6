import type { Answer, CommandBody, Problem, Replicants } from 'chess-match/client';
import { createCommandQueue, type BodyFor, type CommandQueue } from './commandQueue';
import { createMovesShown } from './movesShown';
import type { Origin } from './origin';
import type { OperatorSnapshot } from './snapshot';
import { createThreadEntries, type FieldEvent } from '../../games/swedish/operator/state/threadEntries';
import type { ThreadEntry } from '../../games/swedish/operator/model/threadEntry';
import {
  tidy,
  EMPTY_SYNC,
  isUnheard,
  lineOf,
  stepDraft,
  turnKey,
  type DraftEvent,
  type DraftSync,
  type Typed,
} from 'chess-match/client/turn';
import { TURN_LINE } from 'chess-match/games/business';

export interface OperatorState {
  readonly snapshot: OperatorSnapshot | null;
  /** Legal on the boards of the snapshot, by board; they come a moment after those. */
  readonly moves: Replicants['moves']['boards'];
  readonly isConnected: boolean;
  readonly sync: DraftSync;
  /** What is typed, by thread, where threads are entered each by itself. */
  readonly entries: Readonly<Record<string, ThreadEntry>>;
  readonly refusals: Readonly<Partial<Record<Origin, Problem>>>;
  readonly busy: ReadonlySet<Origin>;
}

/** The client as the store uses it. */
export interface OperatorPort {
  readonly onSnapshot: (listener: (snapshot: OperatorSnapshot) => void) => void;
  readonly onMoves: (listener: (moves: Replicants['moves']) => void) => void;
  readonly onConnection: (listener: () => void) => void;
  readonly isConnected: () => boolean;
  readonly send: (body: CommandBody) => Promise<Answer>;
}

export interface OperatorStore {
  readonly getState: () => OperatorState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Makes this line the draft, here at once and on the server as soon as it can be. */
  readonly edit: (line: string) => void;
  /** The same for what is typed into the line's field, which keeps its text to the letter. */
  readonly type: (typed: Typed) => void;
  /** What is typed while the clock is being pressed: for the next turn. */
  readonly typeAhead: (typed: Typed) => void;
  /** The line's field was left. */
  readonly leaveLine: () => void;
  /** Commits the line shown, after it has reached the server. */
  readonly press: () => void;
  /** Sends a command after those before it; true if it was accepted. A refusal is kept for its origin. */
  readonly act: (origin: Origin, bodyFor: BodyFor) => Promise<boolean>;
  /** The same for a command to a thread: another thread's commands neither hold it up nor tell it of other versions. */
  readonly actIn: (thread: string, origin: Origin, bodyFor: BodyFor) => Promise<boolean>;
  /** What happens in the field of a thread. */
  readonly enter: (thread: string, event: FieldEvent) => void;
  readonly forgive: (origin: Origin) => void;
  /** Takes the lost text of the notice back as the draft. */
  readonly takeBack: () => void;
  readonly dismissNotice: () => void;
}

const EMPTY: OperatorState = {
  snapshot: null,
  moves: {},
  isConnected: false,
  sync: EMPTY_SYNC,
  entries: {},
  refusals: {},
  busy: new Set(),
};

const STALE: Problem = { code: 'match/stale', params: {}, rule: null, item: null };

const turnOf = ({ match }: OperatorSnapshot): string => turnKey(match, match.ply);

const withoutKey = (refusals: OperatorState['refusals'], origin: Origin): OperatorState['refusals'] =>
  Object.fromEntries(Object.entries(refusals).filter(([key]) => key !== origin));

/** Refusals of another turn are void, but for those of a thread; that a command came too late is said after the page has caught up. */
const onlyStale = (refusals: OperatorState['refusals']): OperatorState['refusals'] =>
  Object.fromEntries(
    Object.entries(refusals).filter(([origin, problem]) => origin.includes(':') || problem?.code === STALE.code),
  );

/** State flows one way: replicants and answers come in here, components read, intents go out as commands. */
export const createStore = (port: OperatorPort): OperatorStore => {
  let state: OperatorState = { ...EMPTY, isConnected: port.isConnected() };
  const listeners = new Set<() => void>();
  const commands = createCommandQueue(port.send);
  const movesShown = createMovesShown();
  let isPressWanted = false;

  const set = (change: Partial<OperatorState>): void => {
    state = { ...state, ...change };
    for (const listener of [...listeners]) listener();
  };
  const setBusy = (origin: Origin, isBusy: boolean): void => {
    const busy = new Set(state.busy);
    if (isBusy) busy.add(origin);
    else busy.delete(origin);
    set({ busy });
  };
  const seenVersion = (): number => state.snapshot?.draft.version ?? 0;

  const sendBy = async (queue: CommandQueue, origin: Origin, bodyFor: BodyFor): Promise<Answer | null> => {
    if (!state.isConnected) return null;
    // Out before the page draws that it is busy: whoever watches the clock does not wait for that.
    const sent = queue.send(bodyFor);
    set({ refusals: withoutKey(state.refusals, origin) });
    setBusy(origin, true);
    const answer = await sent;
    setBusy(origin, false);
    if (!answer.ok) set({ refusals: { ...state.refusals, [origin]: answer.error } });
    return answer;
  };
  const act = async (origin: Origin, bodyFor: BodyFor): Promise<boolean> =>
    (await sendBy(commands, origin, bodyFor))?.ok === true;
  const entries = createThreadEntries({
    post: port.send,
    sendBy,
    forgive: (origin, isCaughtUp) => {
      const isKept = isCaughtUp && state.refusals[origin]?.code === STALE.code;
      if (!isKept && origin in state.refusals) set({ refusals: withoutKey(state.refusals, origin) });
    },
    refuse: (origin, problem) => set({ refusals: { ...state.refusals, [origin]: problem } }),
    changed: (next) => set({ entries: next }),
  });

  const commit = (): void => {
    isPressWanted = false;
    const line = lineOf(state.sync);
    void act('press', (expectedVersion) => ({ type: 'commitTurn', expectedVersion, line })).then((isDone) => {
      if (!isDone) step({ type: 'unpressed' });
    });
  };
  /** A press waits for the text typed before it; if that text was lost, the press is too. */
  const afterStep = (): void => {
    const { local, notice } = state.sync;
    if (!isPressWanted) return;
    if (local === null && notice === null) commit();
    else if (local === null) {
      isPressWanted = false;
      set({ refusals: { ...state.refusals, press: notice?.problem ?? STALE } });
      step({ type: 'unpressed' });
    }
  };
  const step = (event: DraftEvent): void => {
    const { state: sync, send: line } = stepDraft(state.sync, event, TURN_LINE);
    set({ sync });
    if (line !== null) void sendDraft(line);
    afterStep();
  };
  const sendDraft = async (line: string): Promise<void> => {
    const expectedVersion = Math.max(seenVersion(), state.sync.accepted);
    const answer = await port.send({ type: 'setDraft', expectedVersion, line });
    step({ type: 'answered', answer, seenVersion: seenVersion() });
    if (!answer.ok && isUnheard(answer.error)) abandonPress(answer.error);
  };
  /** Nobody knows whether the line arrived: a press that waited for it would come at some later text, unasked. */
  const abandonPress = (problem: Problem): void => {
    if (!isPressWanted || state.sync.inFlight !== null) return;
    isPressWanted = false;
    set({ refusals: { ...state.refusals, press: problem } });
    step({ type: 'unpressed' });
  };

  port.onSnapshot((snapshot) => {
    const { match, draft } = snapshot;
    commands.see(match.matchId, match.version);
    const isOtherTurn = turnOf(snapshot) !== state.sync.turn;
    const isTooLate = isOtherTurn && isPressWanted;
    if (isTooLate) isPressWanted = false;
    const refusals = isOtherTurn ? onlyStale(state.refusals) : state.refusals;
    const moves = movesShown.seeSnapshot(snapshot);
    set({ snapshot, moves, refusals: isTooLate ? { ...refusals, press: STALE } : refusals });
    step({ type: 'published', turn: turnOf(snapshot), line: draft.line, version: draft.version });
    entries.see(snapshot);
  });
  port.onMoves((moves) => set({ moves: movesShown.seeMoves(moves) }));
  port.onConnection(() => {
    const isConnected = port.isConnected();
    if (isConnected === state.isConnected) return;
    isPressWanted = false;
    commands.forget();
    entries.forget();
    set({ isConnected });
    step({ type: 'unpressed' });
    if (isConnected) {
      step({ type: 'reconnected' });
      entries.reconnected();
    }
  });

  const edit = (line: string, typed: string | null): void => {
    if (!state.isConnected) return;
    isPressWanted = false;
    const refusals = withoutKey(withoutKey(state.refusals, 'draft'), 'press');
    set({ refusals });
    step({ type: 'edited', line, typed });
  };

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    edit: (line) => edit(line, null),
    type: ({ line, text }) => {
      const isSame = tidy(line) === tidy(lineOf(state.sync));
      if (!isSame) edit(line, text);
      else if (state.isConnected) step({ type: 'edited', line, typed: text });
    },
    typeAhead: (ahead) => {
      if (state.isConnected) step({ type: 'typedAhead', ahead });
    },
    leaveLine: () => step({ type: 'left' }),
    press: () => {
      if (!state.isConnected || state.busy.has('press')) return;
      step({ type: 'pressed' });
      if (state.sync.notice !== null) step({ type: 'dismissed' });
      isPressWanted = true;
      const { local, inFlight, staleAt } = state.sync;
      // The answer to the line never came: it goes out once more before the press.
      if (local !== null && inFlight === null && staleAt === null) step({ type: 'resent' });
      else afterStep();
    },
    act,
    actIn: async (thread, origin, bodyFor) => (await sendBy(entries.queue(thread), origin, bodyFor))?.ok === true,
    enter: (thread, event) => {
      if (state.isConnected) entries.enter(thread, event);
    },
    forgive: (origin) => {
      set({ refusals: withoutKey(state.refusals, origin) });
    },
    takeBack: () => {
      const { notice } = state.sync;
      step({ type: 'dismissed' });
      if (notice !== null) step({ type: 'edited', line: notice.text, typed: null });
    },
    dismissNotice: () => {
      step({ type: 'dismissed' });
    },
  };
};
