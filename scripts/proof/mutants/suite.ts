import { chai, JestAsymmetricMatchers, JestChaiExpect, JestExtend } from '@vitest/expect';

export interface Test {
  readonly name: string;
  readonly run: () => unknown;
}

/** Once: matchers taught a second time, as in a worker of vitest, stand upon themselves and see no error any more. */
const teach = (): void => {
  if ('toEqual' in chai.Assertion.prototype) return;
  chai.use(JestExtend);
  chai.use(JestChaiExpect);
  chai.use(JestAsymmetricMatchers);
};

teach();

let tests: Test[] = [];
let path: string[] = [];

/** Who needs a time limit of his own takes too long to be run for each mutant. */
const it = (name: string, run: (() => unknown) | object): void => {
  if (typeof run === 'function') tests.push({ name: [...path, name].join(' > '), run: run as Test['run'] });
};
/** A room of tests that need a time limit of their own is left out likewise. */
const describe = (name: string, body: (() => unknown) | object): void => {
  if (typeof body !== 'function') return;
  path.push(name);
  (body as () => unknown)();
  path.pop();
};
/** For each row of a table: a row of several values is given one by one. */
const forEach =
  (one: (name: string, body: (() => unknown) | object) => void) =>
  (rows: readonly unknown[]) =>
  (name: string, body: ((...values: unknown[]) => unknown) | object): void => {
    if (typeof body !== 'function') return;
    const given = body as (...values: unknown[]) => unknown;
    for (const [nth, row] of rows.entries())
      one(`${name} (${nth + 1})`, () => given(...(Array.isArray(row) ? (row as unknown[]) : [row])));
  };

/** As much of vitest as the tests of the pure core need; whoever asks for more is told so when his file is loaded. */
export const VITEST: unknown = {
  describe: Object.assign(describe, { each: forEach(describe) }),
  expect: chai.expect,
  it: Object.assign(it, { each: forEach(it) }),
};

/** The tests that a file names while it is loaded. */
export const testsOf = (load: () => void): readonly Test[] => {
  [tests, path] = [[], []];
  load();
  return tests;
};
