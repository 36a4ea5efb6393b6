import type { MatchView, PeopleView, Side } from 'chess-match/client';
import type { Clock } from 'chess-match/client/view';
import { Half, STRIPE } from '../../../air/band/Half';
import { classes } from '../../../air/classes';
import { ClockFace } from '../../../air/clock/ClockFace';
import { Logo } from '../../../air/people/Logo';
import { hasColours } from '../../../air/people/teamColour';
import { TeamName } from '../../../air/people/TeamName';
import css from './scorebug.module.css';

interface SideHalfProps {
  readonly side: Side;
  readonly match: MatchView;
  readonly people: PeopleView;
  readonly clock: Clock | undefined;
  /** Half-points, now and before the motion that shows the change. */
  readonly score: number;
  readonly scoreBefore: number;
}

/** A logo stands beside the name, and takes its room. */
const LOGO = { width: 64, height: 58 } as const;
const NAME_WIDTH = { alone: 488, besideLogo: 408 } as const;
const NAME_ONE_LINE = [44, 40, 36, 32];
const NAME_TWO_LINES = [32, 30, 28, 26, 24];
/** Above a colour. */
const NAME_TWO_LOW_LINES = [28, 26, 24];

const nameWidth = (people: PeopleView): number => {
  const room = people.white.logo === null && people.black.logo === null ? NAME_WIDTH.alone : NAME_WIDTH.besideLogo;
  return hasColours(people) ? room - STRIPE.end : room;
};

const Plate = ({ side, match, people }: Pick<SideHalfProps, 'side' | 'match' | 'people'>) => (
  <>
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
    <span
      className={classes(css.toMoveMark, side === 'black' && css.pointsLeft, match.toMove === side && css.isToMove)}
    />
  </>
);

/** A team's half of the band: name with the mark of the side to move, clock, score. */
export const SideHalf = ({ side, match, people, clock, ...scores }: SideHalfProps) => (
  <Half
    side={side}
    people={people}
    className={css.half}
    name={<Plate side={side} match={match} people={people} />}
    clocks={clock && <ClockFace clock={clock} />}
    scoreWidth={120}
    {...scores}
  />
);
