import type { HomeSources } from '../../contract/viewers';
import { ageOfCorrected, enteredAtOnce } from '../../games/common/enteredAtOnce';
import { isAmendment } from '../../games/common/entry';
import { outOf } from '../../games/common/counted';
import { NO_RECKONING, reckoningOf } from '../../games/common/reckoning';
import type { OpenMatch } from '../authority/openMatch';
import { NO_PAST, type Past } from './past';
import { createTale, type DocumentSource } from './tale';

/** A look at the match. What is held is told again before what is so now. */
export interface Retelling {
  /**
   * A moment that is held, by what it was made from and how many entries there were; null: all are told as they were.
   */
  readonly recast: ((then: HomeSources, entries: number) => DocumentSource) | null;
  now(): DocumentSource;
}

/**
 * Tells one audience of the open match. A correction of what nobody there had seen yet leaves no trace: what is held
 * and all that comes is told as if it had been entered so at once.
 */
export interface Teller {
  /** @param withinMs by how much later this audience is told */
  retell(found: HomeSources, withinMs: number): Retelling;
}

/** @param past of the match as it is */
export const createTeller = (open: () => OpenMatch | null, past: (open: OpenMatch) => Past): Teller => {
  let matchId: string | null = null;
  /**
   * Whether a correction was of nothing seen, by its entry: settled when it is first looked at, whatever becomes of the
   * delay.
   */
  const isUnseen = new Map<number, boolean>();
  let outSeqs: readonly number[] = [];
  let tale: ReturnType<typeof createTale> | null = null;
  const unseenIn = ({ history }: OpenMatch, withinMs: number): readonly number[] => {
    const out = outOf(history);
    return history.entries.flatMap(({ seq, event }) => {
      if (!isAmendment(event) || out.has(seq)) return [];
      const settled = isUnseen.get(seq) ?? ageOfCorrected(history, event) < withinMs;
      isUnseen.set(seq, settled);
      return settled ? [seq] : [];
    });
  };
  const begin = (match: OpenMatch): void => {
    if (match.row.matchId === matchId) return;
    ({ matchId } = match.row);
    isUnseen.clear();
    [outSeqs, tale] = [[], null];
  };
  return {
    retell: (found, withinMs) => {
      const match = open();
      if (match === null || found.match.matchId === null)
        return { recast: null, now: () => ({ sources: found, past: NO_PAST, reckoning: NO_RECKONING }) };
      begin(match);
      const unseen = unseenIn(match, withinMs);
      const isOther = unseen.join() !== outSeqs.join();
      outSeqs = unseen;
      if (isOther) tale = createTale(match);
      const { history } = match;
      const asItIs = (): DocumentSource => ({ sources: found, past: past(match), reckoning: reckoningOf(history) });
      if (tale === null) return { recast: null, now: asItIs };
      const tell = tale;
      const entries = enteredAtOnce(history.entries, new Set(unseen));
      return {
        recast: isOther ? (then, count) => tell(entries, count, then) : null,
        now: unseen.length === 0 ? asItIs : () => tell(entries, entries.length, found),
      };
    },
  };
};
