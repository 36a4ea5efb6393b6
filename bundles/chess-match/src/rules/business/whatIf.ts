import type { BySide, Side } from '../common/sides';
import { payOut } from './turn/payOut';

/** How a live branch is supposed to end; `open` is left out of the reckoning. */
export const OUTCOMES = ['open', 'white', 'draw', 'black'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export interface WhatIf {
  /** Half-points if so. */
  readonly score: BySide<number>;
  /** Chips of the boards that are left open. */
  readonly open: number;
  /** Who would lead, by how many half-points; side null where level. */
  readonly lead: { readonly side: Side | null; readonly halves: number };
  /** Whether the open boards cannot change any more who leads. */
  readonly isDecided: boolean;
}

/**
 * The score if live branches end as supposed at the ratings they have now (B18, B20).
 * @param score half-points so far
 * @param boards the live branches with their ratings
 * @param outcomes by board number; a board that is not named is open
 */
export const whatIf = (
  score: BySide<number>,
  boards: readonly { readonly board: number; readonly chips: number }[],
  outcomes: Readonly<Record<number, Outcome>>,
): WhatIf => {
  let { white, black } = score;
  let open = 0;
  for (const { board, chips } of boards) {
    const outcome = outcomes[board] ?? 'open';
    if (outcome === 'open') open += chips;
    else {
      const paid = payOut(chips, outcome === 'draw' ? null : outcome);
      white += paid.white;
      black += paid.black;
    }
  }
  const halves = Math.abs(white - black);
  const side = white === black ? null : white > black ? 'white' : 'black';
  return { score: { white, black }, open, lead: { side, halves }, isDecided: halves > 2 * open };
};
