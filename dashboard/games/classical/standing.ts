import { kindText, type Language, type Replicants, type Side } from 'chess-match/client';
import { playOn } from './playOn';

const THIRD = 3;
const FIFTY_MOVES_EACH = 100;

/** As it stands in a cross table where somebody did not come. */
const FORFEIT = { white: '+/−', black: '−/+', draw: '½/½', none: '−/−' };

const en = {
  offered: { white: 'White offers a draw', black: 'Black offers a draw' } as Readonly<Record<Side, string>>,
  repeated: (times: number) => `position for time no. ${times}: a draw can be claimed`,
  quiet: 'fifty quiet moves: a draw can be claimed',
  result: { white: 'White wins', black: 'Black wins', draw: 'draw', none: 'no result' },
};

const ru: typeof en = {
  offered: { white: 'Белые предлагают ничью', black: 'Чёрные предлагают ничью' },
  repeated: (times) => `позиция в ${times}-й раз: можно требовать ничью`,
  quiet: 'пятьдесят ходов без взятий и пешек: можно требовать ничью',
  result: { white: 'выиграли белые', black: 'выиграли чёрные', draw: 'ничья', none: 'без результата' },
};

const TEXTS: Readonly<Record<Language, typeof en>> = { en, ru };

/** How a board ended, or an offer that stands there and what could be claimed (C4-C7). */
export const standing = (play: Replicants['play'], board: number, language: Language): readonly string[] => {
  const own = playOn(play, board);
  if (own === null) return [];
  const texts = TEXTS[language];
  const { end, offers, repeated, quiet } = own;
  if (end !== null) {
    const result = end.reason === 'forfeit' ? FORFEIT[end.result ?? 'none'] : texts.result[end.result ?? 'none'];
    return [result, kindText(end.reason, language)];
  }
  return [
    ...offers.map((side) => texts.offered[side]),
    ...(repeated >= THIRD ? [texts.repeated(repeated)] : []),
    ...(quiet >= FIFTY_MOVES_EACH ? [texts.quiet] : []),
  ];
};
