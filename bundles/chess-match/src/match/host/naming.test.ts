import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..', '..', '..', '..');

/** Comments may say how NodeCG is; code and words are looked at. */
const withoutComments = (text: string): string => text.replace(/\/\*.*?\*\//gs, '').replace(/(^|\s)\/\/.*/g, '');

const naming = (): readonly string[] =>
  globSync('{bundles,dashboard,graphics,site}/**/*.{ts,tsx}', { cwd: ROOT, exclude: ['**/node_modules', '**/dist'] })
    .filter((path) => !/\.test\.tsx?$|\/testing\//.test(path))
    .filter((path) => /nodecg/i.test(withoutComments(readFileSync(join(ROOT, path), 'utf8'))))
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted();

it('NodeCG stands behind one port: few files know that it is the host', () => {
  expect(naming()).toEqual([
    // A page's way to what is published.
    'bundles/chess-match/src/client/published.ts',
    'bundles/chess-match/src/index.ts',
    // What passes its own socket, and what it is told to declare.
    'bundles/chess-match/src/match/gate/guard/sockets/known.ts',
    'bundles/chess-match/src/match/gate/guard/sockets/showManifest.ts',
    // Its file of settings, by name.
    'bundles/chess-match/src/match/gate/network/reach.ts',
    // Told to people.
    'bundles/chess-match/src/match/gate/startPage/texts.ts',
    'bundles/chess-match/src/match/host/onNodecg.ts',
    'bundles/venue/src/server/config.ts',
    'dashboard/health/cards/ServerCard.tsx',
    'dashboard/setup/hall/texts/en.ts',
    'dashboard/setup/hall/texts/ru.ts',
  ]);
});
