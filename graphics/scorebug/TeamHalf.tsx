import type { ClocksView, MatchView, PeopleView, Side } from 'chess-match/client';
import { isApart } from 'chess-match/client/view';
import { Half, STRIPE } from '../air/band/Half';
import { ClockFace } from '../air/clock/ClockFace';
import { hasColours } from '../air/people/teamColour';
import { TeamName } from '../air/people/TeamName';
import css from './scorebug.module.css';

interface TeamHalfProps {
  readonly team: Side;
  readonly match: MatchView;
  readonly people: PeopleView;
  readonly clocks: ClocksView;
  /** Half-points, now and before the motion that shows the change. */
  readonly score: number;
  readonly scoreBefore: number;
}

const NAME = { weight: 650, width: 480, oneLine: [48, 44, 40, 36, 32], twoLines: [32, 30, 28, 26, 24] } as const;
const COLOURED_NAME = { ...NAME, width: NAME.width - STRIPE.end, twoLines: [28, 26, 24] } as const;

/** A team's half of the band: name, its clock unless boards have their own, score. */
export const TeamHalf = ({ team, match, people, clocks, ...scores }: TeamHalfProps) => {
  const clock = isApart(match) ? undefined : clocks.clocks.find((own) => own.team === team);
  const look = hasColours(people) ? COLOURED_NAME : NAME;
  return (
    <Half
      side={team}
      people={people}
      className={css.half}
      name={<TeamName side={team} match={match} people={people} mayShorten {...look} />}
      clocks={clock && <ClockFace clock={clock} />}
      scoreWidth={96}
      {...scores}
    />
  );
};
