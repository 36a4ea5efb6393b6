// A reporter of vitest: what began and what it came to, a line each, written at once, so that a run that is killed or
// hangs has told what it had.
import { appendFileSync } from 'node:fs';
import type { Reporter, TestCase, TestModule, TestSpecification } from 'vitest/node';
import type { LedgerLine } from './testReport';

/** Where it is written is told by this variable of the environment. */
export const LEDGER_FILE = 'TEST_LEDGER';

const outcomeOf = (module: TestModule): LedgerLine => {
  const tests = [...module.children.allTests()];
  const failed = tests.filter((test) => test.result().state === 'failed').map(({ fullName }) => fullName);
  return {
    type: 'ended',
    file: module.moduleId,
    passed: tests.filter((test) => test.result().state === 'passed').length,
    failed: module.state() === 'failed' && failed.length === 0 ? ['(the file itself)'] : failed,
    tookMs: module.diagnostic().duration,
  };
};

export default class Ledger implements Reporter {
  readonly #path = process.env[LEDGER_FILE] ?? '';

  onTestRunStart(files: readonly TestSpecification[]): void {
    for (const { moduleId } of files) this.#write({ type: 'planned', file: moduleId });
  }

  onTestModuleStart({ moduleId }: TestModule): void {
    this.#write({ type: 'begun', file: moduleId });
  }

  onTestCaseResult({ module }: TestCase): void {
    this.#write({ type: 'went on', file: module.moduleId });
  }

  onTestModuleEnd(module: TestModule): void {
    this.#write(outcomeOf(module));
  }

  #write(line: LedgerLine): void {
    appendFileSync(this.#path, `${JSON.stringify(line)}\n`);
  }
}
