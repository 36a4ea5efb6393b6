import type { Answer, CommandBody, Problem, Replicants } from 'chess-match/client';
import { EMPTY_ENTRY, STALE, turnKey, type Entry } from 'chess-match/client/turn';
import { createListeners } from 'chess-match/client/view';
import type { BodyFor, CommandQueue } from './commandQueue';
import type { SharedDraft } from './drafts';
import { createEntries, type Entries, type PersonEvent } from './entries';
import { createMovesShown } from './movesShown';
import type { Origin } from './origin';
import { keyOf } from './queues';
import type { OperatorSnapshot } from './snapshot';

export interface OperatorState {
  readonly snapshot: OperatorSnapshot | null;
  /** Legal on the boards of the snapshot, by board; they come a moment after those. */
  readonly moves: Replicants['moves']['boards'];
  readonly isConnected: boolean;
  /** What is entered, by thread; under an empty name where the match has one. */
  readonly entries: Entries;
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
  /** What is entered on the page of the open game. */
  readonly draftsOf: (snapshot: OperatorSnapshot) => readonly SharedDraft[];
}

export interface OperatorStore {
  readonly getState: () => OperatorState;
  readonly subscribe: (listener: () => void) => () => void;
  /** What happens in the fields of a thread; null where the match has one. */
  readonly enter: (thread: string | null, event: PersonEvent) => void;
  /** Sends a command after those before it; true if it was accepted. A refusal is kept for its origin. */
  readonly act: (origin: Origin, bodyFor: BodyFor) => Promise<boolean>;
  /** The same for a command to a thread: another thread's commands neither hold it up nor tell it of other versions. */
  readonly actIn: (thread: string, origin: Origin, bodyFor: BodyFor) => Promise<boolean>;
  readonly dismissRefusal: (origin: Origin) => void;
}

const EMPTY: OperatorState = {
  snapshot: null,
  moves: {},
  isConnected: false,
  entries: {},
  refusals: {},
  busy: new Set(),
};

/** What is entered for a thread; null where the match has one. */
export const entryIn = ({ entries }: Pick<OperatorState, 'entries'>, thread: string | null): Entry =>
  entries[keyOf(thread)] ?? EMPTY_ENTRY;

const withoutKey = (refusals: OperatorState['refusals'], origin: Origin): OperatorState['refusals'] =>
  Object.fromEntries(Object.entries(refusals).filter(([key]) => key !== origin));

const turnOf = (snapshot: OperatorSnapshot | null): string | null =>
  snapshot === null ? null : turnKey(snapshot.match, snapshot.match.ply);

/**
 * Refusals of another turn are void, but for those of a thread; that a command came too late is said after the page has
 * caught up.
 */
const stillSaid = (refusals: OperatorState['refusals']): OperatorState['refusals'] =>
  Object.fromEntries(
    Object.entries(refusals).filter(([origin, problem]) => origin.includes(':') || problem?.code === STALE.code),
  );

/** State flows one way: replicants and answers come in here, components read, intents go out as commands. */
export const createStore = (port: OperatorPort): OperatorStore => {
  let state: OperatorState = { ...EMPTY, isConnected: port.isConnected() };
  const listeners = createListeners();
  const movesShown = createMovesShown();

  const set = (change: Partial<OperatorState>): void => {
    state = { ...state, ...change };
    listeners.tell();
  };
  const sendBy = async (queue: CommandQueue, origin: Origin, bodyFor: BodyFor): Promise<Answer | null> => {
    if (!state.isConnected) return null;
    // Out before the page draws that it is busy: whoever watches the clock does not wait for that.
    const sent = queue.send(bodyFor);
    set({ busy: new Set([...state.busy, origin]) });
    const answer = await sent;
    set({ busy: new Set([...state.busy].filter((other) => other !== origin)) });
    return answer;
  };
  const entries = createEntries({ post: port.send, sendBy, changed: (next) => set({ entries: next }) });
  const actBy = async (queue: CommandQueue, origin: Origin, bodyFor: BodyFor): Promise<boolean> => {
    if (!state.isConnected) return false;
    const sent = sendBy(queue, origin, bodyFor);
    set({ refusals: withoutKey(state.refusals, origin) });
    const answer = await sent;
    if (answer?.ok === false) set({ refusals: { ...state.refusals, [origin]: answer.error } });
    return answer?.ok === true;
  };

  port.onSnapshot((snapshot) => {
    const { matchId, version } = snapshot.match;
    const refusals = turnOf(snapshot) === turnOf(state.snapshot) ? state.refusals : stillSaid(state.refusals);
    set({ snapshot, moves: movesShown.seeSnapshot(snapshot), refusals });
    entries.see(matchId, version, port.draftsOf(snapshot));
  });
  port.onMoves((moves) => set({ moves: movesShown.seeMoves(moves) }));
  port.onConnection(() => {
    const isConnected = port.isConnected();
    if (isConnected === state.isConnected) return;
    set({ isConnected });
    entries.disconnected();
    if (isConnected) entries.reconnected();
  });

  return {
    getState: () => state,
    subscribe: listeners.subscribe,
    enter: (thread, event) => {
      const isOfPerson = event.type === 'refusalRead' || event.type === 'dismissed' || event.type === 'left';
      if (state.isConnected || isOfPerson) entries.enter(thread, event);
    },
    act: (origin, bodyFor) => actBy(entries.queue(null), origin, bodyFor),
    actIn: (thread, origin, bodyFor) => actBy(entries.queue(thread), origin, bodyFor),
    dismissRefusal: (origin) => set({ refusals: withoutKey(state.refusals, origin) }),
  };
};
