import { describe, expect, it } from 'vitest';
import { buildStinger, STINGER } from './timeline';

const setUp = () => {
  const lanes = Array.from({ length: 5 }, () => ({ xPercent: 0, autoAlpha: 0 }));
  const emblem = { autoAlpha: 1 };
  const timeline = buildStinger(lanes, emblem).pause();
  return { lanes, emblem, timeline };
};

describe('the stinger', () => {
  it('takes about a second and covers the whole frame for its hold', () => {
    const { lanes, emblem, timeline } = setUp();
    expect(timeline.duration()).toBeCloseTo(STINGER.duration, 3);
    expect(STINGER.duration).toBeLessThan(1.3);
    for (const seconds of [STINGER.coveredAt + 0.001, STINGER.coveredAt + STINGER.hold - 0.001]) {
      timeline.time(seconds);
      expect(lanes.map(({ xPercent }) => Math.round(xPercent))).toEqual([0, 0, 0, 0, 0]);
      expect(emblem.autoAlpha).toBe(1);
    }
  });

  it('stays covered for as long as it is held, and goes on from there', () => {
    const { lanes } = setUp();
    let held = 0;
    const timeline = buildStinger(lanes, {}, () => (held += 1)).pause();
    timeline.play().render(STINGER.coveredAt + 0.1);
    expect([held, timeline.paused(), timeline.time()]).toEqual([1, true, STINGER.coveredAt]);
    expect(lanes.map(({ xPercent }) => Math.round(xPercent))).toEqual([0, 0, 0, 0, 0]);
    timeline.play();
    expect(timeline.paused()).toBe(false);
  });

  it('begins and ends with nothing in the frame', () => {
    const { lanes, emblem, timeline } = setUp();
    timeline.time(0);
    for (const { xPercent } of lanes) expect(xPercent).toBeLessThanOrEqual(-100);
    expect(emblem.autoAlpha).toBe(0);
    timeline.progress(1);
    for (const { xPercent } of lanes) expect(xPercent).toBeGreaterThanOrEqual(100);
    expect(emblem.autoAlpha).toBe(0);
  });

  it('covers and uncovers band by band, never the whole frame between two frames', () => {
    const { lanes, timeline } = setUp();
    const covered = (seconds: number): number => {
      timeline.time(seconds);
      return lanes.reduce((sum, { xPercent }) => sum + Math.max(0, 100 - Math.abs(xPercent)), 0) / lanes.length;
    };
    const frames = Array.from({ length: Math.ceil(STINGER.duration * 60) }, (_, frame) => covered(frame / 60));
    const jumps = frames.slice(1).map((share, index) => Math.abs(share - (frames[index] ?? 0)));
    expect(Math.max(...jumps)).toBeLessThan(10);
    expect(Math.max(...frames)).toBe(100);
  });
});
