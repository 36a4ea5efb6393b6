import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { acceptsGzip } from './acceptsGzip';

/** A file of built pages. */
export interface PageFile {
  readonly type: string;
  readonly body: Buffer;
  /** Packed once for all who ask; null for what is packed already. */
  readonly zipped: Buffer | null;
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
    const body = readFileSync(path);
    const zipped = IS_TEXT.test(type) ? gzipSync(body, { level: 9 }) : null;
    const page: PageFile = { type, body, zipped, isForever: name.startsWith('assets/') };
    return [[name === 'index.html' ? '/' : `/${name}`, page] as const];
  });
  return new Map(pages);
};

/** A page as it goes to whoever asks with these headers, and what is to be said of that. */
export const packedFor = (
  asked: IncomingHttpHeaders,
  { body, zipped }: PageFile,
): { readonly body: Buffer; readonly headers: Readonly<Record<string, string>> } => {
  if (zipped === null) return { body, headers: {} };
  const vary = 'Accept-Encoding';
  return acceptsGzip(asked)
    ? { body: zipped, headers: { vary, 'content-encoding': 'gzip' } }
    : { body, headers: { vary } };
};
