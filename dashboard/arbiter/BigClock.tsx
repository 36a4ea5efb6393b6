import type { ClocksView, Side } from 'chess-match/client';
import { formatFineClock, remainingAt } from 'chess-match/client/view';
import type { ReactNode } from 'react';
import { useArbiterTexts } from '../shared/arbiter/data';
import { useNow } from '../shared/useNow';

const TICK_MS = 100;

interface BigClockProps {
  readonly clock: ClocksView['clocks'][number];
  readonly side: Side;
  readonly isToMove: boolean;
  /** Whose it is. */
  readonly name: ReactNode;
  /** Whose it is, for those who hear it. */
  readonly label: string;
  readonly testId: string;
  /** Beside the side and what it does. */
  readonly foot?: ReactNode;
  /** What an arbiter does to it. */
  readonly buttons?: ReactNode;
}

/** One clock, large, ticking to a tenth. */
export const BigClock = ({ clock, side, isToMove, name, label, testId, foot, buttons }: BigClockProps) => {
  const texts = useArbiterTexts();
  const isRunning = clock.runningSinceMs !== null;
  const nowMs = useNow(TICK_MS, isRunning);
  const state = isRunning ? texts.clock.running : isToMove ? texts.clock.toMove : '';
  return (
    <div
      className={buttons === undefined ? 'big-clock' : 'big-clock seat-clock'}
      data-side={side}
      data-running={isRunning}
      data-to-move={isToMove}
    >
      <b className="big-clock-name">{name}</b>
      <time aria-label={label} data-testid={testId}>
        {formatFineClock(remainingAt(clock, nowMs))}
      </time>
      <span className="big-clock-foot">
        {foot}
        <span>{[texts.side[side], state].filter(Boolean).join(' · ')}</span>
      </span>
      {buttons === undefined ? null : <span className="seat-buttons">{buttons}</span>}
    </div>
  );
};
