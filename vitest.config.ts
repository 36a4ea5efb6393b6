import { defineConfig } from 'vitest/config';
import { withOwnProcess } from './tests/support/ownProcess.ts';
import { LongestFirst } from './tests/support/longestFirst.ts';

/** What the live tests stand on is tested without a browser or a server. */
const support = 'tests/support/**/*.test.ts';
const filesOf = (...names: readonly string[]): string[] => names.map((name) => `tests/${name}.test.ts`);
/** What hears and films in real time needs a core for itself. */
const inRealTime = filesOf('sound', 'soundDesk', 'obsPicture', 'films', 'viewersMedia');
/** What compares times has the machine for itself. */
const alone = filesOf('flood');
const worlds = ['bundles', 'graphics', 'dashboard', 'scripts', 'site'];
const ofTheirOwn = [...withOwnProcess(import.meta.dirname, worlds)];

const unit = {
  maxWorkers: 2,
  // On a crowded machine; what hangs is found all the same.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  sequence: { groupOrder: 0 },
  // Style sheets are read as text; without a browser they are of no other use.
  css: { include: [/\?raw$/] },
};

const live = {
  globalSetup: ['tests/support/globalSetup.ts'],
  testTimeout: 240_000,
  hookTimeout: 240_000,
  // On a crowded machine a page comes when it comes.
  expect: { poll: { timeout: 60_000 } },
};

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          ...unit,
          name: 'unit',
          // Pure files leave nothing behind: to load what they share once takes a third of the time.
          pool: 'threads',
          isolate: false,
          include: [...worlds.map((world) => `${world}/**/*.test.ts`), support],
          exclude: ['**/node_modules/**', '**/dist/**', ...ofTheirOwn],
        },
      },
      {
        extends: true,
        test: { ...unit, name: 'unit-alone', include: ofTheirOwn },
      },
      {
        extends: true,
        test: {
          ...live,
          name: 'live',
          include: ['tests/**/*.test.ts'],
          exclude: [support, ...inRealTime, ...alone],
          // A server, a browser and perhaps an OBS each; every file has ports, folders and screens of its own. One file
          // keeps a core and a half busy by itself, and what is crowded costs more of the processor: four files took
          // 211 s one after another, 183 s two at a time and 195 s three at a time. What they share is loaded once a
          // worker.
          maxWorkers: 2,
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          ...live,
          name: 'companion',
          include: ['companion/**/*.test.ts'],
          maxWorkers: 2,
          sequence: { groupOrder: 3 },
        },
      },
      {
        extends: true,
        test: {
          ...live,
          name: 'real-time',
          include: inRealTime,
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          ...live,
          name: 'alone',
          include: alone,
          fileParallelism: false,
          sequence: { groupOrder: 4 },
        },
      },
    ],
  },
});
