import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { judgeLag, LAGGING_MS, RECOVERED_MS, watchLoop } from './loopLag';

describe('a lagging event loop', () => {
  it('is an alarm above half a second, until it is well below', () => {
    const states: (number | null)[] = [];
    let raisedMs: number | null = null;
    for (const delayMs of [0, LAGGING_MS, LAGGING_MS + 1, 900, LAGGING_MS, RECOVERED_MS + 1, RECOVERED_MS, LAGGING_MS])
      states.push((raisedMs = judgeLag(raisedMs, delayMs)));
    expect(states).toEqual([null, null, LAGGING_MS + 1, 900, 900, 900, null, null]);
  });

  it('is measured: a loop that was held says so, and a free one takes it back', async () => {
    const loop = watchLoop();
    loop.start();
    await delay(60);
    const untilMs = performance.now() + LAGGING_MS + 200;
    while (performance.now() < untilMs);
    await delay(60);
    const delayMs = loop.measure();
    expect(delayMs).toBeGreaterThan(LAGGING_MS);
    expect(loop.troubles()).toEqual([{ code: 'loop/lagging', level: 'alarm', params: { delayMs } }]);
    loop.stop();
    loop.measure();
    expect(loop.troubles()).toEqual([]);
  });
});
