import { boardName, formatClock, remainingAt } from 'chess-match/client/drawing';
import type { DisplayProps } from './display';

interface TeamClocksProps extends Pick<DisplayProps, 'device' | 'views' | 'match'> {
  readonly team: 'white' | 'black';
  /** The one whose clock is shown; null: all. */
  readonly board: number | null;
  readonly className?: string;
}

/** A team's clocks in one row, each with its board where there are several; the one that runs is marked. */
export const TeamClocks = ({ device, views, match, team, board, className }: TeamClocksProps) => (
  <p className={className}>
    {views.clocks?.clocks
      .filter((clock) => clock.team === team && (board === null || clock.board === board))
      .map((clock) => (
        <time key={clock.id} data-running={clock.runningSinceMs !== null}>
          {clock.board !== null && <b>{boardName(match, clock.board)}</b>}
          <i aria-hidden>{clock.runningSinceMs === null ? '' : '▶'}</i>
          {formatClock(remainingAt(clock, device.clockMs()))}
        </time>
      ))}
  </p>
);
