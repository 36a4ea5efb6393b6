// npm test: every check there is, in the order in which failures are cheapest. Ends with the sum of what ran.
// `--once`: a red live file gets no second try.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { outcomesOf, settled, worthAnother, type FileOutcome, type VitestReport } from './lib/testReport';

const root = fileURLToPath(new URL('..', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'chess-broadcast-test-'));
const once = process.argv.includes('--once');

const write = (text: string): void => void process.stdout.write(text);
const npm = (...args: readonly string[]): boolean =>
  spawnSync('npm', args, { cwd: root, stdio: 'inherit' }).status === 0;

const readReport = (path: string): readonly FileOutcome[] => {
  try {
    return outcomesOf(JSON.parse(readFileSync(path, 'utf8')) as VitestReport);
  } catch {
    return [];
  }
};

const vitest = (name: string, ...args: readonly string[]): { green: boolean; outcomes: readonly FileOutcome[] } => {
  write(`\n== ${name}\n`);
  const report = join(scratch, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const green = npm('exec', '--', 'vitest', 'run', ...reporters, ...args);
  return { green, outcomes: readReport(report) };
};

/** All tests; a few red live files once more, one after another, with the machine to themselves. */
const runTests = (): { green: boolean; outcomes: readonly FileOutcome[] } => {
  const first = vitest('vitest');
  const again = once ? [] : worthAnother(first.outcomes, (file) => relative(root, file).startsWith('tests/'));
  if (again.length === 0) return first;
  const second = vitest('again', '--no-file-parallelism', ...again.map((file) => relative(root, file)));
  const outcomes = settled(first.outcomes, second.outcomes);
  write('\nred at the first try:\n');
  for (const { file, failed } of first.outcomes)
    for (const name of failed) write(`  ${relative(root, file)}: ${name}\n`);
  return { green: second.green, outcomes };
};

const failedSteps: string[] = [];
for (const name of ['licences', 'typecheck', 'lint', 'build']) {
  write(`\n== ${name}\n`);
  if (!npm('run', '-s', name)) failedSteps.push(name);
}
const { green, outcomes } = failedSteps.includes('build') ? { green: true, outcomes: [] } : runTests();
rmSync(scratch, { recursive: true, force: true });

const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed.length, 0);
if (!green) failedSteps.push('vitest');
// A step that is not vitest has no tests to count: its failure counts as one; so does what vitest could name no test for.
const failures = failed + failedSteps.filter((name) => name !== 'vitest' || failed === 0).length;
if (failedSteps.length > 0) write(`\nfailed: ${failedSteps.join(', ')}\n`);
write(`\n${passed} passed, ${failures} failed\n`);
process.exitCode = failures > 0 ? 1 : 0;
