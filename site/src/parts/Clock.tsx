import { formatFineClock, remainingAt, type Clock as ClockView } from 'chess-match/client/drawing';
import type { Heard } from '../feed/truth';
import { useRunning } from '../feed/useViewer';

interface ClockProps {
  readonly clock: ClockView;
  /** The board it belongs to, where boards have their own. */
  readonly board: string | null;
  readonly heard: Heard;
  readonly label: string;
}

export const Clock = ({ clock, board, heard, label }: ClockProps) => {
  const text = useRunning(heard, (shownMs) =>
    formatFineClock(shownMs === null ? clock.remainingMs : remainingAt(clock, shownMs)),
  );
  return (
    <span className="clock" role="timer" aria-label={label} data-runs={clock.runningSinceMs !== null}>
      {board !== null && <small>{board}</small>} {text}
    </span>
  );
};
