import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { settingPlace } from './settingPlace';

const TEXT = '{\r\n  "port": 1, "a\\"b": { "port": [ "x", {"y": null},\n "," ] },\n  "port": "{"\n}';

describe('where a setting stands', () => {
  it.each([
    [['a"b'], 2, 14],
    [['a"b', 'port'], 2, 24],
    [['a"b', 'port', 0], 2, 34],
    [['a"b', 'port', 1], 2, 39],
    [['a"b', 'port', 1, 'y'], 2, 40],
    [['a"b', 'port', 2], 3, 2],
    // The one that counts.
    [['port'], 4, 3],
  ])('%j: line %i, column %i', (path, line, column) => {
    expect(settingPlace(TEXT, path)).toEqual({ line, column });
  });

  it.each([[[]], [['none']], [['port', 'y']], [['a"b', 'port', 3]], [['a"b', 'y']]])('%j: nowhere', (path) => {
    expect(settingPlace(TEXT, path)).toBeNull();
  });

  it('is found for all that a file says', () => {
    const paths = (value: unknown): (string | number)[][] =>
      typeof value !== 'object' || value === null
        ? []
        : Object.entries(value).flatMap(([name, inner]) => {
            const key = Array.isArray(value) ? Number(name) : name;
            return [[key], ...paths(inner).map((rest) => [key, ...rest])];
          });
    fc.assert(
      fc.property(fc.json(), (json) => {
        for (const path of paths(JSON.parse(json))) expect(settingPlace(json, path)).not.toBeNull();
      }),
    );
  });
});
