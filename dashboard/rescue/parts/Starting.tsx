import { useEffect, useRef, useState } from 'react';
import type { RescueTexts } from '../texts/texts';

const TICK_MS = 1000;
/** A start takes some seconds; after this somebody should look at the server's computer. */
const LONG_MS = 30_000;

interface StartingProps {
  /** On the clock of performance.now(). */
  readonly sinceMs: number;
  readonly supervised: boolean;
  readonly texts: RescueTexts;
}

/** What stands while the server is away: whether it comes by itself, and the command where it does not. */
export const Starting = ({ sinceMs, supervised, texts }: StartingProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const [nowMs, setNowMs] = useState(() => performance.now());
  useEffect(() => {
    heading.current?.focus();
    const timer = setInterval(() => setNowMs(performance.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const waitedMs = Math.max(0, nowMs - sinceMs);
  const isByHand = !supervised || waitedMs > LONG_MS;
  return (
    <section className="rescue-turning" data-testid="rescue-starting">
      <h2 ref={heading} tabIndex={-1}>
        {texts.starting} <span className="rescue-waited">{texts.waited(Math.floor(waitedMs / 1000))}</span>
      </h2>
      {isByHand ? (
        <p role="alert">
          {supervised ? texts.startingLong : texts.startByHand} <code>{texts.startCommand}</code>
        </p>
      ) : null}
      <p>{texts.startingHint}</p>
    </section>
  );
};
