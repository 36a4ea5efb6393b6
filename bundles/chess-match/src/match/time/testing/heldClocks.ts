import type { MachineClocks, ClockReading } from '../machineClocks';

/** A machine's clocks in the hand of a test. */
export interface HeldClocks {
  readonly machine: MachineClocks;
  readonly shown: { monoMs: number; wallMs: number; upMs: number | null; boot: string | null };
  /** All of them go on. */
  run(ms: number): void;
  /** The machine sleeps: its monotonic clock stands. */
  sleep(ms: number): void;
  /** Somebody sets the system's clock. */
  step(ms: number): void;
}

export const MORNING_MS = 1_700_000_000_000;

export const heldClocks = (): HeldClocks => {
  const shown: HeldClocks['shown'] = { monoMs: 5000, wallMs: MORNING_MS, upMs: 9000, boot: 'monday' };
  const add = ({ monoMs, wallMs, upMs }: ClockReading): void => {
    shown.monoMs += monoMs;
    shown.wallMs += wallMs;
    if (shown.upMs !== null && upMs !== null) shown.upMs += upMs;
  };
  return {
    shown,
    machine: {
      monoMs: () => shown.monoMs,
      read: () => ({ monoMs: shown.monoMs, wallMs: shown.wallMs, upMs: shown.upMs }),
      boot: () => shown.boot,
    },
    run: (ms) => add({ monoMs: ms, wallMs: ms, upMs: ms }),
    sleep: (ms) => add({ monoMs: 0, wallMs: ms, upMs: ms }),
    step: (ms) => add({ monoMs: 0, wallMs: ms, upMs: 0 }),
  };
};
