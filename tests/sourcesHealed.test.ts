import { afterAll, beforeAll, expect, test } from 'vitest';
import { startHealing, type Healing } from './support/healing';

let healing: Healing;
beforeAll(async () => {
  healing = await startHealing();
});
afterAll(() => healing.stop());

const TIMES = 2;

test('a source whose page has crashed is opened anew, once, and said until it is back', async () => {
  for (let time = 0; time < TIMES; time += 1) expect((await healing.crash()).opened).toBe(1);
  expect(healing.server.log()).toContain('Graphics scorebug was not there; opened anew');
});

test('a source whose page stands still is opened anew, once', async () => {
  for (let time = 0; time < TIMES; time += 1) expect((await healing.freeze()).opened).toBe(1);
  expect(healing.server.log()).toContain('Graphics scorebug stood still; opened anew');
});

test('OBS first, the server later: pages come by themselves', async () => {
  for (let time = 0; time < TIMES; time += 1) expect((await healing.late()).opened).toBe(2);
});

test('a server that begins again finds sources that live, and touches none', async () => {
  for (let time = 0; time < TIMES; time += 1) expect((await healing.again()).opened).toBe(0);
});

test('a scene that was renamed comes when the match wants it, and no source is touched', async () => {
  for (let time = 0; time < TIMES; time += 1) expect((await healing.renamed()).opened).toBe(0);
});
