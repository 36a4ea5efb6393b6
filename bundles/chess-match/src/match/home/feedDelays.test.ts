import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AUDIENCES } from '../../contract/viewers';
import { feedDelay, isFeedShut, writeFeedDelays } from './feedDelays';

let folder: string;
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'delays-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const delays = () => AUDIENCES.map((audience) => feedDelay(folder, audience));

it('a team’s picture waits as long as its document; without a word it waits no longer than the rest, with a bad one for ever', () => {
  expect(delays()).toEqual([0, 0, 0]);
  const rule = (delaySeconds: number) => ({ access: 'public', delaySeconds }) as const;
  const shut = () => AUDIENCES.map((audience) => isFeedShut(folder, audience));
  expect(shut()).toEqual([false, false, false]);
  for (const areShut of [false, true]) {
    writeFeedDelays(folder, { white: rule(45), black: rule(0) }, areShut);
    expect([delays(), shut()]).toEqual([
      [0, 45_000, 0],
      [false, areShut, areShut],
    ]);
  }
  for (const bad of ['{"white": 4', '{"white": 4}', '{"white": -1, "black": 0}', '[]']) {
    writeFileSync(join(folder, 'delays.json'), bad);
    expect(delays()).toEqual([0, Infinity, Infinity]);
  }
});
