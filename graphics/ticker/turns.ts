import type { TurnsView } from 'chess-match/client';
import { TURN_GAP } from './layout';
import { sanWidth, textWidth } from '../air/textWidth';

export type Turn = TurnsView['turns'][number];

/** Pixels of the type, of a board's name, and between things; PLATE on both sides of a number. */
export const SIZE = 28;
export const BADGE = 32;
export const GAP = { parts: 8, plate: 10 } as const;

/** "12a" and "12..." are the twelfth move: whose it is, and on which board, stands beside it. */
export const numberOf = ({ turn }: Turn): string => turn.replace(/\D+$/, '');

/** An upper bound of the room a turn takes. */
export const turnWidth = (turn: Turn): number =>
  turn.moves.reduce((sum, { san }) => sum + sanWidth(san, SIZE) + GAP.parts, 0) +
  BADGE +
  GAP.parts +
  textWidth(numberOf(turn), SIZE) +
  2 * GAP.plate;

/** The last turns that fit as a whole, oldest first; the newest always. */
export const shownTurns = (turns: readonly Turn[], width: number): readonly Turn[] => {
  const kept: Turn[] = [];
  let room = width;
  for (const turn of [...turns].reverse()) {
    room -= turnWidth(turn) + (kept.length > 0 ? TURN_GAP : 0);
    if (room < 0 && kept.length > 0) break;
    kept.unshift(turn);
  }
  return kept;
};
