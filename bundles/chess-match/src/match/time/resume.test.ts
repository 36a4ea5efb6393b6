import { describe, expect, it } from 'vitest';
import { resume, type Sign } from './resume';

const HOUR = 3_600_000;
const WALL = 1_700_000_000_000;
const sign: Sign = { authorityMs: WALL + 70, monoMs: 10_000, wallMs: WALL, upMs: 20_000, boot: 'monday' };
/** The clocks after a while on the same boot. */
const after = (ms: number) => ({ monoMs: 10_000 + ms, wallMs: WALL + ms, upMs: 20_000 + ms });

describe('the time after a restart with a running clock', () => {
  it('goes on by what really passed', () => {
    const look = after(30_000);
    expect(resume({ sign, lastEntryMs: null, look, boot: 'monday' })).toEqual({
      authorityMs: WALL + 30_070,
      steppedMs: 0,
    });
  });

  it.each([HOUR, -HOUR])('goes on by what really passed when the system’s clock was set by %i ms', (steppedMs) => {
    const look = { ...after(30_000), wallMs: WALL + 30_000 + steppedMs };
    expect(resume({ sign, lastEntryMs: null, look, boot: 'monday' })).toEqual({
      authorityMs: WALL + 30_070,
      steppedMs,
    });
  });

  it('counts the machine’s sleep while the server was down', () => {
    const look = { ...after(1000), wallMs: WALL + 61_000, upMs: 81_000 };
    expect(resume({ sign, lastEntryMs: null, look, boot: 'monday' }).authorityMs).toBe(WALL + 61_070);
  });

  it('trusts the system’s clock for how long the machine was off', () => {
    const look = { monoMs: 900, wallMs: WALL + 600_000, upMs: 900 };
    expect(resume({ sign, lastEntryMs: null, look, boot: 'tuesday' })).toEqual({
      authorityMs: WALL + 600_070,
      steppedMs: 0,
    });
  });

  it('never falls behind the last sign of life on another boot with the clock set back, and says so', () => {
    const look = { monoMs: 900, wallMs: WALL - HOUR, upMs: 900 };
    expect(resume({ sign, lastEntryMs: WALL + 90, look, boot: 'tuesday' })).toEqual({
      authorityMs: WALL + 90,
      steppedMs: -HOUR,
    });
  });

  it('takes the system’s clock where nothing is known, but not from before the last entry', () => {
    const look = after(0);
    expect(resume({ sign: null, lastEntryMs: WALL - 5, look, boot: null }).authorityMs).toBe(WALL);
    expect(resume({ sign: null, lastEntryMs: WALL + HOUR, look, boot: null }).authorityMs).toBe(WALL + HOUR);
  });

  describe('where boots have no name', () => {
    const nameless: Sign = { ...sign, boot: null };

    it('knows the same boot by the moment it began', () => {
      const look = after(30_000);
      expect(resume({ sign: nameless, lastEntryMs: null, look, boot: null }).authorityMs).toBe(WALL + 30_070);
    });

    it('takes a later beginning for another boot, also when that has lasted longer by now', () => {
      const look = { monoMs: 50_000, wallMs: WALL + HOUR, upMs: 60_000 };
      expect(resume({ sign: nameless, lastEntryMs: null, look, boot: null }).authorityMs).toBe(WALL + HOUR + 70);
    });

    it('trusts the system’s clock where the platform tells nothing at all', () => {
      const look = { ...after(30_000), upMs: null };
      const blind: Sign = { ...nameless, upMs: null };
      expect(resume({ sign: blind, lastEntryMs: null, look, boot: null }).authorityMs).toBe(WALL + 30_070);
    });
  });
});
