import { countedOf, type Book } from './counted';
import { isAmendment, isNote, isOfGame, isStep, type AnyEvent, type Entry, type Step } from './entry';
import { factOf } from './facts';
import { fold } from './fold';
import type { AnyGame } from './game';

/** A state with the entries it was folded from, and which of them do not count. */
export interface History<State> extends Book {
  readonly initial: State;
  readonly state: State;
}

/** Whether an event belongs to a thread, or to all; a null thread asks for whatever there is. */
export const concerns = (game: AnyGame, event: AnyEvent | undefined, thread: string | null): boolean => {
  if (event === undefined) return false;
  if (thread === null || !isOfGame(event)) return true;
  const of = game.threadOf(event);
  return of === null || of === thread;
};

/** The bookkeeping after an undo or redo. */
const turnBack = <State>(history: History<State>, event: Step): History<State> => {
  switch (event.type) {
    case 'undone':
      return { ...history, redoable: [...history.redoable, [event.seq]] };
    case 'takenBack':
      return { ...history, redoable: [...history.redoable, event.seqs] };
    case 'redone':
      return { ...history, redoable: history.redoable.filter(([first]) => first !== event.seq) };
  }
};

/** The undo and redo bookkeeping after one more entry, the state left out. */
const track = <State>(game: AnyGame, history: History<State>, { event }: Entry): History<State> => {
  if (isStep(event)) return turnBack(history, event);
  if (history.redoable.length === 0 || factOf(game, { seq: 0, event }) === null) return history;
  const thread = isOfGame(event) ? game.threadOf(event) : null;
  const isOver = (group: readonly number[]): boolean =>
    group.some((seq) => concerns(game, history.entries[seq - 1]?.event, thread));
  const [redoable, dropped] = [history.redoable.filter((group) => !isOver(group)), history.redoable.filter(isOver)];
  return { ...history, redoable, dropped: [...history.dropped, ...dropped.flat()] };
};

/** State as though the undone entries had never been; clock and arbiter's entries after them still count. */
const stateOf = <State>(game: AnyGame, history: History<State>): State =>
  fold(
    game,
    history.initial,
    countedOf(history).map(({ event }) => event),
  );

/** The threads that an event touches, as it comes after `history`; null: all of them. */
export const touched = <State>(game: AnyGame, history: History<State>, event: AnyEvent): readonly string[] | null => {
  if (isNote(event)) return [];
  if (isAmendment(event)) return null;
  const of = (seq: number): string | null => {
    const entry = history.entries[seq - 1];
    return entry === undefined || !isOfGame(entry.event) ? null : game.threadOf(entry.event);
  };
  const threads = isOfGame(event) ? [game.threadOf(event)] : seqsOf(history, event).map(of);
  return threads.every((thread) => thread !== null) ? threads : null;
};

/** The entries that an undo takes out, or a redo brings back. */
const seqsOf = <State>(history: History<State>, event: Step): readonly number[] => {
  switch (event.type) {
    case 'undone':
      return [event.seq];
    case 'takenBack':
      return event.seqs;
    case 'redone':
      return history.redoable.find(([first]) => first === event.seq) ?? [event.seq];
  }
};

/** Gives the history of a whole journal; entries in order of `seq`, from 1, without gaps. */
export const foldHistory = <State>(game: AnyGame, initial: State, entries: readonly Entry[]): History<State> => {
  let history: History<State> = { initial, entries, redoable: [], dropped: [], state: initial };
  for (const entry of entries) history = track(game, history, entry);
  return { ...history, state: stateOf(game, history) };
};

/** Gives the history with one more entry; equal to folding all entries afresh. */
export const append = <State>(game: AnyGame, history: History<State>, event: AnyEvent): History<State> => {
  const entry: Entry = { seq: history.entries.length + 1, event };
  const next = track(game, { ...history, entries: [...history.entries, entry] }, entry);
  if (isNote(event)) return next;
  return { ...next, state: isOfGame(event) ? (game.evolve(history.state, event) as State) : stateOf(game, next) };
};
