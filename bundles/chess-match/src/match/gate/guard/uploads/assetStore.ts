import { mkdir, readdir, readFile, rename, rm, stat, unlink, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Category } from './categories';
import { problem, type UploadProblem } from './problems';

/** Teams, their reserves, arbiters and commentators several times over. */
export const FILES_PER_CATEGORY = 300;

/** What one category may take of the disk that the journal writes to. */
export const BYTES_PER_CATEGORY = 512 * 1024 * 1024;

/** Where NodeCG looks for uploaded files of the show. */
export interface AssetStore {
  /** @returns null, or why there is no room for it; a file of the same name makes room for it */
  room(category: Category, base: string, bytes: number): Promise<UploadProblem | null>;
  /** Puts a file there as a whole, in the place of one of that name. */
  put(category: Category, base: string, content: Uint8Array): Promise<void>;
  /** @returns whether there was such a file */
  remove(category: Category, base: string): Promise<boolean>;
  /** The text of a file; null when there is none. */
  read(category: Category, base: string): Promise<string | null>;
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');

/** What a crash left half written. A folder that cannot be emptied takes disk alone, and hinders no start. */
const sweep = (incoming: string): void => {
  try {
    rmSync(incoming, { recursive: true, force: true });
  } catch {
    return;
  }
};

/** @param assets NodeCG's folder of uploaded files; one process writes there */
export const createAssetStore = (assets: string): AssetStore => {
  const folderOf = (category: Category): string => join(assets, 'chess-broadcast', category);
  /** On the same disk, so that a file appears as a whole; NodeCG does not look there, nor is it served. */
  const incoming = join(assets, '.incoming');
  sweep(incoming);
  const sizes = async (category: Category): Promise<ReadonlyMap<string, number>> => {
    const folder = folderOf(category);
    const names = await readdir(folder).catch((): string[] => []);
    const size = async (name: string): Promise<number> => (await stat(join(folder, name)).catch(() => null))?.size ?? 0;
    return new Map(await Promise.all(names.map(async (name) => [name, await size(name)] as const)));
  };
  return {
    room: async (category, base, bytes) => {
      const others = [...(await sizes(category))].filter(([name]) => name !== base);
      const taken = others.reduce((sum, [, size]) => sum + size, 0);
      if (others.length < FILES_PER_CATEGORY && taken + bytes <= BYTES_PER_CATEGORY) return null;
      return problem('upload/full', { category });
    },
    put: async (category, base, content) => {
      await mkdir(incoming, { recursive: true });
      await mkdir(folderOf(category), { recursive: true });
      const draft = join(incoming, randomUUID());
      try {
        await writeFile(draft, content);
        await rename(draft, join(folderOf(category), base));
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    remove: async (category, base) => {
      try {
        await unlink(join(folderOf(category), base));
        return true;
      } catch (error) {
        if (isMissing(error)) return false;
        throw error;
      }
    },
    read: async (category, base) => {
      try {
        return await readFile(join(folderOf(category), base), 'utf8');
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
  };
};
