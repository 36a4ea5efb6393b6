import { formatHalves, type PeopleView, type Side } from 'chess-match/client';
import type { ReactNode } from 'react';
import { classes } from '../classes';
import { FitText } from '../FitText';
import { hasColours } from '../people/teamColour';
import { striped, TeamStripe } from '../people/TeamStripe';
import sides from '../sides.module.css';
import css from './half.module.css';

/** Pixels of a team's colour: at the outer end of its half, and along the lower edge. */
export const STRIPE = { end: 16, under: 6 } as const;

/** Sizes of a score, the widest that fits. */
const SCORE = { weight: 800, oneLine: [64, 56, 48, 40], twoLines: [] } as const;

interface HalfProps {
  readonly side: Side;
  readonly people: PeopleView;
  /** Sets the widths of the cells and the size of clocks. */
  readonly className: string | undefined;
  /** What stands on the team's plate. */
  readonly name: ReactNode;
  readonly clocks: ReactNode;
  /** Half-points. */
  readonly score: number;
  /** Half-points before the motion that shows the change. */
  readonly scoreBefore: number;
  /** Pixels for the score. */
  readonly scoreWidth: number;
}

/**
 * Draws a team's half of the band: its plate, clocks, score; the second team's is mirrored. Halves stay halves, however
 * long a clock is.
 */
export const Half = ({ side, people, className, name, clocks, score, scoreBefore, scoreWidth }: HalfProps) => {
  const isColoured = hasColours(people);
  const isMirrored = side === 'black';
  return (
    <div className={classes(css.half, striped, className, isMirrored && css.isMirrored, isColoured && css.isColoured)}>
      <div className={classes(css.team, sides[side])}>{name}</div>
      <div className={css.clock}>{clocks}</div>
      <div className={classes(css.score, sides[side])}>
        <div className={css.scoreNow} data-role={`score-${side}`}>
          <FitText text={formatHalves(score)} width={scoreWidth} {...SCORE} />
        </div>
        <div className={css.scoreNow} data-ghost data-role={`score-before-${side}`}>
          <FitText text={formatHalves(scoreBefore)} width={scoreWidth} {...SCORE} />
        </div>
      </div>
      <TeamStripe people={people} side={side} edge={isMirrored ? 'right' : 'left'} width={STRIPE.end} />
      <TeamStripe people={people} side={side} edge="bottom" width={STRIPE.under} />
    </div>
  );
};
