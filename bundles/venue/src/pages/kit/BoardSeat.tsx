import { formatClock, playerAt, remainingAt, teamAt } from 'chess-match/client/drawing';
import type { Team } from 'chess-match/contract/venue';
import { useTruth } from '../device/hooks';
import type { DisplayProps } from './display';
import './boardSeat.css';

interface BoardSeatProps extends Pick<DisplayProps, 'device' | 'views' | 'match'> {
  readonly board: number;
  /** Whose seat it is, by its colour. */
  readonly side: Team;
}

/** Who sits on a side of a board, for which team, and the clock there; the one that runs is marked. */
export const BoardSeat = ({ device, views, match, board, side }: BoardSeatProps) => {
  const { kind } = useTruth(device);
  const team = teamAt(match, board, side);
  const clock = views.clocks?.clocks.find((one) => one.board === board && one.side === side);
  const player = playerAt(views.people, team, board);
  const { name } = match.teams[team];
  return (
    <p className="board-seat" data-side={side} data-truth={kind}>
      <span className="who">
        {player !== '' && <b>{player}</b>}
        <span>{name}</span>
      </span>
      {clock !== undefined && (
        <time data-running={clock.runningSinceMs !== null}>
          <i aria-hidden>{clock.runningSinceMs === null ? '' : '▶'}</i>
          {formatClock(remainingAt(clock, device.clockMs()))}
        </time>
      )}
    </p>
  );
};
