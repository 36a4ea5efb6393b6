import type { Problem } from '@schemas/draft';
import { countedOf, outOf } from './counted';
import { isAmendment, type HistoryEvent } from './entry';
import type { AnyGame } from './game';
import { factsOf } from './facts';
import { append, type History } from './history';
import { undoGroup } from './undo';
import { leaveClocks, type ClockChoice } from './leaveClocks';
import { err, ok, type Result } from './result';

/** Whether a correction has changed something before an entry: it stays when the later turns are taken back. */
const reachesBefore = <State>({ entries }: History<State>, fact: number, seq: number): boolean => {
  const event = entries[fact - 1]?.event;
  return isAmendment(event) && event.changes.some((change) => change.seq < seq);
};

/** What goes back with the last `turns` turns: every fact since the first of them. Null where fewer turns count. */
const backWith = <State>(game: AnyGame, history: History<State>, turns: number): readonly number[] | null => {
  const all = factsOf(game, history);
  const first = all.filter(({ kind }) => kind === 'turn').at(-turns);
  if (first === undefined) return null;
  const after = all
    .filter(({ seq }) => seq >= first.seq && !reachesBefore(history, seq, first.seq))
    .map(({ seq }) => seq);
  return [...new Set([...after, ...undoGroup(game, history, first.seq)])].toSorted((one, other) => one - other);
};

/**
 * The event of taking back the last `turns` turns with every fact made since the first of them (B27): what so many
 * undos would have done, and how the clocks are left. Refused with takeback/too_many where fewer turns count.
 */
export const decideTakeBack = <State>(
  game: AnyGame,
  history: History<State>,
  atMs: number,
  { turns, reason, clocks }: { readonly turns: number; readonly reason: string; readonly clocks: ClockChoice },
): Result<HistoryEvent, Problem> => {
  const seqs = backWith(game, history, turns);
  if (seqs === null) {
    const played = factsOf(game, history).filter(({ kind }) => kind === 'turn').length;
    return err({ code: 'takeback/too_many', params: { turns, played }, rule: 'B27', item: null });
  }
  const event = { type: 'takenBack', atMs, seqs, reason } as const;
  const played = countedOf(history, new Set([...outOf(history), ...seqs]));
  const { state } = append(game, history, event);
  const after = leaveClocks(game, { history, played, state, atMs, reason }, clocks);
  return ok(after.length === 0 ? event : { ...event, after });
};
