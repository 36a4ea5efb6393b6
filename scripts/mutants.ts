// npm run mutants -- FOLDER: breaks the code of a folder in every small way, and tells which breaks no test sees.
import { Stryker } from '@stryker-mutator/core';

/** Of a hundred mutants so many have to die. */
const LEAST = 85;
/** For those who read on: every survivor with its place, as JSON and as a page. */
const REPORT = 'coverage/mutants';

const [folder, ...others] = process.argv.slice(2);
if (folder === undefined || others.length > 0) {
  process.stderr.write('npm run mutants -- FOLDER   e.g. bundles/chess-match/src/games/business/turn\n');
  process.exit(2);
}

const stryker = new Stryker({
  mutate: [`${folder.replace(/\/$/, '')}/**/*.ts`, '!**/*.test.ts', '!**/testing/**'],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'scripts/mutants/vitest.config.ts' },
  coverageAnalysis: 'perTest',
  ignorePatterns: ['dist', 'screenshots', 'coverage', 'db', 'logs', 'assets', 'tests/references'],
  concurrency: 2,
  tempDirName: '.mutants',
  reporters: ['clear-text', 'html', 'json', 'progress-append-only'],
  htmlReporter: { fileName: `${REPORT}/index.html` },
  jsonReporter: { fileName: `${REPORT}/mutants.json` },
  clearTextReporter: { reportTests: false, allowColor: false },
  thresholds: { high: 95, low: LEAST, break: LEAST },
  allowConsoleColors: false,
});

try {
  await stryker.runMutationTest();
} catch (error) {
  process.stderr.write(`${String(error)}\n`);
  process.exitCode = 1;
}
