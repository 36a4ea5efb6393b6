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
const each =
  (cases: readonly unknown[]) =>
  (name: string, run: ((...values: unknown[]) => unknown) | object): void => {
    if (typeof run !== 'function') return;
    const body = run as (...values: unknown[]) => unknown;
    for (const [nth, values] of cases.entries())
      it(`${name} (${nth + 1})`, () => (Array.isArray(values) ? body(...(values as unknown[])) : body(values)));
  };
/** A room of tests that need a time limit of their own is left out likewise. */
const describe = (name: string, body: (() => void) | object): void => {
  if (typeof body !== 'function') return;
  path.push(name);
  (body as () => void)();
  path.pop();
};
const describeEach =
  (cases: readonly unknown[]) =>
  (name: string, body: ((value: unknown) => void) | object): void => {
    if (typeof body !== 'function') return;
    const room = body as (value: unknown) => void;
    for (const [nth, value] of cases.entries()) describe(`${name} (${nth + 1})`, () => room(value));
  };

/** As much of vitest as the tests of the pure core need; whoever asks for more is told so when his file is loaded. */
export const VITEST: unknown = {
  describe: Object.assign(describe, { each: describeEach }),
  expect: chai.expect,
  it: Object.assign(it, { each }),
};

/** The tests that a file names while it is loaded. */
export const testsOf = (load: () => void): readonly Test[] => {
  [tests, path] = [[], []];
  load();
  return tests;
};
