import { DUEL_ENDS_BE } from '../../duel/words/endsBe';
import type { EndReason } from '../rules/state';

/** How a game ends, in Belarusian: only viewers read it. */
export const endsBe: Readonly<Record<EndReason, string>> = {
  mate: 'мат',
  'progressive-mate': 'прагрэсіўны мат',
  stalemate: 'пат',
  'incomplete-series': 'серыю нельга скончыць',
  'ten-turns': 'дзесяць серый без узяццяў і хадоў пешак',
  'all-taken': 'узята ўсё',
  ...DUEL_ENDS_BE,
};
