import { formatHalves, type MatchView, type PeopleView, type Side } from 'chess-match/client';
import type { Clock } from 'chess-match/client/view';
import { FitText } from '../../../air/FitText';
import { Logo } from '../../../air/people/Logo';
import { hasColours } from '../../../air/people/teamColour';
import { TeamName } from '../../../air/people/TeamName';
import { striped, TeamStripe } from '../../../air/people/TeamStripe';
import { ClockFace } from '../../../air/clock/ClockFace';
import { classes } from '../../../air/classes';
import sides from '../../../air/sides.module.css';
import css from './scorebug.module.css';

interface SideHalfProps {
  readonly side: Side;
  readonly match: MatchView;
  readonly people: PeopleView;
  readonly clock: Clock | undefined;
  /** Half-points. */
  readonly score: number;
  /** Half-points before the motion that shows the change. */
  readonly scoreBefore: number;
}

/** A logo stands beside the name, and takes its room. */
const LOGO = { width: 64, height: 58 } as const;
const NAME_WIDTH = { alone: 488, besideLogo: 408 } as const;
/** A colour at the outer end, and along the lower edge. */
const STRIPE = { end: 16, under: 6 } as const;
const NAME_ONE_LINE = [44, 40, 36, 32];
const NAME_TWO_LINES = [32, 30, 28, 26, 24];
/** Above a colour. */
const NAME_TWO_LOW_LINES = [28, 26, 24];
const SCORE_WIDTH = 120;
const SCORE_SIZES = [64, 56, 48, 40];
const NEVER_BROKEN: readonly number[] = [];

const nameWidth = (people: PeopleView): number => {
  const room = people.white.logo === null && people.black.logo === null ? NAME_WIDTH.alone : NAME_WIDTH.besideLogo;
  return hasColours(people) ? room - STRIPE.end : room;
};

const Points = ({ halves }: { readonly halves: number }) => (
  <FitText text={formatHalves(halves)} weight={800} width={SCORE_WIDTH} oneLine={SCORE_SIZES} twoLines={NEVER_BROKEN} />
);

/** A team's half of the band: name with the mark of the side to move, clock, score; Black's is mirrored. */
export const SideHalf = ({ side, match, people, clock, score, scoreBefore }: SideHalfProps) => (
  <div className={classes(css.half, striped, side === 'black' && css.halfBlack, hasColours(people) && css.isColoured)}>
    <div className={classes(css.team, sides[side], match.toMove === side && css.isToMove)}>
      <Logo logo={people[side].logo} {...LOGO} />
      <div className={css.name}>
        <TeamName
          side={side}
          match={match}
          people={people}
          weight={650}
          mayShorten
          width={nameWidth(people)}
          oneLine={NAME_ONE_LINE}
          twoLines={hasColours(people) ? NAME_TWO_LOW_LINES : NAME_TWO_LINES}
        />
      </div>
      <span className={css.toMoveMark} />
    </div>
    <div className={css.clockCell}>{clock && <ClockFace clock={clock} />}</div>
    <div className={classes(css.score, sides[side])}>
      <div className={css.scoreNow} data-role={`score-${side}`}>
        <Points halves={score} />
      </div>
      <div className={css.scoreNow} data-ghost data-role={`score-before-${side}`}>
        <Points halves={scoreBefore} />
      </div>
    </div>
    <TeamStripe people={people} side={side} edge={side === 'white' ? 'left' : 'right'} width={STRIPE.end} />
    <TeamStripe people={people} side={side} edge="bottom" width={STRIPE.under} />
  </div>
);
