import { readFileSync } from 'node:fs';
import { uptime } from 'node:os';

/** What the machine's clocks show at one moment. */
export interface ClockReading {
  /**
   * Never set by anybody; stands while the machine sleeps (Linux, macOS). From a start of its own, the same for every
   * process of a boot.
   */
  readonly monoMs: number;
  /** The system's clock, Unix ms: people and network time set it. */
  readonly wallMs: number;
  /** Since the machine started, its sleep counted; null where the platform does not tell. */
  readonly upMs: number | null;
}

/** The clocks of a machine, to be looked at. */
export interface MachineClocks {
  readonly monoMs: () => number;
  readonly read: () => ClockReading;
  /** Names this boot of the machine; null where the platform does not tell. */
  readonly boot: () => string | null;
}

const NS_PER_MS = 1e6;

const monoMs = (): number => Number(process.hrtime.bigint()) / NS_PER_MS;

const upMs = (): number | null => {
  try {
    return uptime() * 1000;
  } catch {
    return null;
  }
};

const boot = (): string | null => {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return null;
  }
};

export const machineClocks: MachineClocks = {
  monoMs,
  read: () => ({ monoMs: monoMs(), wallMs: Date.now(), upMs: upMs() }),
  boot,
};
