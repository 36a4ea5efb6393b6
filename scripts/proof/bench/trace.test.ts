import { describe, expect, it } from 'vitest';
import { frameWork, type TraceEvent } from './trace';

const event = (name: string, ts: number, dur: number, tid = 1): TraceEvent => ({ name, ph: 'X', pid: 1, tid, ts, dur });
const frame = (ts: number): TraceEvent => event('FireAnimationFrame', ts, 0);

describe('work of a frame', () => {
  it('is script, style and layout from its begin to the next, and of the first what was before it', () => {
    const events = [
      event('FunctionCall', -5000, 4000),
      frame(0),
      event('FunctionCall', 100, 1000),
      event('UpdateLayoutTree', 1200, 500),
      event('Layout', 1700, 500),
      event('Paint', 2300, 9000),
      frame(16_000),
      event('FunctionCall', 16_100, 3000),
      frame(32_000),
    ];
    expect(frameWork(events)).toEqual([6, 3]);
  });

  it('counts what lies in another once, and only the thread that animates', () => {
    const events = [
      frame(0),
      event('FireAnimationFrame', 0, 2000),
      event('FunctionCall', 501, 1000),
      event('Layout', 1500, 1000),
      event('FunctionCall', 0, 9000, 2),
      frame(16_000),
      frame(32_000),
    ];
    expect(frameWork(events)).toEqual([2.5, 0]);
  });
});
