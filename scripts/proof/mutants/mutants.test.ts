import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { InOrder } from './inOrder.ts';
import { instrument } from './instrument.ts';
import { asPackage, Modules } from './modules.ts';
import { reportOf } from './report.ts';
import { testsOf, VITEST } from './suite.ts';

const root = mkdtempSync(join(tmpdir(), 'mutants-'));
afterAll(() => {
  rmSync(root, { recursive: true });
});
writeFileSync(join(root, 'rule.ts'), 'export const isMore = (a: number, b: number): boolean => a > b;\n');
writeFileSync(
  join(root, 'asks.test.ts'),
  "import { tell } from 'told';\nimport { isMore } from './rule';\ntell(isMore(2, 2));\n",
);

const made = await instrument(root, '.');
const orEqual = made.mutants.find((mutant) => mutant.is === 'a >= b');
if (orEqual === undefined) throw new Error('not the mutant that is looked for');

describe('mutants', () => {
  it('stand in the code all at once, and one is switched on at a time, from the first line loaded on', () => {
    const told: unknown[] = [];
    const mutantOn = new Uint8Array(made.mutants.length);
    const switches = { mutantOn, mutantHit: () => true };
    const modules = new Modules(
      made.texts,
      new Map([['told', { tell: (what: unknown) => told.push(what) }]]),
      switches,
    );
    for (const on of [0, 1, 0]) {
      mutantOn[Number(orEqual.id)] = on;
      modules.load(join(root, 'asks.test.ts'));
    }
    expect(told).toEqual([false, true, false]);
  });

  it('stand on packages that are a function by themselves', () => {
    const told: unknown[] = [];
    const file = join(root, 'alone.ts');
    const texts = new Map([[file, "import tell from 'alone';\ntell(1);\n"]]);
    new Modules(texts, new Map([['alone', asPackage({ default: (what: unknown) => told.push(what) })]]), {}).load(file);
    expect(told).toEqual([1]);
  });

  it('are counted where tests pass them', () => {
    const mutantHits = new Uint32Array(made.mutants.length);
    const switches = { mutantOn: new Uint8Array(made.mutants.length), mutantHit: () => true, mutantHits };
    new Modules(made.counting, new Map([['told', { tell: () => undefined }]]), switches).load(
      join(root, 'asks.test.ts'),
    );
    expect(mutantHits[Number(orEqual.id)]).toBeGreaterThan(0);
  });

  it('are none of the tests’', () => {
    expect(made.mutants.every(({ file }) => file === join(root, 'rule.ts'))).toBe(true);
  });
});

describe('the tests of a mutant', () => {
  it('are all of a file but those that ask for a time of their own, one by one or for each of a table', () => {
    const suite = VITEST as { readonly it: typeof it; readonly describe: typeof describe };
    const named = testsOf(() => {
      suite.describe('room', () => {
        suite.it('quick', () => undefined);
        suite.it('slow', { timeout: 1 }, () => undefined);
        suite.it.each([1, 2])('quick of %s', () => undefined);
        suite.it.each([1, 2])('slow of %s', { timeout: 1 }, () => undefined);
      });
      suite.describe.each([1])('slow room of %s', { timeout: 1 }, () => suite.it('quick', () => undefined));
    });
    expect(named.map(({ name }) => name)).toEqual(['room > quick', 'room > quick of %s (1)', 'room > quick of %s (2)']);
  });

  it('of a table of rows, and those of a room for each row, are given the values of the row', async () => {
    const suite = VITEST as { readonly it: typeof it; readonly describe: typeof describe };
    const given: unknown[] = [];
    const rows = [['one', 1]] as const;
    const named = testsOf(() => {
      suite.it.each(rows)('%s', (...values) => void given.push(values));
      suite.describe.each(rows)('%s', (...values) => suite.it('quick', () => void given.push(values)));
    });
    for (const { run } of named) await run();
    expect(given).toEqual([rows[0], rows[0]]);
  });

  it('leave the matchers of whoever loads them as they were', async () => {
    await expect(Promise.reject(new TypeError('no net'))).rejects.toThrow('no net');
  });

  it('are those that pass it, quick files first, and before them what saw the last', () => {
    const test = (file: string, ms: number) => ({ file, nth: 0, ms, hits: 1, mutants: ['7'] });
    const order = new InOrder([test('slow', 90), test('quick', 1), { ...test('other', 1), mutants: ['8'] }]);
    const files = () => order.filesOf('rule.ts', order.passing('7')).map(([file]) => file);
    expect(files()).toEqual(['quick', 'slow']);
    order.saw('rule.ts', { file: 'slow', nth: 0 });
    expect(files()).toEqual(['slow', 'quick']);
  });
});

describe('the report', () => {
  it('names every survivor with its place and what it changes, and counts who hangs as dead', () => {
    const judged = (['dead', 'hangs', 'seen by no test', 'dead'] as const).map((outcome) => ({
      mutant: orEqual,
      outcome,
    }));
    const { listed, table, percent } = reportOf(judged, () => 'rule.ts');
    expect(listed).toContain('rule.ts:1:58  seen by no test\n  - a > b\n  + a >= b\n');
    expect([table.split('\n').at(-1), percent]).toEqual(['75.0 %  3 of 4  together', 75]);
  });
});
