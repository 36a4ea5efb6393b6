import type { ShowView } from 'chess-match/client';
import { describe, expect, it } from 'vitest';
import { airView } from 'chess-match/client/show';
import { NO_STINGERS, SHOW_FIXTURE } from '../air/showFixture';
import { instanceOf, planStinger as plan, playing, type StingerPicture, type StingerStep } from './plan';

const show = (takes: number, on: boolean, undo: ShowView['undo']): ShowView => ({
  ...SHOW_FIXTURE,
  graphics: { ...SHOW_FIXTURE.graphics, stinger: { ...SHOW_FIXTURE.graphics.stinger, takes, on } },
  undo,
});
const change = (what: 'take' | 'clear', graphic: 'stinger' | 'boards') => ({
  what,
  graphics: [{ graphic, now: true, then: false }],
});
const taken = change('take', 'stinger');
const count = (played: number) => ({ played, uncovered: 0 });
const picture = (view: ShowView, program = 0, white = 0): StingerPicture => ({
  air: airView(view),
  stingers: { ...NO_STINGERS, program: count(program), white: count(white) },
});
const planStinger = (before: ShowView, now: ShowView) => plan(picture(before), picture(now), 'program');

describe('planStinger', () => {
  it('plays at each take, in or out', () => {
    expect(planStinger(show(0, true, null), show(1, false, taken))).toEqual([{ kind: 'play', covers: null }]);
    expect(planStinger(show(1, false, taken), show(2, true, taken))).toEqual([{ kind: 'play', covers: null }]);
  });

  it('does not play for a clear, an undo, another graphic, or after an absence', () => {
    expect(planStinger(show(0, true, null), show(1, false, change('clear', 'stinger')))).toEqual([]);
    expect(planStinger(show(1, false, taken), show(2, true, null))).toEqual([]);
    expect(planStinger(show(1, true, taken), show(1, true, change('take', 'boards')))).toEqual([]);
    expect(planStinger(show(1, true, taken), show(4, false, taken))).toEqual([]);
  });

  it('plays when the server changes the scene of its OBS under it, and only of that one', () => {
    const still = show(0, true, null);
    const played = (program: number, white: number) => picture(still, program, white);
    expect(plan(played(3, 0), played(4, 0), 'program')).toEqual([{ kind: 'play', covers: 4 }]);
    expect(plan(played(3, 0), played(4, 0), 'white')).toEqual([]);
    expect(plan(played(3, 0), played(3, 1), 'white')).toEqual([{ kind: 'play', covers: 1 }]);
    expect(plan(played(3, 0), played(0, 0), 'program')).toEqual([]);
  });
});

describe('the stinger that plays', () => {
  const motion = (id: number, ...steps: readonly StingerStep[]) => ({ id, steps });
  const quiet = motion(1);
  const first = motion(2, { kind: 'play', covers: 4 });

  it('is the last one called for: an undo sets the picture, and does not cut it off', () => {
    expect(playing(quiet, quiet)).toBe(quiet);
    expect(playing(quiet, first)).toBe(first);
    expect(playing(first, motion(3))).toBe(first);
  });

  it('is a newer one as soon as that is called for', () => {
    const next = motion(3, { kind: 'play', covers: null });
    expect(playing(first, next)).toBe(next);
  });
});

describe('instanceOf', () => {
  it.each([
    ['', 'program'],
    ['?machine=white', 'white'],
    ['?machine=green', 'program'],
  ])('%j is %s', (search, instance) => {
    expect(instanceOf(search)).toBe(instance);
  });
});
