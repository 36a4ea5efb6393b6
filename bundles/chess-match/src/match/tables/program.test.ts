import { describe, expect, it } from 'vitest';
import { DEFAULT_RULES } from '../../contract/venue';
import { createProgram } from './program';

const tablesAt = (name: string) => ({ white: [{ name }], black: [] }) as never;

describe('what the program may have of the tables', () => {
  const bench = () => {
    const time = { nowMs: 0 };
    const program = createProgram(() => time.nowMs);
    const shown = (analysisOnProgram: 'never' | 'delayed' | 'after', isOver = false) =>
      JSON.stringify(program.shown({ ...DEFAULT_RULES, analysisOnProgram, analysisDelayMin: 2 }, isOver).white);
    return { time, program, shown };
  };

  it('is nothing unless the rules of the hall say so, and after the game where they say that', () => {
    const { program, shown } = bench();
    program.see(tablesAt('secret'));
    expect([shown('never'), shown('never', true), shown('after'), shown('delayed', true)]).toEqual(
      Array(4).fill('null'),
    );
    expect(shown('after', true)).toContain('secret');
    program.forget();
    expect(shown('after', true)).toBe('null');
  });

  it('is never younger than the delay, and in the end what was seen last', () => {
    const { time, program, shown } = bench();
    for (; time.nowMs < 300_000; time.nowMs += 700) {
      program.see(tablesAt(String(time.nowMs)));
      const [, seen] = /(\d+)/.exec(shown('delayed')) ?? [];
      if (seen !== undefined) expect(time.nowMs - Number(seen)).toBeGreaterThanOrEqual(120_000);
      else expect(time.nowMs).toBeLessThan(130_000);
    }
    time.nowMs += 3_600_000;
    expect(shown('delayed')).toContain(String(299_600));
  });
});
