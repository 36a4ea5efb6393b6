import type { Moment } from 'chess-match/client/explore';
import { chipsOf } from 'chess-match/games/business';

/** A stretch of turns over which a line held the same chips at the same height of the stack. */
export interface Band {
  readonly branch: string;
  readonly board: number;
  readonly fromPly: number;
  /** The first turn at which it was different. */
  readonly toPly: number;
  /** Chips below it in the stack. */
  readonly base: number;
  readonly chips: number;
}

/**
 * The chips of all live lines stacked in the order of `rows`, turn by turn, equal stretches joined.
 * @param rows board numbers from above
 */
export const chipBands = (moments: readonly Moment[], rows: readonly number[]): readonly Band[] => {
  const done: Band[] = [];
  let running: readonly Band[] = [];
  for (const { ply, boards } of moments) {
    const stacked = boards
      .map((view) => ({ ...view, chips: chipsOf(view) }))
      .filter(({ chips }) => chips > 0)
      .toSorted((a, b) => rows.indexOf(b.board) - rows.indexOf(a.board));
    let base = 0;
    const next: Band[] = [];
    for (const { board, line: branch, chips } of stacked) {
      const known = running.find((band) => band.branch === branch && band.chips === chips && band.base === base);
      next.push({ branch: branch ?? '', board, fromPly: known?.fromPly ?? ply, toPly: ply + 1, base, chips });
      base += chips;
    }
    done.push(
      ...running.filter(
        (band) => !next.some((other) => other.branch === band.branch && other.fromPly === band.fromPly),
      ),
    );
    running = next;
  }
  return [...done, ...running];
};
