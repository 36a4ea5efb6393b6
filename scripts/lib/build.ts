import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { isOutdated } from './outdated';
import { manifest, PROJECT_FOLDER } from './project';

/** One thing that is built, with what it is built from. */
export interface BuildStep {
  readonly name: string;
  readonly outputs: readonly string[];
  readonly sources: readonly string[];
  readonly run: () => Promise<void>;
}

const at = (...path: readonly string[]): string => join(PROJECT_FOLDER, ...path);

const source = at('bundles', 'chess-match', 'src');

const generateTypes = async (): Promise<void> => {
  const command = ['--import', 'tsx', at('scripts', 'generateTypes.ts')];
  const { status } = spawnSync(process.execPath, command, { cwd: PROJECT_FOLDER, stdio: 'inherit' });
  if (status !== 0) throw new Error('The types of the contract could not be generated from schemas/.');
};

/** @param besides what is built after it into the same folder, by the names of their configurations */
const viteStep = (
  name: string,
  outputs: readonly string[],
  sources: readonly string[],
  besides: readonly string[] = [],
): BuildStep => {
  const configFiles = [name, ...besides].map((config) => at(`vite.${config}.config.ts`));
  const run = async (): Promise<void> => {
    // Loaded by its first use: a start that has nothing to build does without it, and need not have it installed.
    const { build } = await import('vite');
    // On a slow machine each build would tell how its time was spent: nothing to mend for who starts a server.
    const quietly = { rolldownOptions: { checks: { bundlerTimings: false } } };
    for (const configFile of configFiles) await build({ configFile, logLevel: 'warn', build: quietly });
  };
  return { name, outputs, sources: [...sources, at('schemas'), at('package-lock.json'), ...configFiles], run };
};

/** Everything that is built before the server can start, in order. */
export const buildSteps = (): readonly BuildStep[] => {
  const { dashboardPanels, graphics } = manifest().nodecg;
  const rooms = ['client', 'texts', 'show', 'explore', 'games', 'view', 'contract'].map((room) => join(source, room));
  const pageSources = [...rooms, at('vite.pages.ts')];
  const types = at('schemas', 'types', 'command.d.ts');
  return [
    { name: 'types', outputs: [types], sources: [at('schemas')], run: generateTypes },
    viteStep('extension', [at('bundles', 'chess-match', 'extension', 'index.js')], [source]),
    viteStep(
      'dashboard',
      dashboardPanels.map(({ file }) => at('dashboard', file)),
      [at('dashboard'), ...pageSources],
    ),
    viteStep(
      'graphics',
      graphics.map(({ file }) => at('graphics', file)),
      [at('graphics'), ...pageSources],
    ),
    viteStep('venue', [at('bundles', 'venue', 'dist', 'pages', 'index.html')], [at('bundles', 'venue', 'src'), source]),
    viteStep(
      'venueServer',
      [at('bundles', 'venue', 'dist', 'server', 'index.js')],
      [at('bundles', 'venue', 'src'), source],
    ),
    viteStep(
      'site',
      [at('site', 'dist', 'index.html'), at('site', 'dist', 'match.js')],
      [at('site', 'src'), at('site', 'index.html'), at('graphics', 'games'), at('vite.home.ts'), ...rooms],
      ['element'],
    ),
  ];
};

/** Builds all steps, or only those whose sources are newer than what is built; says what it does. */
export const buildAll = async (which: 'all' | 'outdated', say: (line: string) => void): Promise<void> => {
  for (const { name, outputs, sources, run } of buildSteps()) {
    if (which === 'outdated' && !isOutdated(outputs, sources)) continue;
    say(`Building ${name} ...`);
    await run();
  }
};
