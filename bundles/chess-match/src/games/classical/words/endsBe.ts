import { DUEL_ENDS_BE } from '../../duel/words/endsBe';
import type { EndReason } from '../rules/state';

/** How a game ends, in Belarusian: only viewers read it. */
export const endsBe: Readonly<Record<EndReason, string>> = {
  mate: 'мат',
  stalemate: 'пат',
  'dead-position': 'мёртвая пазіцыя',
  repetition: 'паўтарэнне',
  fifty: '50 хадоў',
  'seventy-five': '75 хадоў',
  ...DUEL_ENDS_BE,
};
