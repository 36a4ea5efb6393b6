// npm test: every check there is, in the order in which failures are cheapest. Ends with the sum of what ran.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'chess-broadcast-test-'));
const report = join(scratch, 'vitest.json');

/** By name: what npm is told. */
const STEPS: readonly (readonly [name: string, args: readonly string[]])[] = [
  ['licences', ['run', '-s', 'licences']],
  ['typecheck', ['run', '-s', 'typecheck']],
  ['lint', ['run', '-s', 'lint']],
  ['build', ['run', '-s', 'build']],
  ['vitest', ['exec', '--', 'vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]],
];

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
}

/** What vitest executed; a file that could not even be loaded counts as one failure. */
const countTests = (): { passed: number; failed: number } => {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8')) as VitestReport;
    const unloaded = testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
    );
    return { passed: numPassedTests, failed: numFailedTests + unloaded.length };
  } catch {
    return { passed: 0, failed: 0 };
  }
};

const failedSteps: string[] = [];
for (const [name, args] of STEPS) {
  process.stdout.write(`\n== ${name}\n`);
  const { status } = spawnSync('npm', args, { cwd: root, stdio: 'inherit' });
  if (status === 0) continue;
  failedSteps.push(name);
  if (name === 'build') break;
}

const { passed, failed } = countTests();
rmSync(scratch, { recursive: true, force: true });
// A step that is not vitest has no tests to count: its failure counts as one.
const failures = failed + failedSteps.filter((name) => name !== 'vitest' || failed === 0).length;
if (failedSteps.length > 0) process.stdout.write(`\nfailed: ${failedSteps.join(', ')}\n`);
process.stdout.write(`\n${passed} passed, ${failures} failed\n`);
process.exitCode = failures > 0 ? 1 : 0;
