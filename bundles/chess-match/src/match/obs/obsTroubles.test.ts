import { expect, test } from 'vitest';
import type { ObsInstancesView } from '@schemas/obsInstances';
import { createObsTroubles } from './obsTroubles';

/** Nothing else of an instance matters here. */
const instance = (
  id: 'program' | 'white',
  missingScenes: readonly string[],
  silentSources: readonly string[],
  keylessSources: readonly string[] = [],
) => ({ id, missingScenes, silentSources, keylessSources }) as ObsInstancesView['instances'][number];
const lacking = (...missingScenes: string[]): ObsInstancesView => ({
  instances: [instance('program', missingScenes, []), instance('white', [], [])],
});

test('a scene that is missing is told, and logged, once', () => {
  const lines: string[] = [];
  let changes = 0;
  const desk = createObsTroubles({ changed: () => (changes += 1), log: { warn: (line) => void lines.push(line) } });
  desk.see(lacking());
  expect([desk.troubles(), changes]).toEqual([[], 0]);
  desk.see(lacking('Black audience'));
  desk.see(lacking('Black audience'));
  expect(desk.troubles()).toEqual([
    { code: 'obs/scene_missing', level: 'notice', params: { instance: 'program', scene: 'Black audience' } },
  ]);
  expect([lines.length, changes]).toEqual([1, 1]);
  expect(lines[0]).toContain('“Black audience”');
  desk.see(lacking('Tree'));
  desk.see(lacking());
  expect([desk.troubles(), lines.length, changes]).toEqual([[], 2, 3]);
});

test('a source that shows no sign of life is told of the OBS it is in', () => {
  const desk = createObsTroubles({ changed: () => undefined, log: { warn: () => undefined } });
  desk.see({ instances: [instance('program', [], []), instance('white', [], ['Graphics boards'])] });
  expect(desk.troubles()).toEqual([
    { code: 'obs/source_silent', level: 'notice', params: { instance: 'white', source: 'Graphics boards' } },
  ]);
});

test('sources that lack their key are told together, of the OBS they are in', () => {
  const desk = createObsTroubles({ changed: () => undefined, log: { warn: () => undefined } });
  desk.see({
    instances: [instance('program', [], []), instance('white', [], [], ['Graphics tables-white', 'Boards'])],
  });
  expect(desk.troubles()).toEqual([
    {
      code: 'obs/sources_keyless',
      level: 'notice',
      params: { instance: 'white', count: 2, source: 'Graphics tables-white' },
    },
  ]);
});
