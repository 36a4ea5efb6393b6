import { describe, expect, it } from 'vitest';
import { createTally } from './tally';

describe('what was refused', () => {
  it('is counted by kind and written down once a second, with how many went by', () => {
    const clock = { ms: 0 };
    const lines: string[] = [];
    const write = (...parts: unknown[]): void => void lines.push(parts.join(' '));
    const tally = createTally({ info: write, warn: write, error: write }, () => clock.ms);
    for (const what of ['one', 'two', 'three']) tally.note('event', what);
    tally.note('write', 'four');
    clock.ms = 1000;
    tally.note('event', 'five');
    expect(lines).toEqual(['Refused one.', 'Refused four.', 'Refused five. (2 more of this kind since the last line)']);
    expect(tally.counts()).toMatchObject({ event: 4, write: 1, packets: 0 });
  });

  it('tells each failing handler by itself', () => {
    const lines: string[] = [];
    const write = (...parts: unknown[]): void => void lines.push(parts.join(' '));
    const tally = createTally({ info: write, warn: write, error: write }, () => 0);
    for (const what of ['a', 'a', 'b']) tally.noteFailure(what, 'why');
    expect(lines).toEqual(['a. why', 'b. why']);
    expect(tally.counts().handler).toBe(3);
  });
});
