import type { ClockReading } from './machineClocks';
import { LIMIT_MS, passed } from './passed';

/** What an earlier run left behind: the machine's clocks and the authority's time at its last look. */
export interface Sign extends ClockReading {
  readonly authorityMs: number;
  readonly boot: string | null;
}

/** Where the authority's time goes on after a start. */
export interface Resumed {
  readonly authorityMs: number;
  /** By how much the system's clock was set meanwhile, as far as can be known; 0 if it was not. */
  readonly steppedMs: number;
}

export interface Start {
  readonly sign: Sign | null;
  /** When the last entry was written, by the authority's time; null without any. */
  readonly lastEntryMs: number | null;
  readonly look: ClockReading;
  readonly boot: string | null;
}

/** When the machine started, by the system's clock: where no boot has a name, it tells one from another. */
const startOf = ({ wallMs, upMs }: ClockReading): number => (upMs === null ? NaN : wallMs - upMs);

const isSameBoot = (sign: Sign, look: ClockReading, boot: string | null): boolean => {
  const isLater = look.monoMs >= sign.monoMs && (look.upMs ?? 0) >= (sign.upMs ?? 0);
  const isNamed = sign.boot !== null && boot !== null;
  return isLater && (isNamed ? sign.boot === boot : Math.abs(startOf(look) - startOf(sign)) <= LIMIT_MS);
};

/** On another boot only the system's clock knows how long the machine was off; where it was set back, nothing does. */
const afterReboot = (sign: Sign, wallMs: number): Resumed => {
  const offMs = wallMs - sign.wallMs;
  return { authorityMs: sign.authorityMs + Math.max(0, offMs), steppedMs: offMs < -LIMIT_MS ? offMs : 0 };
};

/**
 * The authority's time for a match whose clock runs through a restart. On the same boot it is known exactly, whatever
 * the system's clock did; else it never falls behind the last sign of life.
 */
export const resume = ({ sign, lastEntryMs, look, boot }: Start): Resumed => {
  if (sign !== null && isSameBoot(sign, look, boot)) {
    const { realMs, steppedMs } = passed(sign, look);
    return { authorityMs: sign.authorityMs + realMs, steppedMs };
  }
  const { authorityMs, steppedMs } =
    sign === null ? { authorityMs: look.wallMs, steppedMs: 0 } : afterReboot(sign, look.wallMs);
  return { authorityMs: Math.max(authorityMs, lastEntryMs ?? 0), steppedMs };
};
