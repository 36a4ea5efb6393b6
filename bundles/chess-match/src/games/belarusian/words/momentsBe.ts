import type { MomentWords } from '../../common/momentWords';

export const momentsBe: MomentWords<'goalReached' | 'goalThreatened' | 'succession'> = {
  goalReached: ({ who }) => `${who} ўвайшлі на трон: сагнаць можна адным ходам`,
  goalThreatened: ({ who }) => `Рокаш! ${who} мусяць сысці з трона, закрыцца або ўзяць нападніка`,
  succession: ({ who }) => `${who} правялі інаўгурацыю: спадчыннік стаў князем`,
};
