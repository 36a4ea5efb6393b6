import type { ClocksView, MatchView, PeopleView, Side } from 'chess-match/client';
import { BOARDS, clockAt, seatOf } from 'chess-match/games/swedish';
import { Half, STRIPE } from '../../../air/band/Half';
import { ClockFace } from '../../../air/clock/ClockFace';
import { hasColours } from '../../../air/people/teamColour';
import { TeamName } from '../../../air/people/TeamName';
import { BoardBadge } from '../shared/badges';
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

const NAME = { weight: 650, width: 344, oneLine: [44, 40, 36, 32], twoLines: [32, 30, 28, 26, 24] } as const;
const COLOURED_NAME = { ...NAME, width: NAME.width - STRIPE.end, twoLines: [28, 26, 24] } as const;

/** A team's half of the band: name, the clocks of both its players, score. */
export const TeamHalf = ({ team, match, people, clocks, ...scores }: TeamHalfProps) => {
  const look = hasColours(people) ? COLOURED_NAME : NAME;
  const clockOn = ({ board, thread }: (typeof BOARDS)[number]) => {
    const clock = clockAt(clocks, seatOf(match, thread, team));
    return (
      clock && (
        <span key={thread} className={css.clock}>
          <BoardBadge board={board} size={36} />
          <ClockFace clock={clock} />
        </span>
      )
    );
  };
  return (
    <Half
      side={team}
      people={people}
      className={css.half}
      name={<TeamName side={team} match={match} people={people} mayShorten {...look} />}
      clocks={BOARDS.map(clockOn)}
      scoreWidth={96}
      {...scores}
    />
  );
};
