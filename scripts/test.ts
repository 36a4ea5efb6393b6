// npm test: every check there is; what needs no test runner first, on two cores at once. Ends with the sum of what ran.
// `--once`: a red live file gets no second try.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { outcomesOf, settled, worthAnother, type FileOutcome, type VitestReport } from './lib/testReport';

const root = fileURLToPath(new URL('..', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'chess-broadcast-test-'));
const once = process.argv.includes('--once');

/**
 * Short-lived objects are most of what compilers, linters and tests make: a larger nursery spares a tenth of their
 * time.
 */
process.env['NODE_OPTIONS'] = `${process.env['NODE_OPTIONS'] ?? ''} --max-semi-space-size=64`.trim();
/** A server is started hundreds of times: what Node compiled of it is kept, which spares a seventh of each start. */
process.env['NODE_COMPILE_CACHE'] ??= join(root, 'node_modules', '.cache', 'compiled');

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

/** A step that prints all it has to say when it has ended, so that two at once can be read. */
const step = (name: string): Promise<boolean> =>
  new Promise((resolve) => {
    const run = spawn('npm', ['run', '-s', name], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [run.stdout, run.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
    run.on('close', (status) => {
      write(`\n== ${name}\n${said}`);
      resolve(status === 0);
    });
  });

/** Each lane is of about the same length; the build reads the types that the type check has generated. */
const LANES = [
  ['typecheck', 'build', 'formatted'],
  ['licences', 'lint', 'typecheck:companion', 'typecheck:ograf'],
] as const;

/** @returns the steps that failed */
const runSteps = async (): Promise<string[]> => {
  const lane = async (names: readonly string[]): Promise<readonly string[]> => {
    const failed: string[] = [];
    for (const name of names) if (!(await step(name))) failed.push(name);
    return failed;
  };
  return (await Promise.all(LANES.map(lane))).flat();
};

const failedSteps = await runSteps();
const { green, outcomes } = failedSteps.includes('build') ? { green: true, outcomes: [] } : runTests();
rmSync(scratch, { recursive: true, force: true });

const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed.length, 0);
if (!green) failedSteps.push('vitest');
// A step that is not vitest has no tests to count: its failure counts as one; so does what vitest could name no test
// for.
const failures = failed + failedSteps.filter((name) => name !== 'vitest' || failed === 0).length;
if (failedSteps.length > 0) write(`\nfailed: ${failedSteps.join(', ')}\n`);
write(`\n${passed} passed, ${failures} failed\n`);
process.exitCode = failures > 0 ? 1 : 0;
