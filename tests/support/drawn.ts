import type { Page } from 'playwright-core';

/**
 * The page has drawn itself to what changed: what is measured in one frame is drawn by a task of its own, which a busy
 * machine may do after the next frame. A message comes behind such a task.
 */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(`(async () => {
    const frame = () => new Promise((next) => requestAnimationFrame(next));
    const tasks = () => new Promise((done) => {
      const { port1, port2 } = new MessageChannel();
      let turns = 4;
      port1.onmessage = () => ((turns -= 1) === 0 ? done() : port2.postMessage(null));
      port2.postMessage(null);
    });
    for (let round = 0; round < 2; round += 1) {
      await frame();
      await frame();
      await tasks();
    }
  })()`);
