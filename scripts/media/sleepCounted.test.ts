import { expect, it } from 'vitest';
import { heldClocks, MORNING_MS } from '../../bundles/chess-match/src/match/time/testing/heldClocks';
import { sleepCounted } from './sleepCounted';

it('runs on where the system’s clock is set, and counts sleep', () => {
  const clocks = heldClocks();
  const now = sleepCounted(clocks.machine);
  clocks.run(200);
  clocks.step(-300_000);
  expect(now()).toBe(MORNING_MS + 200);
  clocks.step(600_000);
  clocks.run(200);
  expect(now()).toBe(MORNING_MS + 400);
  clocks.sleep(60_000);
  expect(now()).toBe(MORNING_MS + 60_400);
});
