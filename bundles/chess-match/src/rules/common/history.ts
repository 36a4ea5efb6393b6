import type { Problem } from '@schemas/draft';
import type { AnyGame, GameEvent } from './game';
import { err, ok, type Result } from './result';

/** Undo is an event like any other: it names the entry that no longer counts, or that counts again. */
export type HistoryEvent =
  | { readonly type: 'undone'; readonly atMs: number; readonly seq: number; readonly reason: string | null }
  | { readonly type: 'redone'; readonly atMs: number; readonly seq: number };

export type AnyEvent = GameEvent | HistoryEvent;

export interface Entry {
  /** 1 for the first entry of a match; the match's version after it. */
  readonly seq: number;
  readonly event: AnyEvent;
}

/** A state with the entries it was folded from, and which of them do not count. */
export interface History<State> {
  readonly initial: State;
  readonly entries: readonly Entry[];
  /** Undone and still to be redone, the latest undone last. */
  readonly redoable: readonly number[];
  /** Undone for good: a new fact came after. */
  readonly dropped: readonly number[];
  readonly state: State;
}

const isHistoryEvent = (event: AnyEvent): event is HistoryEvent => event.type === 'undone' || event.type === 'redone';

/** The undo and redo bookkeeping after one more entry, the state left out. */
const track = <State>(game: AnyGame, history: History<State>, { event }: Entry): History<State> => {
  if (event.type === 'undone')
    return { ...history, redoable: [...history.redoable, (event as { seq: number } & AnyEvent).seq] };
  if (event.type === 'redone') return { ...history, redoable: history.redoable.slice(0, -1) };
  if (history.redoable.length === 0 || game.undoLabel(event as GameEvent) === null) return history;
  return { ...history, redoable: [], dropped: [...history.dropped, ...history.redoable] };
};

/** State as though the undone entries had never been; clock and arbiter's entries after them still count. */
const stateOf = <State>(game: AnyGame, history: History<State>): State => {
  const out = new Set([...history.redoable, ...history.dropped]);
  let state = history.initial;
  for (const { seq, event } of history.entries)
    if (!isHistoryEvent(event) && !out.has(seq)) state = game.evolve(state, event) as State;
  return state;
};

/** The history of a whole journal; entries in order of `seq`, from 1, without gaps. */
export const foldHistory = <State>(game: AnyGame, initial: State, entries: readonly Entry[]): History<State> => {
  let history: History<State> = { initial, entries, redoable: [], dropped: [], state: initial };
  for (const entry of entries) history = track(game, history, entry);
  return { ...history, state: stateOf(game, history) };
};

/** The history with one more entry; equal to folding all entries afresh. */
export const append = <State>(game: AnyGame, history: History<State>, event: AnyEvent): History<State> => {
  const entry: Entry = { seq: history.entries.length + 1, event };
  const next = track(game, { ...history, entries: [...history.entries, entry] }, entry);
  const state = isHistoryEvent(event) ? stateOf(game, next) : (game.evolve(history.state, event) as State);
  return { ...next, state };
};

/** The entry undo would take back: the last fact that counts. */
export const undoTarget = <State>(game: AnyGame, history: History<State>): Entry | null => {
  const out = new Set([...history.redoable, ...history.dropped]);
  const counts = ({ seq, event }: Entry): boolean =>
    !isHistoryEvent(event) && !out.has(seq) && game.undoLabel(event) !== null;
  return history.entries.findLast(counts) ?? null;
};

export const redoTarget = <State>(history: History<State>): Entry | null => {
  const seq = history.redoable.at(-1);
  return seq === undefined ? null : (history.entries[seq - 1] ?? null);
};

const nothing = (code: 'undo/nothing' | 'redo/nothing'): Problem => ({ code, params: {}, rule: 'B27', item: null });

/** @returns the event of taking back the last fact (B27), or undo/nothing. */
export const decideUndo = <State>(
  game: AnyGame,
  history: History<State>,
  atMs: number,
  reason: string | null,
): Result<HistoryEvent, Problem> => {
  const target = undoTarget(game, history);
  return target === null ? err(nothing('undo/nothing')) : ok({ type: 'undone', atMs, seq: target.seq, reason });
};

/** @returns the event of counting the last undone fact again, or redo/nothing. */
export const decideRedo = <State>(history: History<State>, atMs: number): Result<HistoryEvent, Problem> => {
  const target = redoTarget(history);
  return target === null ? err(nothing('redo/nothing')) : ok({ type: 'redone', atMs, seq: target.seq });
};
