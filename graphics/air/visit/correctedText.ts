import type { Side } from 'chess-match/client/contract';
import type { AirLanguage } from 'chess-match/client/drawing';
import { listed } from '../text/listed';
import type { Corrected } from './corrected';

interface Words {
  readonly title: string;
  /** All turns from this one on were taken back. */
  readonly cut: (number: number, side: Side) => string;
  readonly turn: (number: number, side: Side) => string;
  readonly board: (name: string) => string;
  readonly boards: (names: readonly string[]) => string;
}

const WHO: Readonly<Record<Side, string>> = { white: 'White', black: 'Black' };
const WHOSE: Readonly<Record<Side, string>> = { white: 'белых', black: 'чёрных' };
const WHOSE_BE: Readonly<Record<Side, string>> = { white: 'белых', black: 'чорных' };

const WORDS: Readonly<Record<AirLanguage, Words>> = {
  en: {
    title: 'Correction',
    cut: (number, side) => `The arbiter cancelled the turns from ${WHO[side]}’s turn ${number} on`,
    turn: (number, side) => `The arbiter corrected ${WHO[side]}’s turn ${number}`,
    board: (name) => `another move on board ${name}`,
    boards: (names) => `other moves on boards ${listed(names, 'and')}`,
  },
  ru: {
    title: 'Исправление',
    cut: (number, side) => `Арбитр отменил ходы, начиная с ${number}-го хода ${WHOSE[side]}`,
    turn: (number, side) => `Арбитр исправил ход ${number} ${WHOSE[side]}`,
    board: (name) => `на доске ${name} другой ход`,
    boards: (names) => `на досках ${listed(names, 'и')} другие ходы`,
  },
  be: {
    title: 'Выпраўленне',
    cut: (number, side) => `Арбітр адмяніў хады, пачынаючы з ${number}-га ходу ${WHOSE_BE[side]}`,
    turn: (number, side) => `Арбітр выправіў ход ${number} ${WHOSE_BE[side]}`,
    board: (name) => `на дошцы ${name} іншы ход`,
    boards: (names) => `на дошках ${listed(names, 'і')} іншыя хады`,
  },
};

export const correctedTitle = (language: AirLanguage): string => WORDS[language].title;

/**
 * Tells a correction in a sentence; no full stop.
 * @param name what a board is called
 * @param otherwise what became otherwise where no move did
 */
export const correctedText = (
  { number, side, isCut, moves }: Corrected,
  name: (board: number) => string,
  otherwise: string,
  language: AirLanguage,
): string => {
  const words = WORDS[language];
  if (isCut) return words.cut(number, side);
  const [first, ...others] = moves.map(({ board }) => name(board));
  const turn = words.turn(number, side);
  if (first === undefined) return otherwise === '' ? turn : `${turn}: ${otherwise}`;
  return `${turn}: ${others.length === 0 ? words.board(first) : words.boards([first, ...others])}`;
};
