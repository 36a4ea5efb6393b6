import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Row } from './table';

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

/** Script of each page, as built and as it travels. */
export const benchSizes = (root: string): Row[] => {
  const { nodecg } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;
  const pages = [
    ...nodecg.dashboardPanels.map(({ file }) => join(root, 'dashboard', file)),
    ...nodecg.graphics.map(({ file }) => join(root, 'graphics', file)),
  ];
  return pages.flatMap((html) => {
    const scripts = [...scriptsOf(html)].map((path) => readFileSync(path));
    const name = html.split('/').at(-2) ?? html;
    const size = (bytes: readonly number[]): number => bytes.reduce((sum, length) => sum + length, 0) / 1000;
    return [
      { what: `script of ${name}`, value: size(scripts.map(({ length }) => length)), unit: 'kB', limit: null },
      {
        what: `script of ${name}, gzip`,
        value: size(scripts.map((bytes) => gzipSync(bytes).length)),
        unit: 'kB',
        limit: null,
      },
    ];
  });
};
