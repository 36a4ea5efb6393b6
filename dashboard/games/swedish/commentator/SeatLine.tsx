import type { BoardView, ClocksView, Language, MatchView } from 'chess-match/client';
import { formatFineClock, remainingAt } from 'chess-match/client/view';
import { Reserve } from '../../../shared/Reserve';
import { useNow } from '../../../shared/useNow';
import { usePlayerAt } from '../../../shared/usePlayerAt';
import { SWEDISH_COMMENTATOR_TEXTS } from './texts';

const TICK_MS = 100;

type Clock = ClocksView['clocks'][number];

interface SeatLineProps {
  readonly match: MatchView;
  readonly clock: Clock;
  /** What the clock showed at the moment looked at, in ms; null: as it runs now. */
  readonly pastMs: number | null;
  readonly reserves: BoardView['reserves'];
  readonly language: Language;
}

/** A player beside the board: who, whose team, the clock, and what may be dropped. */
export const SeatLine = ({ match, clock, pastMs, reserves, language }: SeatLineProps) => {
  const texts = SWEDISH_COMMENTATOR_TEXTS[language];
  const playerAt = usePlayerAt(match);
  const { thread, board, side, team } = clock;
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
      {match.settings['moveForMove'] === true ? null : (
        <time data-testid={`clock-${clock.id}`}>{formatFineClock(pastMs ?? remainingAt(clock, nowMs))}</time>
      )}
      {reserves === null ? null : (
        <Reserve
          side={side}
          men={reserves[side]}
          label={texts.reserveOf(side, thread)}
          empty={texts.empty}
          testId={`reserve-${clock.id}`}
        />
      )}
    </div>
  );
};
