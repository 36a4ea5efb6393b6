import { expect, test } from 'vitest';
import type { Actual } from './diff';
import { obsProblem } from './problem';
import { obsView } from './view';

const scenes = { white: 'White', black: 'Black' };
const connected = { state: 'connected', problem: null } as const;
const seen = (names: readonly string[]): Actual => ({
  programScene: 'Break',
  previewScene: null,
  studioMode: false,
  names: {},
  scenes: names,
  transitioning: false,
  collection: 0,
});
const view = (actual: Actual | null, connection: Parameters<typeof obsView>[0]['connection'] = connected) =>
  obsView({ connection, scenes, actual, follow: false, lastRequest: null });

test.each<[string[], boolean, boolean, string | null]>([
  [['White', 'Black'], true, true, null],
  [['Black'], false, true, 'White'],
  [['White'], true, false, 'Black'],
  [['Break'], false, false, 'White'],
])('with %j in OBS: White %s, Black %s, missing %s', (names, white, black, missing) => {
  const { problem, scenes: shown } = view(seen(names));
  expect([shown.white.exists, shown.black.exists]).toEqual([white, black]);
  expect(problem).toEqual(missing === null ? null : obsProblem('obs/no_such_scene', { scene: missing }));
});

test('without OBS nothing is believed, and the problem is the connection', () => {
  const problem = obsProblem('obs/not_connected', { address: 'there' });
  expect(view(null, { state: 'lost', problem })).toMatchObject({
    problem,
    programScene: null,
    scenes: { white: { name: 'White', exists: null }, black: { name: 'Black', exists: null } },
  });
});
