import { bring, FRESH_TURNS, NOTHING, type NewSuggestion } from '../../../games/common/suggestions';
import { REPLAY } from '../../../games/common/presets';
import type { OpenMatch } from '../../authority/openMatch';
import type { Mark } from './mark';
import { turnAt } from './turnAt';

/** The turn of each moment again, as long as it is one of the last. */
export const suggestedOf = (
  marks: readonly Mark[],
  match: Pick<OpenMatch, 'game' | 'history' | 'views'>,
): readonly NewSuggestion[] =>
  marks.flatMap(({ id, atMs, text, dropped }): readonly NewSuggestion[] => {
    const { ply } = turnAt(match, atMs);
    if (dropped || ply === 0 || match.views.match.ply - ply > FRESH_TURNS) return [];
    const again = bring(REPLAY, { replay: { board: null, ply, turns: 1 } });
    return [{ ...NOTHING, kind: 'marked', text, ...again, lasts: false, since: ply, of: id }];
  });
