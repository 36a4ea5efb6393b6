import { DUEL_ENDS_BE } from '../../duel/words/endsBe';
import type { EndReason } from '../rules/state';

/** How a game ends, in Belarusian: only viewers read it. */
export const endsBe: Readonly<Record<EndReason, string>> = {
  throne: 'трон утрыманы',
  rokosh: 'рокаш без абароны',
  mate: 'мат',
  'no-move': 'пат',
  repetition: 'паўтарэнне',
  'fifty-moves': 'пяцьдзясят хадоў',
  ...DUEL_ENDS_BE,
};
