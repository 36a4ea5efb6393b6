import type { TurnsView } from 'chess-match/client';
import { turnNumber } from 'chess-match/client/view';
import { TURN_GAP } from './layout';
import { sanWidth, textWidth } from '../air/textWidth';

export type Turn = TurnsView['turns'][number];

/** Pixels of the type, of a board's name, and between things; PLATE on both sides of a number. */
export const SIZE = 28;
export const BADGE = 32;
export const GAP = { parts: 8, plate: 10 } as const;

/** Whose move it is, and on which board, stands beside its number. */
export const numberOf = ({ turn }: Turn): string => turnNumber(turn);

/** In the place of moves. */
const LEFT_OUT: Turn['moves'][number] = { board: 1, san: '…' };

/** An upper bound of the room a turn takes. */
export const turnWidth = (turn: Turn): number =>
  turn.moves.reduce((sum, { san }) => sum + sanWidth(san, SIZE) + GAP.parts, 0) +
  BADGE +
  GAP.parts +
  textWidth(numberOf(turn), SIZE) +
  2 * GAP.plate;

/** A turn too long for the whole band: its last moves, behind what stands for the others. */
const shortened = (turn: Turn, width: number): Turn => {
  const cut = (from: number): Turn => ({ ...turn, moves: [LEFT_OUT, ...turn.moves.slice(from)] });
  const from = turn.moves.findIndex((_, index) => index > 0 && turnWidth(cut(index)) <= width);
  return turnWidth(turn) <= width || from === -1 ? turn : cut(from);
};

/** The last turns that fit as a whole, oldest first; the newest always. */
export const shownTurns = (turns: readonly Turn[], width: number): readonly Turn[] => {
  const kept: Turn[] = [];
  let room = width;
  for (const turn of [...turns].reverse()) {
    room -= turnWidth(turn) + (kept.length > 0 ? TURN_GAP : 0);
    if (room < 0 && kept.length > 0) break;
    kept.unshift(turn);
  }
  return kept.length === 1 ? kept.map((turn) => shortened(turn, width)) : kept;
};
