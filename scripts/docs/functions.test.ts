import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { PROJECT_FOLDER } from '../lib/project';

const PRODUCT = '{bundles/*/src,dashboard,graphics,site/src}/**/*.{ts,tsx}';
const LONG = 60;
const VERY_LONG = 120;

/** As many as there are: a limit that goes down, never up. */
const LIMITS = { long: 38, veryLong: 0 };

interface Measured {
  readonly lines: number;
  readonly where: string;
}

const functionsIn = (path: string): readonly Measured[] => {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const text = readFileSync(join(PROJECT_FOLDER, path), 'utf8');
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, kind);
  const found: Measured[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body !== undefined) {
      const [first, last] = [node.getStart(source), node.end].map(
        (at) => source.getLineAndCharacterOfPosition(at).line,
      );
      found.push({ lines: (last ?? 0) - (first ?? 0) + 1, where: `${path}:${(first ?? 0) + 1}` });
    }
    ts.forEachChild(node, walk);
  };
  walk(source);
  return found;
};

const product = globSync(PRODUCT, { cwd: PROJECT_FOLDER, exclude: ['**/node_modules', '**/dist'] })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !/\.test\.tsx?$|\/testing\//.test(path));

it('product code has no more long functions than it had', () => {
  const all = product.flatMap(functionsIn);
  expect(all.length).toBeGreaterThan(10_000);
  const over = (most: number): readonly string[] =>
    all.filter(({ lines }) => lines > most).map(({ lines, where }) => `${lines} ${where}`);
  expect(over(VERY_LONG).length, over(VERY_LONG).join('\n')).toBeLessThanOrEqual(LIMITS.veryLong);
  expect(over(LONG).length, over(LONG).join('\n')).toBeLessThanOrEqual(LIMITS.long);
});
