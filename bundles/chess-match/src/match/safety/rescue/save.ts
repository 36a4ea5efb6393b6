import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack, type Pack } from 'tar-stream';
import { textOf } from '../../base/textOf';
import { folderOf, type Place } from './place';
import { isDatabase, withoutKeys, withoutSecrets } from './withoutSecrets';

/** What the archive says where a file could not be read: the others are worth having all the same. */
export const UNREAD = 'NOT-SAVED.txt';

/** Keys, and what teams tried at their tables, as earlier releases kept them: they stay here too. */
const isKept = (path: string): boolean => !path.endsWith('.key') && !path.split(sep).includes('tables');

/** A file that the disk has not given by then is told of, and the rest saved: a backup is read within seconds. */
const READ_WITHIN_MS = 60_000;

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .toSorted();

/** Files are written aside and renamed while others are read. */
const isGone = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

export type Read = (path: string) => Promise<Buffer>;

const inTime = (read: Promise<Buffer>): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const late = setTimeout(() => {
      reject(new Error(`the disk did not answer within ${READ_WITHIN_MS / 1000} s`));
    }, READ_WITHIN_MS);
    void read.then(resolve, reject).finally(() => clearTimeout(late));
  });

/** Resolves when its bytes went on: what is slow to be taken is not heaped up here. */
const add = (archive: Pack, name: string, bytes: Buffer): Promise<void> =>
  new Promise((resolve, reject) => {
    const header = { name: name.split(sep).join('/'), size: bytes.length };
    archive
      .entry(header, (error) => {
        if (error instanceof Error) reject(error);
        else resolve();
      })
      .end(bytes);
  });

const LOG = '-wal';

/** Journal and log are read in one go: between two reads the server could move pages from the one to the other. */
const readJournal = ({ journal }: Place): ReadonlyMap<string, Buffer> => {
  const read = new Map<string, Buffer>();
  for (const path of ['', LOG].map((ending) => journal + ending)) {
    try {
      read.set(path, readFileSync(path));
    } catch {
      // It is tried again among the others, which says what cannot be read.
    }
  }
  return read;
};

const NOTHING = Buffer.alloc(0);

const fill = async (archive: Pack, place: Place, read: Read): Promise<void> => {
  const folder = folderOf(place);
  const unread: string[] = [];
  const notRead = (name: string, error: unknown): null => {
    if (!isGone(error)) unread.push(`${name}: ${textOf(error)}`);
    return null;
  };
  const journal = readJournal(place);
  const nameOf = (path: string): string => relative(dirname(folder), path);
  const bytesAt = async (path: string): Promise<Buffer | null> =>
    journal.get(path) ?? (await inTime(read(path)).catch((error: unknown) => notRead(nameOf(path), error)));
  const beside = [place.witness, place.picture].filter((path) => existsSync(path));
  const paths = [...(existsSync(folder) ? filesIn(folder) : []), ...beside].filter((path) => isKept(nameOf(path)));
  /** Logs that were saved with their files. */
  const merged = new Set<string>();
  for (const path of paths) {
    if (merged.has(path)) continue;
    const bytes = await bytesAt(path);
    if (bytes === null) continue;
    const log = isDatabase(bytes) && paths.includes(path + LOG) ? await bytesAt(path + LOG) : NOTHING;
    const shown = isDatabase(bytes) && log !== null ? withoutSecrets(bytes, log) : null;
    if (shown !== null) merged.add(path + LOG);
    await add(archive, nameOf(path), shown ?? withoutKeys(bytes));
  }
  if (unread.length > 0) await add(archive, join(basename(folder), UNREAD), Buffer.from(`${unread.join('\n')}\n`));
  archive.finalize();
};

/**
 * The journal's folder and what lies beside it, as one .tar.gz, also while the server writes; without keys and without
 * what teams try at their tables, which is in a journal that cannot be opened all the same. @param read of a file
 * beside the journal @throws what the stream says
 */
export const saveTo = async (place: Place, stream: Writable, read: Read = readFile): Promise<void> => {
  const archive = pack();
  fill(archive, place, read).catch((error: unknown) => archive.destroy(error instanceof Error ? error : null));
  await pipeline(archive, createGzip(), stream);
};
