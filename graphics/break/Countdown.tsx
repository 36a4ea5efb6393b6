import { serverNowMs } from 'chess-match/client';
import { useSyncExternalStore } from 'react';
import { countdownText } from './countdownText';

/** How often the time is looked at; the text changes once a second. */
const LOOK_EVERY_MS = 100;

const often = (look: () => void): (() => void) => {
  const timer = setInterval(look, LOOK_EVERY_MS);
  return () => {
    clearInterval(timer);
  };
};

/** Time left until the break ends, by the server's clock. */
export const Countdown = ({ untilMs }: { readonly untilMs: number }) => {
  const text = useSyncExternalStore(often, () => countdownText(untilMs, serverNowMs()));
  return (
    <div className="break-countdown figures" data-role="countdown">
      {text}
    </div>
  );
};
