import type { MachineClocks } from './machineClocks';
import { passed, type Passed } from './passed';
import { resume, type Resumed, type Sign } from './resume';

/** The authority's time: Unix ms at a moment, and what really went by since. Never steps, never runs backwards. */
export interface ServerTime {
  /** Whole ms. */
  now(): number;
  /**
   * Looks at the machine's clocks. Sleep since the last look is counted into the time.
   * @returns what happened since then, and when that was
   */
  look(): Passed & { readonly sinceMs: number };
  /** Goes on where an earlier run was, as a clock has run since; else the time is the system's clock's. */
  resume(sign: Sign | null, lastEntryMs: number | null): Resumed;
  /** What a later run needs to go on from here. */
  sign(): Sign;
}

export const createServerTime = (clocks: MachineClocks): ServerTime => {
  const boot = clocks.boot();
  let seen = clocks.read();
  let anchor = { monoMs: seen.monoMs, authorityMs: seen.wallMs };
  const at = (monoMs: number): number => anchor.authorityMs + Math.max(0, monoMs - anchor.monoMs);
  return {
    now: () => Math.floor(at(clocks.monoMs())),
    look: () => {
      const before = seen;
      const sinceMs = Math.floor(at(before.monoMs));
      seen = clocks.read();
      const happened = passed(before, seen);
      anchor = { ...anchor, authorityMs: anchor.authorityMs + happened.sleptMs };
      return { ...happened, sinceMs };
    },
    resume: (sign, lastEntryMs) => {
      seen = clocks.read();
      const resumed = resume({ sign, lastEntryMs, look: seen, boot });
      anchor = { monoMs: seen.monoMs, authorityMs: resumed.authorityMs };
      return resumed;
    },
    sign: () => ({ ...seen, authorityMs: at(seen.monoMs), boot }),
  };
};
