import type { OutlookView } from 'chess-match/client/contract';
import { outlookOf } from '../outlook/testing';

/** A course that goes to and fro; nobody has played it. @param points of the match */
export const courseTo = (plies: number, points: number): OutlookView['course'] =>
  Array.from({ length: plies + 1 }, (_, ply) => {
    const swing = Math.sin(ply / 9) * 0.18 + Math.sin(ply / 31 + 1) * 0.2 + (ply % 17 === 0 ? 0.04 : 0);
    const white = points * (0.5 + swing * Math.min(1, ply / 24));
    const spread = points * 0.11 * Math.max(0.15, 1 - ply / (plies + 20));
    return { ply, turn: ply === 0 ? '' : `${Math.ceil(ply / 2)}.`, expected: { white, black: points - white, spread } };
  });

const evening = (plies: number) => ({ outlook: outlookOf([], { white: 0, black: 0 }, courseTo(plies, 20)) });

export const FORTY = evening(40);
export const TWO_HUNDRED = evening(200);
