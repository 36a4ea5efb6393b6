import type { Problem } from '@schemas/draft';
import type { AnyGame, GameEvent } from './game';
import { err, ok, type Result } from './result';

/** Undo is an event like any other: it names the entries that no longer count, or that count again. */
export type HistoryEvent =
  | { readonly type: 'undone'; readonly atMs: number; readonly seq: number; readonly reason: string | null }
  /** Several facts at once (B27); one `redone` brings them all back. The first of them first. */
  | { readonly type: 'takenBack'; readonly atMs: number; readonly seqs: readonly number[]; readonly reason: string }
  /** `seq`: the first of what counts again. */
  | { readonly type: 'redone'; readonly atMs: number; readonly seq: number };

/** What happened in the hall and changes no game. It belongs to the match all the same, and to the turn it came in. */
export type NoteEvent =
  | {
      readonly type: 'incidentNoted';
      readonly atMs: number;
      readonly kind: string;
      readonly text: string;
      readonly actor: string;
    }
  /** `seq`: the entry that noted it. */
  | {
      readonly type: 'incidentStruck';
      readonly atMs: number;
      readonly seq: number;
      readonly reason: string;
      readonly actor: string;
    };

export type AnyEvent = GameEvent | HistoryEvent | NoteEvent;

export interface Entry {
  /** 1 for the first entry of a match; the match's version after it. */
  readonly seq: number;
  readonly event: AnyEvent;
}

/** A state with the entries it was folded from, and which of them do not count. */
export interface History<State> {
  readonly initial: State;
  readonly entries: readonly Entry[];
  /** Undone and still to be redone: what went together comes back together. The latest undone last. */
  readonly redoable: readonly (readonly number[])[];
  /** Undone for good: a new fact came after. */
  readonly dropped: readonly number[];
  readonly state: State;
}

/** Whether an event belongs to a thread, or to all; a null thread asks for whatever there is. */
export const concerns = (game: AnyGame, event: AnyEvent | undefined, thread: string | null): boolean => {
  if (event === undefined) return false;
  if (thread === null || !isOfGame(event)) return true;
  const of = game.threadOf(event);
  return of === null || of === thread;
};

const HISTORY_TYPES: readonly string[] = ['undone', 'takenBack', 'redone'] satisfies HistoryEvent['type'][];
const NOTE_TYPES: readonly string[] = ['incidentNoted', 'incidentStruck'] satisfies NoteEvent['type'][];

export const isHistoryEvent = (event: AnyEvent): event is HistoryEvent => HISTORY_TYPES.includes(event.type);
export const isNote = (event: AnyEvent): event is NoteEvent => NOTE_TYPES.includes(event.type);
export const isOfGame = (event: AnyEvent): event is GameEvent => !isHistoryEvent(event) && !isNote(event);

/** The bookkeeping after an undo or redo. */
const turnBack = <State>(history: History<State>, event: HistoryEvent): History<State> => {
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
  if (isHistoryEvent(event)) return turnBack(history, event);
  if (history.redoable.length === 0 || !isOfGame(event) || game.undoLabel(event) === null) return history;
  const thread = game.threadOf(event);
  const isOver = (group: readonly number[]): boolean =>
    group.some((seq) => concerns(game, history.entries[seq - 1]?.event, thread));
  const [redoable, dropped] = [history.redoable.filter((group) => !isOver(group)), history.redoable.filter(isOver)];
  return { ...history, redoable, dropped: [...history.dropped, ...dropped.flat()] };
};

/** Entries that do not count now, by `seq`. */
export const outOf = <State>(history: History<State>): ReadonlySet<number> =>
  new Set([...history.redoable.flat(), ...history.dropped]);

/** State as though the undone entries had never been; clock and arbiter's entries after them still count. */
const stateOf = <State>(game: AnyGame, history: History<State>): State => {
  const out = outOf(history);
  let state = history.initial;
  for (const { seq, event } of history.entries)
    if (isOfGame(event) && !out.has(seq)) state = game.evolve(state, event) as State;
  return state;
};

/** The threads that an event touches, as it comes after `history`; null: all of them. */
export const touched = <State>(game: AnyGame, history: History<State>, event: AnyEvent): readonly string[] | null => {
  if (isNote(event)) return [];
  const of = (seq: number): string | null => {
    const entry = history.entries[seq - 1];
    return entry === undefined || !isOfGame(entry.event) ? null : game.threadOf(entry.event);
  };
  const threads = isOfGame(event) ? [game.threadOf(event)] : seqsOf(history, event).map(of);
  return threads.includes(null) ? null : threads.filter((thread) => thread !== null);
};

/** The entries that an undo takes out, or a redo brings back. */
const seqsOf = <State>(history: History<State>, event: HistoryEvent): readonly number[] => {
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

const factOf = (game: AnyGame, { seq, event }: Entry): Fact | null => {
  const named = isOfGame(event) ? game.undoLabel(event) : null;
  return named === null ? null : { seq, ...named };
};

/** Every fact that counts, oldest first. */
export const factsOf = <State>(game: AnyGame, history: History<State>): readonly Fact[] => {
  const out = outOf(history);
  return history.entries.flatMap((entry) => (out.has(entry.seq) ? [] : (factOf(game, entry) ?? [])));
};

/** The entry undo would take back: the last fact that counts, of a thread or of any. */
export const undoTarget = <State>(
  game: AnyGame,
  history: History<State>,
  thread: string | null = null,
): Entry | null => {
  const out = outOf(history);
  return (
    history.entries.findLast(
      (entry) => !out.has(entry.seq) && concerns(game, entry.event, thread) && factOf(game, entry) !== null,
    ) ?? null
  );
};

/** What goes back with a fact, itself included, in order. */
export const undoGroup = <State>(game: AnyGame, history: History<State>, seq: number): readonly number[] => {
  if (game.takenBackWith === undefined) return [seq];
  const out = outOf(history);
  const counting = history.entries.filter((entry) => isOfGame(entry.event) && !out.has(entry.seq));
  const group = game.takenBackWith(history.initial, counting, seq);
  return group.length === 0 ? [seq] : group;
};

/** What redo would bring back, of a thread or of any: null where nothing is, or where what came meanwhile forbids it. */
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
  const out = outOf(history);
  const counting = history.entries.filter(
    ({ seq, event }) => isOfGame(event) && (!out.has(seq) || group.includes(seq)),
  );
  return game.fits(history.initial, counting) ? group : null;
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

/**
 * The event of taking back the last `turns` turns with every fact made since the first of them (B27): what so many
 * undos would have done. Refused with takeback/too_many where fewer turns count.
 */
export const decideTakeBack = <State>(
  game: AnyGame,
  history: History<State>,
  atMs: number,
  { turns, reason }: { readonly turns: number; readonly reason: string },
): Result<HistoryEvent, Problem> => {
  const facts = factsOf(game, history);
  const played = facts.filter(({ kind }) => kind === 'turn');
  const first = played.at(-turns);
  if (first === undefined)
    return err({ code: 'takeback/too_many', params: { turns, played: played.length }, rule: 'B27', item: null });
  const after = facts.filter(({ seq }) => seq >= first.seq).map(({ seq }) => seq);
  const seqs = [...new Set([...after, ...undoGroup(game, history, first.seq)])].toSorted((one, other) => one - other);
  return ok({ type: 'takenBack', atMs, seqs, reason });
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
