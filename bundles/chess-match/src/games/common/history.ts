import type { Problem } from '@schemas/draft';
import { amendedBy, countedOf, outOf, reader, type Book } from './counted';
import {
  isAmendment,
  isNote,
  isStep,
  isOfGame,
  type AnyEvent,
  type Entry,
  type HistoryEvent,
  type Step,
} from './entry';
import type { AnyGame } from './game';
import type { GameEvent } from './event';
import { fold } from './fold';
import { err, ok, type Result } from './result';

export {
  isHistoryEvent,
  isNote,
  isOfGame,
  type AnyEvent,
  type Entry,
  type HistoryEvent,
  type NoteEvent,
} from './entry';
export { countedOf, cutOut, outOf, type Counted } from './counted';

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
  return threads.includes(null) ? null : threads.filter((thread) => thread !== null);
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
  if (isNote(event)) return next;
  return { ...next, state: isOfGame(event) ? (game.evolve(history.state, event) as State) : stateOf(game, next) };
};

/** A fact that counts and can be taken back, as pages name it. */
export interface Fact {
  readonly seq: number;
  readonly label: string;
  readonly kind: string;
  readonly line: string;
}

export const AMENDMENT = 'amendment';

/**
 * Whether a fact is undone with its reason alone (B27): all that is neither a turn nor turns made others was declared
 * or decided by somebody.
 */
export const isReasonDue = ({ kind }: Fact): boolean => kind !== 'turn' && kind !== AMENDMENT;

type Named = ReturnType<AnyGame['undoLabel']>;

/** By event: they never change, and every look at the past asks for all. */
const named = new WeakMap<GameEvent, Named>();

/** A fact as its game calls it, worked out once; null for what is none. */
export const nameOf = (game: AnyGame, event: GameEvent): Named => {
  const known = named.get(event);
  if (known !== undefined) return known;
  const name = game.undoLabel(event);
  named.set(event, name);
  return name;
};

const factOf = (game: AnyGame, { seq, event }: Entry): Fact | null => {
  if (isAmendment(event)) return { seq, label: event.turn, kind: AMENDMENT, line: event.after };
  const name = isOfGame(event) ? nameOf(game, event) : null;
  return name === null ? null : { seq, ...name };
};

/** What an entry stands for now; notes and steps back are nothing. */
const factReader = <State>(game: AnyGame, history: History<State>): ((entry: Entry) => readonly Fact[]) => {
  const out = outOf(history);
  const read = reader(history.entries, out);
  const factsIn = (counted: Entry): readonly Fact[] => {
    const fact = factOf(game, counted);
    return fact === null ? [] : [fact];
  };
  return (entry) => {
    if (isOfGame(entry.event)) return read(entry).flatMap(factsIn);
    return out.has(entry.seq) ? [] : factsIn(entry);
  };
};

/** Every fact that counts, oldest first. */
export const factsOf = <State>(game: AnyGame, history: History<State>): readonly Fact[] =>
  history.entries.flatMap(factReader(game, history));

/** What entries stand for by `seq`, counting or taken back; a turn as the corrections that count have made it. */
export const namesOf = <State>(
  game: AnyGame,
  history: History<State>,
  seqs: readonly number[],
): ReadonlyMap<number, Fact> => {
  const amended = amendedBy(history.entries, outOf(history));
  return new Map(
    seqs.flatMap((seq) => {
      const entry = history.entries[seq - 1];
      if (entry === undefined) return [];
      const fact = factOf(game, { seq, event: amended.get(seq) ?? entry.event });
      return fact === null ? [] : [[seq, fact] as const];
    }),
  );
};

/** The entry undo would take back: the last fact that counts, of a thread or of any. */
export const undoTarget = <State>(
  game: AnyGame,
  history: History<State>,
  thread: string | null = null,
): Entry | null => {
  const factsAt = factReader(game, history);
  return history.entries.findLast((entry) => concerns(game, entry.event, thread) && factsAt(entry).length > 0) ?? null;
};

/** What goes back with a fact, itself included, in order. */
export const undoGroup = <State>(game: AnyGame, history: History<State>, seq: number): readonly number[] => {
  if (isAmendment(history.entries[seq - 1]?.event))
    // What was done since was done on the corrected game, on whichever thread.
    return factsOf(game, history).flatMap((fact) => (fact.seq >= seq ? [fact.seq] : []));
  if (game.takenBackWith === undefined) return [seq];
  const group = game.takenBackWith(history.initial, countedOf(history), seq);
  return group.length === 0 ? [seq] : group;
};

/**
 * What redo would bring back, of a thread or of any: null where nothing is, or where what came meanwhile forbids it.
 */
export const redoGroup = <State>(
  game: AnyGame,
  history: History<State>,
  thread: string | null = null,
): readonly number[] | null => {
  const group = history.redoable.findLast((seqs) =>
    seqs.some((seq) => concerns(game, history.entries[seq - 1]?.event, thread)),
  );
  if (group === undefined) return null;
  if (game.fits === undefined) return group;
  const out = new Set([...outOf(history)].filter((seq) => !group.includes(seq)));
  return game.fits(history.initial, countedOf(history, out)) ? group : null;
};

/** The first of the entries redo would bring back. */
export const redoTarget = <State>(
  game: AnyGame,
  history: History<State>,
  thread: string | null = null,
): Entry | null => {
  const seq = redoGroup(game, history, thread)?.[0];
  return seq === undefined ? null : (history.entries[seq - 1] ?? null);
};

const nothing = (code: 'undo/nothing' | 'redo/nothing'): Problem => ({ code, params: {}, rule: 'B27', item: null });

/** @returns the event of taking back the last fact (B27) and what cannot stand without it, or undo/nothing. */
export const decideUndo = <State>(
  game: AnyGame,
  history: History<State>,
  atMs: number,
  reason: string | null,
  thread: string | null = null,
): Result<HistoryEvent, Problem> => {
  const target = undoTarget(game, history, thread);
  if (target === null) return err(nothing('undo/nothing'));
  const seqs = undoGroup(game, history, target.seq);
  return seqs.length === 1
    ? ok({ type: 'undone', atMs, seq: target.seq, reason })
    : ok({ type: 'takenBack', atMs, seqs, reason: reason ?? '' });
};

/** @returns the event of counting what was undone last again, or redo/nothing. */
export const decideRedo = <State>(
  game: AnyGame,
  history: History<State>,
  atMs: number,
  thread: string | null = null,
): Result<HistoryEvent, Problem> => {
  const target = redoTarget(game, history, thread);
  return target === null ? err(nothing('redo/nothing')) : ok({ type: 'redone', atMs, seq: target.seq });
};
