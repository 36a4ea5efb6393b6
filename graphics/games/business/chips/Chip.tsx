import { memo, type CSSProperties } from 'react';
import { branchTheme } from '../../../air/theme';
import css from './chips.module.css';

interface ChipProps {
  /** Number of the board it lies on: its colour. Null on the arbiters' table. */
  readonly board: number | null;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Name of the element for motions, e.g. `chip`. */
  readonly role: string;
  readonly isGhost: boolean;
}

/** Colour of a chip on a board, or on the arbiters' table. */
export const chipColour = (board: number | null): string =>
  board === null ? 'var(--chip-table)' : branchTheme(board).colour;

/** The lower edge, turned from the light, and the upper one of the face, where it catches it. */
const SHADE = 'M 1.6 21 A 18.4 18.4 0 0 0 38.4 21 A 19.5 15.2 0 0 1 1.6 21 Z';
const GLINT = 'M 11.2 16.4 A 9.6 9.6 0 0 1 28.8 16.4 A 10.6 8.4 0 0 0 11.2 16.4 Z';

/** One round counter seen from above, at x, y of its parent. */
export const Chip = memo(function Chip({ board, x, y, size, role, isGhost }: ChipProps) {
  const style = { left: x, top: y, width: size, height: size, '--chip-own': chipColour(board) } as CSSProperties;
  return (
    <svg className={css.chip} data-ghost={isGhost || undefined} style={style} viewBox="0 0 40 40" data-role={role}>
      <circle className={css.edge} cx={20} cy={20} r={19} />
      <circle className={css.notches} cx={20} cy={20} r={16} />
      <circle className={css.face} cx={20} cy={20} r={11.5} />
      <path className={css.shade} d={SHADE} />
      <path className={css.glint} d={GLINT} />
    </svg>
  );
});
