import type { ClocksView, MatchView } from 'chess-match/client';
import { formatFineClock, remainingAt } from 'chess-match/client/view';
import type { ReactNode } from 'react';
import { useNow } from '../../shared/useNow';
import { usePlayerAt } from '../../shared/usePlayerAt';
import './apart.css';

const TICK_MS = 100;

type Clock = ClocksView['clocks'][number];

interface SeatLineProps {
  readonly match: MatchView;
  readonly clock: Clock;
  /** What the clock showed at the moment looked at, in ms; null: as it runs now. */
  readonly pastMs: number | null;
  /** Played without clocks: none is shown. */
  readonly isTimed: boolean;
  /** What else the player has there. */
  readonly children?: ReactNode;
}

/** A player beside the board: who, whose team, the clock. */
export const SeatLine = ({ match, clock, pastMs, isTimed, children }: SeatLineProps) => {
  const playerAt = usePlayerAt(match);
  const { board, side, team } = clock;
  const isRunning = pastMs === null && clock.runningSinceMs !== null;
  const nowMs = useNow(TICK_MS, isRunning);
  const name = playerAt(team, board ?? 0);
  const teamName = match.teams[team].name;
  return (
    <div className="co-seat" data-side={side} data-running={isRunning}>
      <span className="co-seat-name">
        <strong>{name || teamName}</strong>
        {name === '' ? null : <small>{teamName}</small>}
      </span>
      {isTimed ? (
        <time data-testid={`clock-${clock.id}`}>{formatFineClock(pastMs ?? remainingAt(clock, nowMs))}</time>
      ) : null}
      {children}
    </div>
  );
};
