import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonFault } from './jsonFault';

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** Texts that are JSON, or nearly. */
const nearly = fc
  .tuple(
    fc.json(),
    fc.nat(),
    fc.nat(3),
    fc.constantFrom('', ',', '"', '{', '}', '[', ']', ':', '\\', '//', '1', '-', '.', 'e', 't', ' ', '\n', '\u0001'),
  )
  .map(([text, at, cut, put]) => {
    const place = at % (text.length + 1);
    return text.slice(0, place) + put + text.slice(place + cut);
  });

describe('what is wrong with a JSON file', () => {
  it('is nothing exactly where it is JSON', () => {
    fc.assert(
      fc.property(nearly, (text) => {
        expect(jsonFault(text) === null).toBe(isJson(text));
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['{\n  "port": 9090,\n}', 2, 15, /comma with nothing after it before "}"/],
    ['{"names": ["a", ]}', 1, 15, /comma with nothing after it before "]"/],
    ['{\n  // the port\n  "port": 9090\n}', 2, 3, /comment/],
    ['{ "port": 9090 /* the port */ }', 1, 16, /comment/],
    ['# mine\n{}', 1, 1, /comment/],
    ['{}\n# mine', 2, 1, /comment/],
    ['{\r\n  "host": "a"\r\n  "port": 1\r\n}', 3, 3, /comma or "}" is missing before this/],
    ['[1 2]', 1, 4, /comma or "]" is missing/],
    ["{'port': 1}", 1, 2, /straight double quotes/],
    ['{“port”: 1}', 1, 2, /straight double quotes/],
    ['{"host": «а»}', 1, 10, /straight double quotes/],
    ['{port: 1}', 1, 2, /a name is expected/],
    ['{"port" 1}', 1, 9, /colon is missing/],
    ['{"port"= 1}', 1, 8, /colon is missing/],
    ['{"port": 09090}', 1, 10, /09090 is no number/],
    ['{"on": True}', 1, 8, /True is no number, and not true/],
    ['{"host": studio-pc}', 1, 10, /studio-pc is no number/],
    ['{"copyTo": "D:\\show"}', 1, 15, /written twice/],
    ['{"host": "studio\n}', 1, 10, /no " at its end/],
    ['{"host": "a\tb"}', 1, 12, /tab/],
    ['{\n  "obs": {\n    "address": null\n', 2, 10, /"{" has no "}"/],
    ['{"a": 1,', 1, 1, /"{" has no "}"/],
    ['{"a":', 1, 6, /ends where a value is expected/],
    ['{"a": }', 1, 7, /"}" where a value is expected/],
    ['{} {}', 1, 4, /something stands after the end/],
    ['{"название": "Кубок",,}', 1, 22, /a name is expected/],
    [`\n${'['.repeat(100_000)}`, 2, 201, /more than 200 deep/],
    ['{"🏆": 1,}', 1, 8, /comma with nothing after it/],
  ])('%j: line %i, column %i', (text, line, column, what) => {
    expect(jsonFault(text)).toEqual({ line, column, what: expect.stringMatching(what) as unknown });
  });
});
