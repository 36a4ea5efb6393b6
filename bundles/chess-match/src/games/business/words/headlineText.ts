import { pointsText } from '../../../view/counted';
import { formatHalves } from '../../../view/halves';
import type { AirLanguage } from '../../../view/language';
import type { Side } from '../../common/sides';
import type { Headline } from './headline';

type Words = { readonly [K in Headline['kind']]: (headline: Extract<Headline, { kind: K }>) => string };

const points = (halves: number, than: number): string => `${formatHalves(halves)}:${formatHalves(than)}`;

const WHO_RU: Readonly<Record<Side, string>> = { white: 'белые', black: 'чёрные' };
const FIRST_RU: Readonly<Record<Side, string>> = { white: 'Белые', black: 'Чёрные' };
const FIRST_EN: Readonly<Record<Side, string>> = { white: 'White', black: 'Black' };

const WHO_BE: Readonly<Record<Side, string>> = { white: 'белыя', black: 'чорныя' };
const FIRST_BE: Readonly<Record<Side, string>> = { white: 'Белыя', black: 'Чорныя' };

const onBoardsRu = ({ length }: readonly number[]): string => (length === 1 ? 'на доске' : 'на досках');
const onBoardsBe = ({ length }: readonly number[]): string => (length === 1 ? 'на дошцы' : 'на дошках');
const onBoardsEn = ({ length }: readonly number[]): string => (length === 1 ? 'on the board' : 'on the boards');

const WORDS: Readonly<Record<AirLanguage, Words>> = {
  ru: {
    unopened: ({ boards, chips }) =>
      boards.length === 1
        ? `Счёт 0:0, на доске ${boards.join()} все ${pointsText(chips, 'ru')}`
        : `Счёт 0:0, на ${boards.length} досках ${pointsText(chips, 'ru')}`,
    level: ({ halves, boards, chips }) =>
      `Поровну, ${points(halves, halves)}, ${onBoardsRu(boards)} ещё ${pointsText(chips, 'ru')}`,
    lead: ({ side, halves, than, boards, chips }) =>
      `${FIRST_RU[side]} ведут ${points(halves, than)}, ${onBoardsRu(boards)} ещё ${pointsText(chips, 'ru')}`,
    won: ({ side, halves, than }) => `Партия окончена: ${WHO_RU[side]} выиграли ${points(halves, than)}`,
    drawn: ({ halves }) => `Партия окончена вничью, ${points(halves, halves)}`,
  },
  en: {
    unopened: ({ boards, chips }) =>
      boards.length === 1
        ? `Score 0:0, all ${pointsText(chips, 'en')} are on board ${boards.join()}`
        : `Score 0:0, ${pointsText(chips, 'en')} on ${boards.length} boards`,
    level: ({ halves, boards, chips }) =>
      `Level at ${points(halves, halves)}, ${pointsText(chips, 'en')} still ${onBoardsEn(boards)}`,
    lead: ({ side, halves, than, boards, chips }) =>
      `${FIRST_EN[side]} leads ${points(halves, than)}, ${pointsText(chips, 'en')} still ${onBoardsEn(boards)}`,
    won: ({ side, halves, than }) => `Game over: ${FIRST_EN[side]} won ${points(halves, than)}`,
    drawn: ({ halves }) => `Game over: a draw, ${points(halves, halves)}`,
  },
  be: {
    unopened: ({ boards, chips }) =>
      boards.length === 1
        ? `Лік 0:0, на дошцы ${boards.join()} усе ${pointsText(chips, 'be')}`
        : `Лік 0:0, на ${boards.length} дошках ${pointsText(chips, 'be')}`,
    level: ({ halves, boards, chips }) =>
      `Пароўну, ${points(halves, halves)}, ${onBoardsBe(boards)} яшчэ ${pointsText(chips, 'be')}`,
    lead: ({ side, halves, than, boards, chips }) =>
      `${FIRST_BE[side]} вядуць ${points(halves, than)}, ${onBoardsBe(boards)} яшчэ ${pointsText(chips, 'be')}`,
    won: ({ side, halves, than }) => `Партыя скончана: ${WHO_BE[side]} выйгралі ${points(halves, than)}`,
    drawn: ({ halves }) => `Партыя скончана ўнічыю, ${points(halves, halves)}`,
  },
};

/** The headline in one sentence. */
export const headlineText = (headline: Headline, language: AirLanguage): string => {
  const words = WORDS[language];
  switch (headline.kind) {
    case 'unopened':
      return words.unopened(headline);
    case 'level':
      return words.level(headline);
    case 'lead':
      return words.lead(headline);
    case 'won':
      return words.won(headline);
    case 'drawn':
      return words.drawn(headline);
  }
};
