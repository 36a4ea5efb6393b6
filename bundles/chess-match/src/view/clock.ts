import type { Side } from '@schemas/boards';
import type { ClocksView } from '@schemas/clocks';
import type { OptionsView } from '@schemas/options';

export type Clock = ClocksView['clocks'][number];

/** Milliseconds left at `nowMs` of the server's clock; never below zero. */
export const remainingAt = ({ remainingMs, runningSinceMs }: Clock, nowMs: number): number =>
  Math.max(0, runningSinceMs === null ? remainingMs : remainingMs - Math.max(0, nowMs - runningSinceMs));

/** What is published and decides whether a veto can be declared; time goes on without being published. */
export interface VetoViews {
  readonly clocks: Pick<ClocksView, 'vetoWindowMs'>;
  /** Undefined: not heard yet. */
  readonly options: Pick<OptionsView, 'turn'> | undefined;
}

/** Whether a clock's side may declare a veto now (B22): its clock runs and shows less than the window, and the rules bar nothing. */
export const mayVeto = (clock: Clock, { clocks, options }: VetoViews, nowMs: number): boolean => {
  const leftMs = remainingAt(clock, nowMs);
  const isItsTime = clock.runningSinceMs !== null && leftMs > 0 && leftMs < clocks.vetoWindowMs;
  return isItsTime && options?.turn?.veto === null;
};

/** The side's own clock: the one of the whole match, else its first. */
export const clockOf = ({ clocks }: ClocksView, side: Side): Clock | undefined => {
  const own = clocks.filter((clock) => clock.side === side);
  return own.find(({ board }) => board === null) ?? own[0];
};
