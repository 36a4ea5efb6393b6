import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { GAMES } from '../../bundles/chess-match/src/games';
import { PROJECT_FOLDER } from '../lib/project';

const read = (path: string): string => readFileSync(join(PROJECT_FOLDER, path), 'utf8');
const SURFACES = '{bundles/*/src,graphics,dashboard,site/src,schemas}/**/*.{ts,tsx,json}';
const IDS = Object.keys(GAMES);
/** Of no game, and of the product. */
const isOutside = (path: string): boolean =>
  !/\.test\.tsx?$|\/(testing|fixtures|dist|node_modules|types)\/|fixtures\.ts$/.test(path) &&
  !IDS.some((id) => path.includes(`/${id}/`) || path.endsWith(`/${id}.json`) || path.endsWith(`/${id}.ts`));
/** As an import, a key of a table, a value of a schema or the name of one. */
const names = (text: string, id: string): boolean =>
  new RegExp(`games/${id}\\b|['"]${id}['"]|\\b${id}\\.json|^\\s+${id}[,:]|\\./${id}\\b`, 'm').test(text);

it('the page on a new game lists every file outside the games’ folders that names one, and which', () => {
  const files = globSync(SURFACES, { cwd: PROJECT_FOLDER }).filter(isOutside).toSorted();
  const found = files.map((path) => [path, IDS.filter((id) => names(read(path), id))] as const);
  const [head = '', , ...rows] = read('docs/new-game.md').split('\n| file | ').at(-1)?.trimEnd().split('\n') ?? [];
  const columns = head.split('|').map((name) => name.trim());
  expect(columns.slice(0, -1).toSorted()).toEqual(IDS.toSorted());
  const listed = rows.map((row) => {
    const [, file = '', ...marks] = row.split('|').map((cell) => cell.trim());
    return [file.replaceAll('`', ''), IDS.filter((id) => marks[columns.indexOf(id)] === '+')] as const;
  });
  expect(found.filter(([, ids]) => ids.length > 0)).toEqual(listed);
});
