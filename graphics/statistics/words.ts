import type { AirLanguage } from 'chess-match/client';

/** Instead of numbers, before there are any. */
export const NOTHING_YET: Readonly<Record<AirLanguage, string>> = {
  en: 'The numbers of this match begin with its first turns',
  ru: 'Статистика появится с первыми ходами',
  be: 'Статыстыка з’явіцца з першымі хадамі',
};
