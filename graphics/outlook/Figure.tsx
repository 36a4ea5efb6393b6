import type { OutlookView, Side } from 'chess-match/client';
import { figure } from './words';
import css from './outlook.module.css';

interface FigureProps {
  readonly outlook: Pick<OutlookView, 'expected'>;
  readonly side: Side;
}

/** The points that a team may end with. */
export const Figure = ({ outlook: { expected }, side }: FigureProps) => (
  <b className={css.figure} data-role="figure">
    {expected === null ? '–' : figure(expected[side])}
  </b>
);
