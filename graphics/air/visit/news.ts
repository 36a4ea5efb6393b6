import type { MatchView } from 'chess-match/client';

interface Dated {
  readonly match: Pick<MatchView, 'matchId' | 'correction'>;
}

interface Named {
  readonly id: string;
  readonly kind: string;
}

/** What a correction of the past brought besides itself is no news, but for the end; its undoing is none at all. */
const isNews = (kind: string, corrected: number): boolean =>
  corrected === 0 || (corrected > 0 && (kind === 'correction' || kind === 'over'));

/**
 * Finds what came between two pictures of one match: it stands in the second and did not in the first.
 * @returns `corrected`: how many corrections of the past there are more; below 0: less
 */
export const newsOf =
  <P extends Dated, M extends Named>(momentsOf: (picture: P) => readonly M[]) =>
  (previous: P, current: P): { readonly news: readonly M[]; readonly corrected: number } => {
    if (previous.match.matchId !== current.match.matchId) return { news: [], corrected: 0 };
    const known = new Set(momentsOf(previous).map(({ id }) => id));
    const corrected = (current.match.correction?.seq ?? 0) - (previous.match.correction?.seq ?? 0);
    const news = momentsOf(current).filter(({ id, kind }) => !known.has(id) && isNews(kind, corrected));
    return { news, corrected };
  };
