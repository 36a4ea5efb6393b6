import type { PeopleView, Side } from 'chess-match/client';
import { classes } from '../classes';
import { colourOf } from './teamColour';
import css from './teamStripe.module.css';

interface TeamStripeProps {
  readonly people: Pick<PeopleView, Side>;
  readonly side: Side;
  /** Where on the team's plate, which holds it. */
  readonly edge: 'left' | 'right' | 'bottom';
  /** Pixels. */
  readonly width: number;
}

/** Draws a team's colour along an edge of its plate; nothing where it has none. */
export const TeamStripe = ({ people, side, edge, width }: TeamStripeProps) => {
  const background = colourOf(people, side);
  if (background === null) return null;
  const size = edge === 'bottom' ? { height: width } : { width };
  return <span className={classes(css.stripe, css[edge])} style={{ ...size, background }} data-role="team-colour" />;
};

/** Makes a plate hold stripes. */
export const striped = css.striped;
