import { monitorEventLoopDelay } from 'node:perf_hooks';
import { alarm, type TroubleSource } from '../base/troubles';

const RESOLUTION_MS = 20;
const NS_PER_MS = 1e6;
/** Above this every button is felt to hang. */
export const LAGGING_MS = 500;
/** The alarm ends only well below: one that comes and goes is believed by nobody. */
export const RECOVERED_MS = 250;

/** The alarm after one more measurement. @param raisedMs the delay it was last raised with; null: there is none */
export const judgeLag = (raisedMs: number | null, delayMs: number): number | null => {
  if (delayMs > LAGGING_MS) return delayMs;
  return delayMs > RECOVERED_MS ? raisedMs : null;
};

export interface LoopWatch {
  start(): void;
  stop(): void;
  /** How late the event loop was in 99 of 100 cases since the last call, ms; begins a new measurement. */
  measure(): number;
  readonly troubles: TroubleSource;
}

/** How late the event loop is. It needs seconds to be known, so troubles are those of the last measurement. */
export const watchLoop = (): LoopWatch => {
  const loop = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  let raisedMs: number | null = null;
  return {
    start: () => void loop.enable(),
    stop: () => void loop.disable(),
    measure: () => {
      const lateMs = Math.round(loop.percentile(99) / NS_PER_MS) - RESOLUTION_MS;
      loop.reset();
      const delayMs = Math.max(0, lateMs || 0);
      raisedMs = judgeLag(raisedMs, delayMs);
      return delayMs;
    },
    troubles: () => (raisedMs === null ? [] : [alarm('loop/lagging', { delayMs: raisedMs })]),
  };
};
