import { chai, JestAsymmetricMatchers, JestChaiExpect, JestExtend } from '@vitest/expect';

export interface Test {
  readonly name: string;
  readonly run: () => unknown;
}

chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);
let tests: Test[] = [];
let path: string[] = [];

/** Who needs a time limit of his own takes too long to be run for each mutant. */
const it = (name: string, run: (() => unknown) | object): void => {
  if (typeof run === 'function') tests.push({ name: [...path, name].join(' > '), run: run as Test['run'] });
};
const each =
  (cases: readonly unknown[]) =>
  (name: string, run: (...values: unknown[]) => unknown): void => {
    for (const [nth, values] of cases.entries())
      it(`${name} (${nth + 1})`, () => (Array.isArray(values) ? run(...(values as unknown[])) : run(values)));
  };
const describe = (name: string, body: () => void): void => {
  path.push(name);
  body();
  path.pop();
};

/** As much of vitest as the tests of the pure core need; whoever asks for more is told so when his file is loaded. */
export const VITEST: unknown = { describe, expect: chai.expect, it: Object.assign(it, { each }) };

/** The tests that a file names while it is loaded. */
export const testsOf = (load: () => void): readonly Test[] => {
  [tests, path] = [[], []];
  load();
  return tests;
};
