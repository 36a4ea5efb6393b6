// npm test: every check there is; what needs no test runner first, on two cores at once. Ends with the sum of what ran.
// `--once`: a red live file gets no second try.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LEDGER_FILE } from './lib/ledger';
import {
  accountOf,
  outcomesIn,
  readLedger,
  runningIn,
  settled,
  worthAnother,
  type FileOutcome,
  type LedgerLine,
} from './lib/testReport';

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
const fromRoot = (file: string): string => relative(root, file);

/**
 * No test and no set-up of one may take five minutes, so that nothing ends for so long where something hangs: what is
 * installed first does not count.
 */
const HANGS_AFTER_MS = 12 * 60_000;
const LOOKED_AT_EACH_MS = 5_000;
const VITEST = join(root, 'node_modules', 'vitest', 'vitest.mjs');

interface Run {
  readonly green: boolean;
  readonly outcomes: readonly FileOutcome[];
}

/** A run of vitest, ended where it hangs; what it was at is said then. */
const vitest = (name: string, ...args: readonly string[]): Promise<Run> =>
  new Promise((resolve) => {
    write(`\n== ${name}\n`);
    const ledger = join(scratch, `${name}.jsonl`);
    writeFileSync(ledger, '');
    const lines = (): readonly LedgerLine[] => readLedger(readFileSync(ledger, 'utf8'));
    const reporters = ['--reporter=default', '--reporter=./scripts/lib/ledger.ts'];
    const env = { ...process.env, [LEDGER_FILE]: ledger };
    const run = spawn(process.execPath, [VITEST, 'run', ...reporters, ...args], { cwd: root, stdio: 'inherit', env });
    const hanging = setInterval(() => {
      const running = runningIn(lines());
      if (running.length === 0 || Date.now() - statSync(ledger).mtimeMs < HANGS_AFTER_MS) return;
      write(`\nnothing has ended for a long time, and is given up:\n  ${running.map(fromRoot).join('\n  ')}\n`);
      run.kill('SIGKILL');
    }, LOOKED_AT_EACH_MS);
    run.on('close', (status) => {
      clearInterval(hanging);
      resolve({ green: status === 0, outcomes: outcomesIn(lines()) });
    });
  });

/**
 * All tests; a few red live files once more, one after another, with the machine to themselves; and what a run that was
 * given up has left.
 */
const runTests = async (): Promise<Run> => {
  const first = await vitest('vitest');
  const retried = once ? [] : worthAnother(first.outcomes, (file) => /^(tests|companion)\//.test(fromRoot(file)));
  if (retried.length === 0) return first;
  const isWhole = first.outcomes.every(({ isBegun }) => isBegun);
  const second = await vitest('again', ...(isWhole ? ['--no-file-parallelism'] : []), ...retried.map(fromRoot));
  const outcomes = settled(first.outcomes, second.outcomes);
  write('\nred at the first try:\n');
  for (const { file, failed } of first.outcomes) for (const name of failed) write(`  ${fromRoot(file)}: ${name}\n`);
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
const { green, outcomes } = failedSteps.includes('build') ? { green: true, outcomes: [] } : await runTests();
rmSync(scratch, { recursive: true, force: true });

const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed.length, 0);
if (!green) failedSteps.push('vitest');
// A step that is not vitest has no tests to count: its failure counts as one; so does what vitest could name no test
// for.
const failures = failed + failedSteps.filter((name) => name !== 'vitest' || failed === 0).length;
const read = outcomes.map((outcome) => ({ ...outcome, file: fromRoot(outcome.file) }));
write(`\n${accountOf(read).join('\n')}\n`);
if (failedSteps.length > 0) write(`\nfailed: ${failedSteps.join(', ')}\n`);
write(`\n${passed} passed, ${failures} failed\n`);
process.exitCode = failures > 0 ? 1 : 0;
