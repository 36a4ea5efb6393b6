import type { ProgressivePlay } from '@schemas/play';
import { countedText, type Noun } from '../../../view/counted';
import type { AirLanguage } from '../../../view/language';
import type { Side } from '../../common/sides';
import { givesCheck, promotedIn, takenIn } from '../views/seriesFacts';
import { movesText, SIDE_FIRST } from './counted';

type Last = NonNullable<ProgressivePlay['last']>;

interface Words {
  readonly made: (side: Side, made: number, length: number) => string;
  readonly byCheck: string;
  readonly check: string;
  readonly took: (count: number) => string;
  readonly became: (count: number) => string;
}

const CAPTURE: Readonly<Record<AirLanguage, Noun>> = {
  en: { one: 'capture', few: 'captures', many: 'captures' },
  ru: { one: 'взятие', few: 'взятия', many: 'взятий' },
  be: { one: 'узяцце', few: 'узяцці', many: 'узяццяў' },
};

const en: Words = {
  made: (side, made, length) =>
    `${SIDE_FIRST.en[side]}: ${made < length ? `${made} of ${movesText(length, 'en')}` : movesText(length, 'en')}`,
  byCheck: 'a check ended the series',
  check: 'check with the last move',
  took: (count) => countedText(count, CAPTURE.en, 'en'),
  became: (count) => (count === 1 ? 'a pawn promoted' : `${count} pawns promoted`),
};

const ru: Words = {
  made: (side, made, length) =>
    `${SIDE_FIRST.ru[side]}: ${made < length ? `${made} из ${length} ходов` : movesText(length, 'ru')}`,
  byCheck: 'серию закончил шах',
  check: 'последним ходом шах',
  took: (count) => countedText(count, CAPTURE.ru, 'ru'),
  became: (count) => (count === 1 ? 'пешка превращена' : `превращено пешек: ${count}`),
};

const be: Words = {
  made: (side, made, length) =>
    `${SIDE_FIRST.be[side]}: ${made < length ? `${made} з ${length} хадоў` : movesText(length, 'be')}`,
  byCheck: 'серыю скончыў шах',
  check: 'апошнім ходам шах',
  took: (count) => countedText(count, CAPTURE.be, 'be'),
  became: (count) => (count === 1 ? 'пешка ператворана' : `ператворана пешак: ${count}`),
};

const WORDS: Readonly<Record<AirLanguage, Words>> = { en, ru, be };

/** What a series brought, in one line: "Белые: 5 ходов, взято 2 фигуры, последним ходом шах"; no full stop. */
export const seriesText = (last: Last, language: AirLanguage): string => {
  const words = WORDS[language];
  const [taken, promoted] = [takenIn(last).length, promotedIn(last).length];
  return [
    words.made(last.side, last.made, last.length),
    ...(taken === 0 ? [] : [words.took(taken)]),
    ...(promoted === 0 ? [] : [words.became(promoted)]),
    ...(last.byCheck ? [words.byCheck] : givesCheck(last) ? [words.check] : []),
  ].join(', ');
};
