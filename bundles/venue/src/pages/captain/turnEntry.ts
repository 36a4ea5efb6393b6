import type { CommandBody, Problem } from 'chess-match/client/contract';
import { createListeners } from 'chess-match/client/drawing';
import {
  EMPTY_ENTRY,
  EMPTY_SYNC,
  isUnheard,
  lineOf,
  stepEntry,
  stillSaid,
  tidy,
  type Entry,
  type EntryEvent,
  type LineGrammar,
} from 'chess-match/client/turn';
import type { Device } from '../device/device';

/** What became of an act whose answer was lost. */
export interface Fate {
  readonly type: CommandBody['type'];
  /** In which it was asked. */
  readonly turn: string;
  readonly isDone: boolean;
}

/** What the server says of the turn of a thread. */
export interface SeenTurn {
  readonly turn: string;
  readonly matchVersion: number;
  /** Null where this team prepares nothing there. */
  readonly draft: { readonly line: string; readonly version: number } | null;
}

/** A turn at this screen: the line it shares with the crew and its press, and what became of what was done. */
export interface TurnState {
  readonly entry: Entry;
  /** Why another act than the press came to nothing. */
  readonly refusal: Problem | null;
  readonly fate: Fate | null;
  /** Another act is under way. */
  readonly isBusy: boolean;
  /** Lines of this turn before each change made here, the newest last. */
  readonly before: readonly string[];
}

export interface TurnEntry {
  state(): TurnState;
  onChange(listener: () => void): () => void;
  see(seen: SeenTurn): void;
  edit(change: (line: string) => string): void;
  /** The line as it was before the last change made here. */
  undo(): void;
  /** The clock, with the line as it stands. */
  press(): void;
  /** Anything that is neither an edit nor the press. */
  act(body: CommandBody): Promise<void>;
  dismiss(): void;
}

const NOTHING: TurnState = { entry: EMPTY_ENTRY, refusal: null, fate: null, isBusy: false, before: [] };

/** Why the last press, or another act, came to nothing. */
export const refusalOf = ({ entry, refusal }: TurnState): Problem | null => entry.refusal ?? refusal;

/** Whether something is on its way that must be answered first. */
export const isUnderWay = ({ entry, isBusy }: TurnState): boolean => isBusy || entry.press !== null;

/**
 * The turn of a thread, entered here and on pages of the crew: the same machine as there, over this device's way to the
 * match.
 * @param thread null where the match has one
 */
export const createTurnEntry = (
  device: Pick<Device, 'send' | 'act'>,
  grammar: LineGrammar,
  thread: string | null,
): TurnEntry => {
  const listeners = createListeners();
  const inThread = thread === null ? {} : { thread };
  let state = NOTHING;
  let seen: SeenTurn = { turn: '', matchVersion: 0, draft: null };
  let sent = 0;
  const seenVersion = (): number => seen.draft?.version ?? 0;
  const set = (change: Partial<TurnState>): void => {
    state = { ...state, ...change };
    listeners.tell();
  };
  const step = (event: EntryEvent): void => {
    const { state: entry, draft, commit } = stepEntry(state.entry, event, grammar);
    if (entry !== state.entry) set({ entry });
    if (draft !== null) void share(draft);
    if (commit !== null) void make(commit);
  };
  const share = async (line: string): Promise<void> => {
    const expectedVersion = Math.max(seenVersion(), state.entry.draft.accepted);
    const answer = await device.send({ type: 'setDraft', expectedVersion, line, ...inThread });
    step({ type: 'answered', answer, seenVersion: seenVersion() });
    // Nobody knows whether it arrived: the server's line is shown again, and what was lost is said.
    if (!answer.ok && isUnheard(answer.error)) step({ type: 'reconnected' });
  };
  /** What is sent later is not answered by the fate of what was sent before. */
  const submit = (body: CommandBody) => {
    sent += 1;
    const own = sent;
    const { turn } = state.entry.draft;
    set({ refusal: null, fate: null });
    return device.act(body, (isDone) => {
      if (sent !== own) return;
      step({ type: 'refusalRead' });
      set({ refusal: null, fate: { type: body.type, turn, isDone } });
    });
  };
  const make = async (line: string): Promise<void> => {
    const answer = await submit({ type: 'commitTurn', expectedVersion: seen.matchVersion, line, ...inThread });
    step({ type: 'committed', answer, seenVersion: seen.matchVersion });
  };
  const edited = (line: string, before: readonly string[]): void => {
    set({ before, refusal: null });
    step({ type: 'edited', line, typed: null });
  };
  return {
    state: () => state,
    onChange: listeners.subscribe,
    see: (now) => {
      const { turn, matchVersion, draft } = now;
      const isOther = turn !== state.entry.draft.turn;
      seen = now;
      const { refusal } = state.entry;
      if (isOther) set({ refusal: stillSaid(state.refusal), before: [] });
      if (draft !== null) step({ type: 'published', turn, matchVersion, line: draft.line, version: draft.version });
      else if (isOther) set({ entry: { ...EMPTY_ENTRY, draft: { ...EMPTY_SYNC, turn }, refusal: stillSaid(refusal) } });
    },
    edit: (change) => {
      const line = lineOf(state.entry.draft);
      const next = change(line);
      // What is pressed is no line to go on with: what comes behind it would be of the opponent's turn.
      if (state.entry.press === null && tidy(next) !== tidy(line)) edited(next, [...state.before, line]);
    },
    undo: () => {
      const last = state.before.at(-1);
      if (state.entry.press === null && last !== undefined) edited(last, state.before.slice(0, -1));
    },
    press: () => {
      if (!isUnderWay(state)) step({ type: 'pressed' });
    },
    act: async (body) => {
      if (isUnderWay(state)) return;
      set({ isBusy: true });
      step({ type: 'refusalRead' });
      const answer = await submit(body);
      set({ isBusy: false, refusal: answer.ok ? null : answer.error });
    },
    dismiss: () => {
      set({ refusal: null, fate: null });
      step({ type: 'refusalRead' });
      step({ type: 'dismissed' });
    },
  };
};
