import type { Problem } from '@schemas/draft';
import { countedOf, outOf } from './counted';
import { isAmendment, type Entry, type HistoryEvent } from './entry';
import { factReader, factsOf } from './facts';
import type { AnyGame } from './game';
import { concerns, type History } from './history';
import { err, ok, type Result } from './result';

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

/**
 * Decides what an undo takes back.
 * @returns the event of taking back the last fact (B27) and what cannot stand without it, or undo/nothing.
 */
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

/** Decides what a redo brings back. @returns the event of counting what was undone last again, or redo/nothing. */
export const decideRedo = <State>(
  game: AnyGame,
  history: History<State>,
  atMs: number,
  thread: string | null = null,
): Result<HistoryEvent, Problem> => {
  const target = redoTarget(game, history, thread);
  return target === null ? err(nothing('redo/nothing')) : ok({ type: 'redone', atMs, seq: target.seq });
};
