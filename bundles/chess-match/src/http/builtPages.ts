import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Packed } from './packed';
import { FOREVER, type Reply } from './reply';

/** A file of built pages. */
export interface PageFile {
  readonly type: string;
  readonly body: Packed;
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

/** Texts, by type; letters and pictures come packed. */
const IS_TEXT = /^text\/|^image\/svg|json$/;

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
    const plain = readFileSync(path);
    const zipped = IS_TEXT.test(type) ? gzipSync(plain, { level: 9 }) : null;
    const page: PageFile = { type, body: { plain, zipped }, isForever: name.startsWith('assets/') };
    return [[name === 'index.html' ? '/' : `/${name}`, page] as const];
  });
  return new Map(pages);
};

/** @param cache of what may be another file tomorrow */
export const pageReply = ({ type, body, isForever }: PageFile, cache: string): Reply => ({
  status: 200,
  type,
  cache: isForever ? FOREVER : cache,
  body,
});
