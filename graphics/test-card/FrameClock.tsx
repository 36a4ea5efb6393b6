import { serverNowMs } from 'chess-match/client';
import { useEffect, useRef } from 'react';
import { clockText, createFrameCounter, frameText } from './clock';
import { classes } from '../air/classes';
import look from '../air/look.module.css';
import css from './testCard.module.css';

interface FrameClockProps {
  /** Stands still at zero, for pictures that are compared. */
  readonly isStill: boolean;
  readonly frameWord: string;
}

/** The server's time with the number of the frame, written anew in every frame: what is seen later is that late. */
export const FrameClock = ({ isStill, frameWord }: FrameClockProps) => {
  const time = useRef<HTMLSpanElement>(null);
  const frame = useRef<HTMLSpanElement>(null);
  const total = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (isStill) return undefined;
    const count = createFrameCounter();
    let request = 0;
    const draw = (): void => {
      const nowMs = serverNowMs();
      const counted = count(nowMs);
      if (time.current) time.current.textContent = clockText(nowMs, new Date(nowMs).getTimezoneOffset());
      if (frame.current) frame.current.textContent = frameText(counted.inSecond);
      if (total.current) total.current.textContent = String(counted.total);
      request = requestAnimationFrame(draw);
    };
    draw();
    return () => {
      cancelAnimationFrame(request);
    };
  }, [isStill]);
  return (
    <div className={classes(css.clock, look.plate, look.figures)}>
      <div className={css.time}>
        <span ref={time}>00:00:00</span>
        <span className={css.frame} ref={frame}>
          00
        </span>
      </div>
      <div className={css.total}>
        {frameWord} <span ref={total}>0</span>
      </div>
    </div>
  );
};
