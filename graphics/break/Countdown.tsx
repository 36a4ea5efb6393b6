import { serverNowMs } from 'chess-match/client';
import { formatClock } from 'chess-match/client/view';
import { useSyncExternalStore } from 'react';
import { classes } from '../air/classes';
import look from '../air/look.module.css';
import css from './break.module.css';

/** How often the time is looked at; the text changes once a second. */
const POLL_INTERVAL_MS = 100;

const often = (look: () => void): (() => void) => {
  const timer = setInterval(look, POLL_INTERVAL_MS);
  return () => {
    clearInterval(timer);
  };
};

/** Time left until the break ends, by the server's clock. */
export const Countdown = ({ untilMs }: { readonly untilMs: number }) => {
  const text = useSyncExternalStore(often, () => formatClock(untilMs - serverNowMs()));
  return (
    <div className={classes(css.countdown, look.figures)} data-role="countdown">
      {text}
    </div>
  );
};
