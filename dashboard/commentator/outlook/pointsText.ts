import type { Language } from 'chess-match/client';

/**
 * Points that are expected: "11.4", in Russian "11,4".
 * @param of how many; of one alone hundredths count
 */
export const pointsText = (points: number, language: Language, of = Infinity): string => {
  const digits = of > 1 ? 1 : 2;
  return new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
    points,
  );
};
