import type { PastMoment } from '@schemas/past';
import { GAME_MOMENTS } from '../games/words';
import type { Side } from '../games/common/sides';
import type { AirLanguage } from '../view/language';

const WHO: Readonly<Record<AirLanguage, Readonly<Record<Side, string>>>> = {
  en: { white: 'White', black: 'Black' },
  ru: { white: 'Белые', black: 'Чёрные' },
  be: { white: 'Белыя', black: 'Чорныя' },
};

/**
 * What happened, as viewers read it; "" where a kind has no words of its own.
 * @param nameOf a board as it is called
 */
export const momentText = (
  { kind, side, board, other, amount }: PastMoment,
  nameOf: (board: number) => string,
  language: AirLanguage,
): string => {
  const words: Readonly<Record<string, (typeof GAME_MOMENTS)['be']['mate'] | undefined>> = GAME_MOMENTS[language];
  const named = (at: number | null): string => (at === null ? '' : nameOf(at));
  const about = { board: named(board), other: named(other), amount: amount ?? 0 };
  return words[kind]?.({ ...about, who: side === null ? '' : WHO[language][side] }) ?? '';
};
