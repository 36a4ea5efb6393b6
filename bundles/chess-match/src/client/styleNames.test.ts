import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../../..');
/** Pages with style sheets for whole documents; those of graphics are modules. */
const PAGES = ['dashboard', 'site/src', 'bundles/venue/src'] as const;

/** Classes a style sheet gives a look by themselves: `.board`, but not `.card .board`. */
const classesOf = (path: string): readonly string[] => {
  const css = readFileSync(path, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//gu, '');
  return [...css.matchAll(/([^{}]+)\{/gu)]
    .flatMap(([, selectors = '']) => selectors.replaceAll(/\([^()]*\)/gu, '').split(','))
    .flatMap((selector) => /^\s*\.([\w-]+)\s*$/u.exec(selector)?.[1] ?? []);
};

const sheetsIn = (folder: string): readonly string[] =>
  globSync('**/*.css', { cwd: join(ROOT, folder), exclude: (path) => /(?:^|\/)(?:dist|node_modules)$/u.test(path) })
    .filter((path) => !path.endsWith('.module.css') && !path.includes('dist/'))
    .map((path) => join(folder, path));

// A page that begins to draw with what all share gets its style sheets: a class of the same name would look otherwise.
it('no page has a class of its own that the drawing shared by all pages has', () => {
  const shared = new Set(sheetsIn('bundles/chess-match/src/client').flatMap((path) => classesOf(join(ROOT, path))));
  expect(shared).toContain('reserve');
  const twice = PAGES.flatMap(sheetsIn).flatMap((path) =>
    classesOf(join(ROOT, path)).flatMap((name) => (shared.has(name) ? `${path} .${name}` : [])),
  );
  expect(twice).toEqual([]);
});
