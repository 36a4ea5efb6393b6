import { bring, FRESH_TURNS, NOTHING, type NewSuggestion } from '../../../games/common/suggestions';
import { REPLAY } from '../../../games/common/presets';
import type { OpenMatch } from '../../authority/openMatch';
import type { Marks } from './marks';
import { turnAt } from './turnAt';

/** The turn of each moment that is offered again, as long as it is one of the last. */
export const suggestedOf = (
  { list }: Pick<Marks, 'list'>,
  match: Pick<OpenMatch, 'game' | 'history' | 'views'>,
): readonly NewSuggestion[] =>
  list().flatMap(({ id, atMs, text, offered, dropped }): readonly NewSuggestion[] => {
    const { ply } = turnAt(match, atMs);
    if (dropped || !offered || ply === 0 || match.views.match.ply - ply > FRESH_TURNS) return [];
    const replayed = bring(REPLAY, { replay: { board: null, ply, turns: 1 } });
    return [{ ...NOTHING, kind: 'marked', text, ...replayed, lasts: false, since: ply, of: id }];
  });
