// npm run mutants -- FOLDER: breaks the code of a folder in every small way, and tells which breaks no test sees.
import type { ChildProcess } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { InOrder } from './mutants/inOrder.ts';
import { instrument, type Mutant } from './mutants/instrument.ts';
import { ask, start } from './mutants/processes.ts';
import { reportOf, type Outcome } from './mutants/report.ts';

/** Of a hundred mutants so many have to die. */
const LEAST = 85;
/** For those who read on: every survivor with its place. */
const REPORT = 'coverage/mutants.txt';
const PROCESSES = 2;
/**
 * Who is silent so long, and thirty times what its tests take on whole code, hangs: much, for machines with much else
 * to do.
 */
const SILENCE_MS = 60_000;
/** Tests that take more of the processor are left out: what they alone would see counts as not seen. */
const SLOW_MS = 400;
/** Where tests are looked for unless somebody says where. */
const TESTS = ['bundles/chess-match/src/games', 'bundles/chess-match/src/encoding'];

const [folder, ...said] = process.argv.slice(2);
if (folder === undefined) {
  process.stderr.write(
    'npm run mutants -- FOLDER [FOLDER OF TESTS ...]   e.g. bundles/chess-match/src/games/business/rules/turn\n',
  );
  process.exit(2);
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const args = [root, folder, (said.length > 0 ? said : TESTS).join(',')];
const { mutants } = await instrument(root, folder);

const first = await start(args);
const dry = await ask(first, { kind: 'dry-run' }, 600_000);
if (dry?.kind !== 'covered') throw new Error('the tests are red without any mutant');
const quick = dry.covered.filter(({ ms }) => ms <= SLOW_MS);
const tests = new InOrder(quick);
process.stderr.write(
  `${mutants.length} mutants, ${quick.length} tests; too slow for that: ${dry.covered.length - quick.length}\n`,
);

const outcomes = new Map<Mutant, Outcome>();
const waiting = [...mutants];

const judge = async (child: ChildProcess, { id, file }: Mutant): Promise<Outcome> => {
  const passing = tests.passing(id);
  const answer = await ask(
    child,
    {
      kind: 'mutant',
      id,
      tests: tests.filesOf(file, passing),
      hitLimit: 10_000 + 100 * Math.max(...passing.map(({ hits }) => hits)),
    },
    SILENCE_MS + 30 * passing.reduce((sum, { ms }) => sum + ms, 0),
  );
  if (answer?.kind !== 'mutant') return 'hangs';
  if (answer.redTest === null) return 'seen by no test';
  tests.saw(file, answer.redTest);
  return 'dead';
};

const work = async (begun: ChildProcess | null): Promise<void> => {
  let child = begun;
  for (let mutant = waiting.shift(); mutant !== undefined; mutant = waiting.shift()) {
    if (tests.passing(mutant.id).length === 0) {
      outcomes.set(mutant, 'reached by no test');
      continue;
    }
    child ??= await start(args);
    const outcome = await judge(child, mutant);
    if (outcome === 'hangs') child = null;
    outcomes.set(mutant, outcome);
    if (outcomes.size % 100 === 0) process.stderr.write(`${outcomes.size} of ${mutants.length}\n`);
  }
  child?.kill();
};
await Promise.all(Array.from({ length: PROCESSES }, (_, nth) => work(nth === 0 ? first : null)));

const report = reportOf(
  mutants.flatMap((mutant) => {
    const outcome = outcomes.get(mutant);
    return outcome === undefined ? [] : [{ mutant, outcome }];
  }),
  (file) => relative(root, file),
);
mkdirSync(join(root, 'coverage'), { recursive: true });
writeFileSync(join(root, REPORT), `${report.listed}\n${report.table}\n`);
process.stdout.write(`${report.listed}\n${report.table}\n`);
if (report.percent < LEAST) process.exitCode = 1;
