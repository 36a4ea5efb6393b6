// A process that breaks the code and runs tests on it, one mutant after the other; whoever started it ends it when it
// hangs.
import { join } from 'node:path';
import fc from 'fast-check';
import { tsFilesUnder } from './files.ts';
import { instrument } from './instrument.ts';
import { asPackage, Modules } from './modules.ts';
import { testsOf, VITEST, type Test } from './suite.ts';
import type { Answer, Covered, Order, Red } from './protocol.ts';

const [root = '', folder = '', testFolders = ''] = process.argv.slice(2);
const { mutants, texts, counting } = await instrument(root, folder);
const mutantOn = new Uint8Array(mutants.length);
const mutantHits = new Uint32Array(mutants.length);
let [hits, hitLimit] = [0, 0];
/** Who passes a mutant too often goes round for ever. */
const mutantHit = (): boolean => {
  hits += 1;
  if (hits > hitLimit) throw new Error('goes round for ever');
  return true;
};

/** Random games kill much by chance, and counting out the game tree takes long. */
const isLeftOut = (path: string): boolean => /propert|\/perft\./i.test(path);

const packages = new Map<string, unknown>([['vitest', VITEST]]);
const modules = new Modules(texts, packages, { mutantOn, mutantHit });
const files = testFolders
  .split(',')
  .flatMap((one) => tsFilesUnder(join(root, one)))
  .filter((file) => file.endsWith('.test.ts') && !isLeftOut(file) && modules.isTouched(file));
for (const name of new Set(files.flatMap((file) => [...modules.packagesOf(file)])))
  if (!packages.has(name)) packages.set(name, asPackage((await import(name)) as object));
// A mutant that dies, dies again.
fc.configureGlobal({ seed: 1 });

const failureOf = async (test: Test): Promise<unknown> => {
  try {
    await test.run();
    return null;
  } catch (error) {
    return error;
  }
};

const isHit = (): string[] => [...mutantHits.keys()].filter((id) => mutantHits[id] !== 0).map(String);

const dryRun = async (): Promise<Covered[]> => {
  const whole = new Modules(counting, packages, { mutantOn, mutantHit, mutantHits });
  const covered: Covered[] = [];
  for (const file of files) {
    mutantHits.fill(0);
    const tests = testsOf(() => {
      whole.load(file);
    });
    const whileLoading = isHit();
    for (const [nth, test] of tests.entries()) {
      mutantHits.fill(0);
      const from = process.cpuUsage();
      const failure = await failureOf(test);
      const { user } = process.cpuUsage(from);
      if (failure !== null) throw new Error(`${file}: ${test.name} is red without a mutant: ${String(failure)}`);
      const most = mutantHits.reduce((a, b) => Math.max(a, b), 0);
      covered.push({ file, nth, ms: user / 1000, hits: most, mutants: [...new Set([...isHit(), ...whileLoading])] });
    }
  }
  return covered;
};

const loaded = (file: string): readonly Test[] | null => {
  try {
    return testsOf(() => {
      modules.load(file);
    });
  } catch {
    return null;
  }
};

/** The first test that is red with a mutant: it ends the matter. */
const redTest = async ({ id, tests, ...order }: Extract<Order, { kind: 'mutant' }>): Promise<Red | null> => {
  mutantOn.fill(0);
  mutantOn[Number(id)] = 1;
  hitLimit = order.hitLimit;
  for (const [file, numbers] of tests) {
    hits = 0;
    const found = loaded(file);
    if (found === null) return { file, nth: -1 };
    for (const nth of numbers) {
      const test = found[nth];
      if (test === undefined || (await failureOf(test)) !== null) return { file, nth };
    }
  }
  return null;
};

const answer = (what: Answer): void => {
  process.send?.(what);
};

process.on('message', (order: Order) => {
  void (async () => {
    if (order.kind === 'dry-run') answer({ kind: 'covered', covered: await dryRun() });
    else answer({ kind: 'mutant', id: order.id, redTest: await redTest(order) });
  })().catch((error: unknown) => {
    process.stderr.write(`${String(error)}\n`);
    process.exit(1);
  });
});
answer({ kind: 'ready' });
