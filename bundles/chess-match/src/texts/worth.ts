import type { OutlookView } from '@schemas/outlook';
import { GAME_SHIFTS } from '../games/words';
import type { AirLanguage } from '../view/language';

type Made = OutlookView['shifts'][number];

const FIGURES: Readonly<Record<AirLanguage, Intl.NumberFormat>> = {
  en: new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  ru: new Intl.NumberFormat('ru', { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  be: new Intl.NumberFormat('be', { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
};

const MINUS = '−';

/** "+0.7", in Russian "−0,2"; without a sign where it rounds to nothing. */
export const gainText = (points: number, language: AirLanguage): string => {
  const size = FIGURES[language].format(Math.abs(points));
  if (size === FIGURES[language].format(0)) return size;
  return `${points > 0 ? '+' : MINUS}${size}`;
};

interface Worths {
  readonly atOnce: (gain: string) => string;
  readonly later: (gain: string) => string;
  readonly atTheEnd: (gain: string) => string;
  readonly unknown: string;
}

const WORTHS: Readonly<Record<AirLanguage, Worths>> = {
  en: {
    atOnce: (gain) => `${gain} points at once`,
    later: (gain) => `${gain} after five turns`,
    atTheEnd: (gain) => `${gain} by the end`,
    unknown: 'not reckoned yet',
  },
  ru: {
    atOnce: (gain) => `${gain} очка сразу`,
    later: (gain) => `${gain} через пять ходов`,
    atTheEnd: (gain) => `${gain} к концу`,
    unknown: 'ещё не посчитано',
  },
  be: {
    atOnce: (gain) => `${gain} ачка адразу`,
    later: (gain) => `${gain} праз пяць хадоў`,
    atTheEnd: (gain) => `${gain} у канцы`,
    unknown: 'яшчэ не падлічана',
  },
};

/** As long as it takes until what came of a shift is looked at (`match/outlook`). */
const FIVE_TURNS = 5;

/** "+0.7 points at once, −0.2 after five turns": for whoever made it. */
export const worthText = ({ atOnce, later }: Pick<Made, 'atOnce' | 'later'>, language: AirLanguage): string => {
  const words = WORTHS[language];
  const then = later === null || later.turns === FIVE_TURNS ? words.later : words.atTheEnd;
  const parts = [
    ...(atOnce === null ? [] : [words.atOnce(gainText(atOnce, language))]),
    ...(later === null || later.turns === 0 ? [] : [then(gainText(later.worth, language))]),
  ];
  return parts.length === 0 ? words.unknown : parts.join(', ');
};

/** What went from where to where, in the words of the game in which it may. */
export const shiftText = (
  { kind, board, others, points }: Omit<Made['shift'], 'others'> & { readonly others: readonly number[] },
  language: AirLanguage,
): string => GAME_SHIFTS[language][kind]({ board: String(board), others: others.map(String), points });
