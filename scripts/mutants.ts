// npm run mutants -- FOLDER: breaks the code of a folder in every small way, and tells which breaks no test sees.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { instrument, type Mutant } from './mutants/instrument.ts';
import type { Answer, Covered, Order } from './mutants/protocol.ts';
import { reportOf, type Outcome } from './mutants/report.ts';

/** Of a hundred mutants so many have to die. */
const LEAST = 85;
/** For those who read on: every survivor with its place. */
const REPORT = 'coverage/mutants.txt';
const PROCESSES = 2;
/** Who is silent so long, and five times what its tests take on whole code, hangs. */
const SILENCE_MS = 20_000;
/** Tests that take longer are asked last. */
const SLOW_MS = 300;
const TESTS = ['bundles/chess-match/src/games', 'bundles/chess-match/src/notation'];

const [folder, ...others] = process.argv.slice(2);
if (folder === undefined || others.length > 0) {
  process.stderr.write('npm run mutants -- FOLDER   e.g. bundles/chess-match/src/games/business/turn\n');
  process.exit(2);
}

const root = fileURLToPath(new URL('..', import.meta.url));
const { mutants } = await instrument(root, folder);

const start = async (): Promise<ChildProcess> => {
  const child = fork(join(root, 'scripts/mutants/worker.ts'), [root, folder, TESTS.join(',')], {
    execArgv: ['--import', 'tsx'],
  });
  await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('the tests could not be loaded'))),
  ]);
  return child;
};

/** The answer to an order, or null when the process fell silent or died. */
const ask = (child: ChildProcess, order: Order, patienceMs: number): Promise<Answer | null> =>
  new Promise((resolve) => {
    const done = (answer: Answer | null): void => {
      clearTimeout(timer);
      child.removeAllListeners();
      resolve(answer);
    };
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      done(null);
    }, patienceMs);
    child.once('exit', () => {
      done(null);
    });
    child.once('message', (answer) => {
      done(answer as Answer);
    });
    child.send(order);
  });

const first = await start();
const dry = await ask(first, { kind: 'dry-run' }, 600_000);
if (dry?.kind !== 'covered') throw new Error('the tests are red without any mutant');

/** Quick tests first, file by file: most mutants die at the first. */
const inOrder = (covered: readonly Covered[]): readonly Covered[] => {
  const took = new Map<string, number>();
  for (const { file, ms } of covered) took.set(file, (took.get(file) ?? 0) + ms);
  const rank = ({ ms }: Covered): number => (ms > SLOW_MS ? ms : 0);
  return covered.toSorted(
    (a, b) => rank(a) - rank(b) || (took.get(a.file) ?? 0) - (took.get(b.file) ?? 0) || a.file.localeCompare(b.file),
  );
};
process.stderr.write(dry.covered.filter(({ms})=>ms>300).map(({file,nth,ms})=>`${file} ${nth} ${ms}`).join('\n')+'\n'+dry.covered.reduce((s,{ms})=>s+ms,0)+'\n');
const testsOfMutant = new Map<string, Covered[]>();
for (const test of inOrder(dry.covered))
  for (const id of test.mutants) testsOfMutant.set(id, [...(testsOfMutant.get(id) ?? []), test]);

const outcomes = new Map<Mutant, Outcome>();
const waiting = [...mutants];
const work = async (begun: ChildProcess | null): Promise<void> => {
  let child = begun;
  for (let mutant = waiting.shift(); mutant !== undefined; mutant = waiting.shift()) {
    const tests = testsOfMutant.get(mutant.id) ?? [];
    if (tests.length === 0) {
      outcomes.set(mutant, 'reached by no test');
      continue;
    }
    child ??= await start();
    const order: Order = {
      kind: 'mutant',
      id: mutant.id,
      tests: tests.map(({ file, nth }) => ({ file, nth })),
      hitLimit: 10_000 + 100 * Math.max(...tests.map(({ hits }) => hits)),
    };
    const answer = await ask(child, order, SILENCE_MS + 5 * tests.reduce((sum, { ms }) => sum + ms, 0));
    if (answer === null) child = null;
    outcomes.set(mutant, answer?.kind === 'mutant' && !answer.seen ? 'seen by no test' : 'dead');
    if (outcomes.size % 100 === 0) process.stderr.write(`${outcomes.size} of ${mutants.length}\n`);
  }
  child?.kill();
};
await Promise.all(Array.from({ length: PROCESSES }, (_, nth) => work(nth === 0 ? first : null)));

const report = reportOf(
  mutants.map((mutant) => ({ mutant, outcome: outcomes.get(mutant) ?? 'dead' })),
  (file) => relative(root, file),
);
mkdirSync(join(root, 'coverage'), { recursive: true });
writeFileSync(join(root, REPORT), report.survivors);
process.stdout.write(`${report.survivors}\n${report.table}\n`);
if (report.percent < LEAST) process.exitCode = 1;
