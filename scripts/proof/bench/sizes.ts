import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Row } from './figures';

interface Manifest {
  readonly nodecg: {
    readonly dashboardPanels: readonly { file: string }[];
    readonly graphics: readonly { file: string }[];
  };
}

/** Every script a page loads, those that its scripts import included. */
const scriptsOf = (html: string): Set<string> => {
  const found = new Set<string>();
  const visit = (file: string, text: string, pattern: RegExp): void => {
    for (const [, target = ''] of text.matchAll(pattern)) {
      const path = target.startsWith('/')
        ? join(html.split('/dist/')[0] ?? '', 'dist', target.split('/dist/')[1] ?? '')
        : join(dirname(file), target);
      if (found.has(path)) continue;
      found.add(path);
      visit(path, readFileSync(path, 'utf8'), /(?:from|import)\s*\(?["'`](\.[^"'`]+\.js)["'`]/g);
    }
  };
  visit(html, readFileSync(html, 'utf8'), /(?:src|href)="([^"]+\.js)"/g);
  return found;
};

/** Of what a page loads beside that which every page of its kind loads, and which is kept after the first of them. */
const OWN_GZIP_KB = 60;

const kilobytes = (bytes: readonly number[]): number => bytes.reduce((sum, length) => sum + length, 0) / 1000;

const rowsOfKind = (pages: readonly string[]): Row[] => {
  const scripts = new Map(pages.map((html) => [html, scriptsOf(html)]));
  const isShared = (path: string): boolean => [...scripts.values()].every((paths) => paths.has(path));
  return [...scripts].flatMap(([html, paths]) => {
    const name = html.split('/').at(-2) ?? html;
    const read = [...paths].map((path) => ({ isOwn: !isShared(path), bytes: readFileSync(path) }));
    const packed = read.map(({ isOwn, bytes }) => ({ isOwn, length: gzipSync(bytes).length }));
    const row = (what: string, value: number, limit: number | null): Row => ({ what, value, unit: 'kB', limit });
    return [
      row(`script of ${name}`, kilobytes(read.map(({ bytes }) => bytes.length)), null),
      row(`script of ${name}, gzip`, kilobytes(packed.map(({ length }) => length)), null),
      row(
        `script of ${name} beside what all share, gzip`,
        kilobytes(packed.filter(({ isOwn }) => isOwn).map(({ length }) => length)),
        OWN_GZIP_KB,
      ),
    ];
  });
};

/** Script of each page, as built and as it travels, and what of it not every page has. */
export const benchSizes = (root: string): Row[] => {
  const { nodecg } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;
  return [
    ...rowsOfKind(nodecg.dashboardPanels.map(({ file }) => join(root, 'dashboard', file))),
    ...rowsOfKind(nodecg.graphics.map(({ file }) => join(root, 'graphics', file))),
  ];
};
