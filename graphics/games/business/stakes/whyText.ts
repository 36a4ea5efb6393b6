import { formatHalves, type AirLanguage, type Side } from 'chess-match/client';
import { nounFor, POINTS, pointsText } from 'chess-match/client/view';
import { listed } from '../../../air/text/listed';
import { drawPays, winPays } from './pays';
import type { Why, WhyBoard } from './why';

type AnyWhy = Why | WhyBoard;
type Words = { readonly [K in AnyWhy['kind']]: (why: Extract<AnyWhy, { kind: K }>) => string };

const RU: Readonly<Record<Side, string>> = { white: 'белые', black: 'чёрные' };
/** To whom something is left to do; whom nobody can catch. */
const TO_RU: Readonly<Record<Side, string>> = { white: 'Белым', black: 'Чёрным' };
const WHOM_RU: Readonly<Record<Side, string>> = { white: 'Белых', black: 'Чёрных' };
const EN: Readonly<Record<Side, string>> = { white: 'White', black: 'Black' };
const BE: Readonly<Record<Side, string>> = { white: 'белыя', black: 'чорныя' };
const TO_BE: Readonly<Record<Side, string>> = { white: 'Белым', black: 'Чорным' };
const WHOM_BE: Readonly<Record<Side, string>> = { white: 'Белых', black: 'Чорных' };

const halvesRu = (halves: number): string => `${formatHalves(halves)} ${nounFor(halves / 2, POINTS.ru, 'ru')}`;
const halvesBe = (halves: number): string => `${formatHalves(halves)} ${nounFor(halves / 2, POINTS.be, 'be')}`;
const halvesEn = (halves: number): string => `${formatHalves(halves)} ${halves <= 2 ? 'point' : 'points'}`;
const scoreOf = ([one, other]: readonly [number, number]): string => `${formatHalves(one)}:${formatHalves(other)}`;
const paysRu = (chips: number): string => `даёт ${pointsText(winPays(chips) / 2, 'ru')}`;
const paysBe = (chips: number): string => `дае ${pointsText(winPays(chips) / 2, 'be')}`;
const paysEn = (chips: number): string => `scores ${pointsText(winPays(chips) / 2, 'en')}`;

/** A draw pays half of it to each team. */
const drawnRu = (chips: number): string => `ничья — по ${formatHalves(drawPays(chips))}`;
const drawnBe = (chips: number): string => `нічыя — па ${formatHalves(drawPays(chips))}`;
const drawnEn = (chips: number): string => `a draw ${formatHalves(drawPays(chips))} each`;

const WORDS: Readonly<Record<AirLanguage, Words>> = {
  ru: {
    level: ({ boards, of, chips }) => {
      if (of === 1) return `Победа на доске ${boards.join()} ${paysRu(chips)}, ${drawnRu(chips)}`;
      if (boards.length === of) return `Победа на любой доске ${paysRu(chips)} и выводит вперёд`;
      return boards.length === 1
        ? `Дороже всех доска ${boards.join()}: победа на ней ${paysRu(chips)} и выводит вперёд`
        : `Дороже всех доски ${listed(boards, 'и')}: победа на любой из них ${paysRu(chips)}`;
    },
    turns: ({ side, board, chips, score }) =>
      `Победа на доске ${board} ${paysRu(chips)}: с ней ${RU[side]} вышли бы вперёд, ${scoreOf(score)}`,
    levels: ({ side, board, chips }) => `Победа на доске ${board} ${paysRu(chips)}: с ней ${RU[side]} сравняли бы счёт`,
    several: ({ side, halves }) => `${TO_RU[side]} надо отыграть ${halvesRu(halves)}: одной доски для этого мало`,
    safe: ({ side, halves, chips }) =>
      `${WHOM_RU[side]} уже не догнать: отрыв ${halvesRu(halves)}, на досках осталось ${pointsText(winPays(chips) / 2, 'ru')}`,
    pays: ({ board, chips, isLevel }) =>
      `Победа на доске ${board} ${paysRu(chips)}${isLevel ? ' и выводит вперёд' : `, ${drawnRu(chips)}`}`,
    ended: ({ board }) => `На доске ${board} эта партия уже окончена`,
  },
  en: {
    level: ({ boards, of, chips }) => {
      if (of === 1) return `A win on board ${boards.join()} ${paysEn(chips)}, ${drawnEn(chips)}`;
      if (boards.length === of) return `A win on any board ${paysEn(chips)} and takes the lead`;
      return boards.length === 1
        ? `Board ${boards.join()} is worth most: a win there ${paysEn(chips)} and takes the lead`
        : `Boards ${listed(boards, 'and')} are worth most: a win on any of them ${paysEn(chips)}`;
    },
    turns: ({ side, board, chips, score }) =>
      `A win on board ${board} ${paysEn(chips)}: it would put ${EN[side]} ahead, ${scoreOf(score)}`,
    levels: ({ side, board, chips }) => `A win on board ${board} ${paysEn(chips)}: it would bring ${EN[side]} level`,
    several: ({ side, halves }) => `${EN[side]} is ${halvesEn(halves)} behind: one board is not enough`,
    safe: ({ side, halves, chips }) =>
      `${EN[side]} cannot be caught: ${halvesEn(halves)} ahead, ${pointsText(winPays(chips) / 2, 'en')} left on the boards`,
    pays: ({ board, chips, isLevel }) =>
      `A win on board ${board} ${paysEn(chips)}${isLevel ? ' and takes the lead' : `, ${drawnEn(chips)}`}`,
    ended: ({ board }) => `Play on board ${board} has already ended`,
  },
  be: {
    level: ({ boards, of, chips }) => {
      if (of === 1) return `Перамога на дошцы ${boards.join()} ${paysBe(chips)}, ${drawnBe(chips)}`;
      if (boards.length === of) return `Перамога на любой дошцы ${paysBe(chips)} і выводзіць наперад`;
      return boards.length === 1
        ? `Найдаражэйшая дошка ${boards.join()}: перамога на ёй ${paysBe(chips)} і выводзіць наперад`
        : `Найдаражэйшыя дошкі ${listed(boards, 'і')}: перамога на любой з іх ${paysBe(chips)}`;
    },
    turns: ({ side, board, chips, score }) =>
      `Перамога на дошцы ${board} ${paysBe(chips)}: з ёй ${BE[side]} выйшлі б наперад, ${scoreOf(score)}`,
    levels: ({ side, board, chips }) => `Перамога на дошцы ${board} ${paysBe(chips)}: з ёй ${BE[side]} зраўнялі б лік`,
    several: ({ side, halves }) => `${TO_BE[side]} трэба адыграць ${halvesBe(halves)}: адной дошкі для гэтага мала`,
    safe: ({ side, halves, chips }) =>
      `${WHOM_BE[side]} ужо не дагнаць: адрыў ${halvesBe(halves)}, на дошках засталося ${pointsText(winPays(chips) / 2, 'be')}`,
    pays: ({ board, chips, isLevel }) =>
      `Перамога на дошцы ${board} ${paysBe(chips)}${isLevel ? ' і выводзіць наперад' : `, ${drawnBe(chips)}`}`,
    ended: ({ board }) => `На дошцы ${board} гэтая партыя ўжо скончана`,
  },
};

/** Why it matters, in one sentence without a full stop. */
export const whyText = (why: AnyWhy, language: AirLanguage): string => {
  const words = WORDS[language];
  switch (why.kind) {
    case 'level':
      return words.level(why);
    case 'turns':
      return words.turns(why);
    case 'levels':
      return words.levels(why);
    case 'several':
      return words.several(why);
    case 'safe':
      return words.safe(why);
    case 'pays':
      return words.pays(why);
    case 'ended':
      return words.ended(why);
  }
};
