import { serverNowMs } from 'chess-match/client';
import { formatClock, remainingAt, type Clock } from 'chess-match/client/view';
import { useSyncExternalStore } from 'react';
import { classes } from '../classes';
import look from '../look.module.css';
import css from './clock.module.css';

/** How often a running clock looks at the time; the text changes once a second. */
const POLL_INTERVAL_MS = 100;
/** From here on the time left is shown as urgent. */
const LOW_MS = 60_000;

const never = (): (() => void) => () => undefined;
const often = (look: () => void): (() => void) => {
  const timer = setInterval(look, POLL_INTERVAL_MS);
  return () => {
    clearInterval(timer);
  };
};

/** Shows one side's time, counted down here from what the server said; it never animates. */
export const ClockFace = ({ clock }: { readonly clock: Clock }) => {
  const isRunning = clock.runningSinceMs !== null;
  const read = () => {
    const leftMs = remainingAt(clock, serverNowMs());
    return `${leftMs < LOW_MS ? 'low' : 'fine'} ${formatClock(leftMs)}`;
  };
  const [urgency = '', text = ''] = useSyncExternalStore(isRunning ? often : never, read).split(' ');
  return (
    <div
      className={classes(css.clock, look.figures, isRunning && css.isRunning, urgency === 'low' && css.isLow)}
      data-role={`clock-${clock.side}`}
    >
      {text}
    </div>
  );
};
