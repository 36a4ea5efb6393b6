import type { AirLanguage } from 'chess-match/client';
import { formatHalves } from 'chess-match/client';
import { nounFor, POINTS } from 'chess-match/client/view';

interface OutlookWords {
  readonly title: string;
  /** In the corner. */
  readonly short: string;
  readonly unknown: string;
  readonly over: string;
  /** Of one board. */
  readonly ended: string;
}

const WORDS: Readonly<Record<AirLanguage, OutlookWords>> = {
  en: {
    title: 'Expected result, by engine',
    short: 'Expected',
    unknown: 'Not known yet',
    over: 'All boards are over',
    ended: 'over',
  },
  ru: {
    title: 'Ожидаемый итог по оценке движка',
    short: 'Прогноз',
    unknown: 'Пока неизвестно',
    over: 'Все доски сыграны',
    ended: 'сыграна',
  },
  be: {
    title: 'Чаканы вынік паводле рухавіка',
    short: 'Прагноз',
    unknown: 'Пакуль невядома',
    over: 'Усе дошкі згуляны',
    ended: 'згуляна',
  },
};

export const outlookWords = (language: AirLanguage): OutlookWords => WORDS[language];

/** Points as scores have them: "11½". */
export const figure = (points: number): string => formatHalves(Math.round(points * 2));

/** "± 2 points". */
export const spreadText = (points: number, language: AirLanguage): string =>
  `± ${figure(points)} ${nounFor(points, POINTS[language], language)}`;

/** "3 points". */
export const stakeText = (points: number, language: AirLanguage): string =>
  `${figure(points)} ${nounFor(points, POINTS[language], language)}`;
