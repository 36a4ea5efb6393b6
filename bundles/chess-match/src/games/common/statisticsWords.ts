import type { AirLanguage } from '../../view/language';

/** What a count is called on air, by its kind. */
export type StatisticsWords<K extends string> = Readonly<Record<AirLanguage, Readonly<Record<K, string>>>>;

/** Of what several games count. */
export const COMMON_STATISTICS: StatisticsWords<'captures' | 'checks'> = {
  en: { captures: 'Captures', checks: 'Checks' },
  ru: { captures: 'Взятия', checks: 'Шахи' },
  be: { captures: 'Узяцці', checks: 'Шахі' },
};
