import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';

/** A file of built pages. */
export interface PageFile {
  readonly type: string;
  readonly body: Buffer;
  /** Its name says what is in it. */
  readonly isForever: boolean;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

/**
 * The built pages by their address, read once: nothing that a request says ever becomes the name of a file.
 * @throws where nothing is built
 */
export const readPages = (folder: string): ReadonlyMap<string, PageFile> => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const pages = files.flatMap((entry) => {
    const path = join(entry.parentPath, entry.name);
    const type = TYPES[extname(path)];
    if (type === undefined) return [];
    const name = relative(folder, path).split(sep).join('/');
    const page: PageFile = { type, body: readFileSync(path), isForever: name.startsWith('assets/') };
    return [[name === 'index.html' ? '/' : `/${name}`, page] as const];
  });
  return new Map(pages);
};
