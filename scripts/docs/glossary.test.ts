import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../bundles/chess-match/src/games';
import { PROJECT_FOLDER } from '../lib/project';

const GLOSSARY = readFileSync(join(PROJECT_FOLDER, 'docs/glossary.md'), 'utf8');
const SOURCES = '{bundles/*/src,dashboard,graphics,scripts,site/src,tests}/**/*.{ts,tsx}';

const terms = [...GLOSSARY.matchAll(/\*\*(.+?)\*\*/g)].map(([, term = '']) => term);

/** Words that stood for what has another name now, alone or as a part of a name: "menOf", "goneMen". */
const RETIRED = /[Pp]rogramme|[Ww]orktable|(?:^[Mm]|(?<=[a-z])M)[ae]ns?(?=$|[A-Z])|^Told|LOOK_EVERY|^PROJECT$/;
/** What is done with a value does not say what it is. */
const NAMELESS = /^(told|again)$/;
/** Parts of other words: a piece of Belarusian chess, and what is no woman. */
const OTHERS = /Hetman|Woman/;

const isValue = (node: ts.Node): boolean =>
  ts.isVariableDeclaration(node) || ts.isParameter(node) || ts.isBindingElement(node);

/** @param isOf which identifiers, by what they stand in */
const namesIn = (path: string, isOf: (node: ts.Node) => boolean = () => true): readonly string[] => {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(
    path,
    readFileSync(join(PROJECT_FOLDER, path), 'utf8'),
    ts.ScriptTarget.Latest,
    false,
    kind,
  );
  const found: string[] = [];
  const visit = (node: ts.Node, parent: ts.Node): void => {
    if (ts.isIdentifier(node) && isOf(parent)) found.push(node.text);
    ts.forEachChild(node, (child) => visit(child, node));
  };
  visit(source, source);
  return found;
};

describe('the glossary', () => {
  it('gives every term one meaning', () => {
    expect(terms.length).toBeGreaterThan(80);
    expect(terms.filter((term, index) => terms.indexOf(term) < index)).toEqual([]);
  });

  it('names every game', () => {
    expect(Object.keys(GAMES).filter((id) => !GLOSSARY.includes(`\`${id}\``))).toEqual([]);
  });

  it('has words for what names say: none is called as it was before', () => {
    const paths = globSync(SOURCES, { cwd: PROJECT_FOLDER, exclude: ['**/node_modules', '**/dist'] });
    const names = new Map(paths.flatMap((path) => namesIn(path).map((name) => [name, path] as const)));
    expect(names.size).toBeGreaterThan(10_000);
    expect([...names].filter(([name]) => RETIRED.test(name) && !OTHERS.test(name))).toEqual([]);
  });

  it('leaves no value of the product named by what is done with it', () => {
    const paths = globSync(SOURCES, { cwd: PROJECT_FOLDER, exclude: ['**/node_modules', '**/dist', 'tests/**'] });
    const product = paths.filter((path) => !/\.test\.tsx?$/.test(path));
    expect(product.length).toBeGreaterThan(1000);
    expect(product.filter((path) => namesIn(path, isValue).some((name) => NAMELESS.test(name)))).toEqual([]);
  });
});
