import type { NewSuggestion } from '../../games/common/suggestions';
import type { Suggestion } from '../state';

/** What suggestions are made from: the match as it stands. */
export interface Situation {
  readonly matchId: string;
  /** Of the match: with the next one what happened in this one is gone. */
  readonly ply: number;
  readonly suggestions: readonly NewSuggestion[];
}

/**
 * What the match gives reason to show now, with ids: the same reason has the same id, so one that lasts is suggested
 * once, and one of a move again with the next such move.
 * @param known what was reason a moment ago
 */
export const reasonsOf = (
  { matchId, ply, suggestions }: Situation,
  known: readonly string[] = [],
): readonly Suggestion[] =>
  suggestions.flatMap(({ lasts, resumes, since, of: whose, ...suggestion }) => {
    const { kind, side, board, other } = suggestion;
    const about = lasts ? `${side ?? ''}` : `${since ?? ply}`;
    const idOf = (of: Suggestion['kind']): string =>
      `${matchId}/${about}/${of}/${board ?? ''}/${other ?? ''}${whose === undefined ? '' : `/${whose}`}`;
    const id = idOf(kind);
    return resumes && !known.includes(idOf('pause')) && !known.includes(id) ? [] : [{ ...suggestion, id }];
  });
