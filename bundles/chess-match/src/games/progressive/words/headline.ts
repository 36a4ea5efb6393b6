import type { ProgressivePlay } from '@schemas/play';
import { opponent, type Side } from '../../common/sides';
import type { AirLanguage } from '../../../view/language';
import { givesCheck, quietLeft } from '../views/seriesFacts';
import { movesText, seriesCount, SIDE_FIRST, SIDE_THEN } from './counted';
import { reasonText } from './reasons';

interface Words {
  readonly series: (side: Side, length: number, next: number) => string;
  readonly inCheck: (side: Side, length: number) => string;
  readonly left: (white: number, black: number) => string;
  readonly quiet: (left: number) => string;
  readonly offer: (side: Side) => string;
}

const TO_SIDE: Readonly<Record<Side, string>> = { white: 'Белым', black: 'Чёрным' };

const TO_SIDE_BE: Readonly<Record<Side, string>> = { white: 'Белым', black: 'Чорным' };

const ROW: Readonly<Record<AirLanguage, string>> = { en: ' in a row', ru: ' подряд', be: ' запар' };

const inARow = (length: number, language: AirLanguage): string =>
  `${movesText(length, language)}${length > 1 ? ROW[language] : ''}`;

const en: Words = {
  series: (side, length, next) =>
    `${SIDE_FIRST.en[side]} makes ${inARow(length, 'en')}, then ${SIDE_FIRST.en[opponent(side)]} makes ${next}`,
  inCheck: (side, length) =>
    `${SIDE_FIRST.en[side]} is in check: the first of ${movesText(length, 'en')} has to end it`,
  left: (white, black) => `Left to take: White ${black}, Black ${white}`,
  quiet: (left) => `${seriesCount(left, 'en')} more without a capture or pawn move: a draw`,
  offer: (side) => `${SIDE_FIRST.en[side]} offers a draw`,
};

const ru: Words = {
  series: (side, length, next) =>
    `${SIDE_FIRST.ru[side]} делают ${inARow(length, 'ru')}, потом ${SIDE_THEN.ru[opponent(side)]} — ${next}`,
  inCheck: (side, length) =>
    length === 1
      ? `${TO_SIDE[side]} шах: уйти от него надо единственным ходом`
      : `${TO_SIDE[side]} шах: уйти от него надо первым из ${length} ходов`,
  left: (white, black) => `Осталось взять: белым ${black}, чёрным ${white}`,
  quiet: (left) => `Ещё ${seriesCount(left, 'ru')} без взятий и ходов пешек — ничья`,
  offer: (side) => `${SIDE_FIRST.ru[side]} предлагают ничью`,
};

const be: Words = {
  series: (side, length, next) =>
    `${SIDE_FIRST.be[side]} робяць ${inARow(length, 'be')}, потым ${SIDE_THEN.be[opponent(side)]} — ${next}`,
  inCheck: (side, length) =>
    length === 1
      ? `${TO_SIDE_BE[side]} шах: сысці ад яго трэба адзіным ходам`
      : `${TO_SIDE_BE[side]} шах: сысці ад яго трэба першым з ${length} хадоў`,
  left: (white, black) => `Засталося ўзяць: белым ${black}, чорным ${white}`,
  quiet: (left) => `Яшчэ ${seriesCount(left, 'be')} без узяццяў і хадоў пешак — нічыя`,
  offer: (side) => `${SIDE_FIRST.be[side]} прапануюць нічыю`,
};

const WORDS: Readonly<Record<AirLanguage, Words>> = { en, ru, be };

/**
 * How the game stands in one or two short sentences, for somebody who has just switched on; no full stop at the end.
 */
export const headlineText = (play: ProgressivePlay, language: AirLanguage): string => {
  const { series, last, left, offers, end } = play;
  if (end !== null) return reasonText(end, language);
  if (series === null) return '';
  const words = WORDS[language];
  const { side, length, next } = series;
  const isInCheck = last !== null && play.checks !== 'none' && givesCheck(last);
  const quiet = quietLeft(play);
  return [
    isInCheck ? words.inCheck(side, length) : words.series(side, length, next),
    ...(left === null ? [] : [words.left(left.white, left.black)]),
    ...(quiet === null ? [] : [words.quiet(quiet)]),
    ...offers.map(words.offer),
  ].join('. ');
};
