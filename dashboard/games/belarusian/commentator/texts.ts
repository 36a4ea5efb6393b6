import type { Language, Side } from 'chess-match/client';

/** Words that a commentator on Belarusian chess needs besides those of every game. */
const en = {
  turns: 'Moves',
  entryHint: 'e2-e4 · e2e4 (arrow)',
  throne: {
    empty: 'The throne is empty',
    held: (side: Side) => `${side === 'white' ? 'White' : 'Black'} stands on the throne`,
    rokosh: 'rokosh!',
    attackers: (side: Side, squares: string) => `${side === 'white' ? 'White' : 'Black'} attacks it from ${squares}`,
  },
  heirs: (side: Side, has: boolean) => `${side === 'white' ? 'White' : 'Black'} ${has ? 'has an heir' : 'has no heir'}`,
  promotions: (side: Side, pieces: string) =>
    pieces === ''
      ? `${side === 'white' ? 'White' : 'Black'}: a ratnik stays a ratnik`
      : `${side === 'white' ? 'White' : 'Black'}: a ratnik becomes ${pieces}`,
};

export type ThroneTexts = typeof en;

const ru: ThroneTexts = {
  turns: 'Ходы',
  entryHint: 'e2-e4 · e2e4 (стрелка)',
  throne: {
    empty: 'Трон пуст',
    held: (side) => `На троне ${side === 'white' ? 'белые' : 'чёрные'}`,
    rokosh: 'рокош!',
    attackers: (side, squares) => `${side === 'white' ? 'Белые' : 'Чёрные'} бьют его с ${squares}`,
  },
  heirs: (side, has) => `${side === 'white' ? 'У белых' : 'У чёрных'} ${has ? 'есть наследник' : 'нет наследника'}`,
  promotions: (side, pieces) =>
    pieces === ''
      ? `${side === 'white' ? 'Белые' : 'Чёрные'}: ратник остаётся ратником`
      : `${side === 'white' ? 'Белые' : 'Чёрные'}, ратник становится: ${pieces}`,
};

export const THRONE_TEXTS: Readonly<Record<Language, ThroneTexts>> = { en, ru };
