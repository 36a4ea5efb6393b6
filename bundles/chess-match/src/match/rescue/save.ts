import { existsSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Writable } from 'node:stream';
import { create } from 'tar';
import { folderOf, type Place } from './place';

/** The journal's folder and what lies beside it, as one .tar.gz. @throws what the disk says */
export const saveTo = async (place: Place, stream: Writable): Promise<void> => {
  const folder = folderOf(place);
  const names = [folder, place.witness, place.picture].filter((path) => existsSync(path)).map((path) => basename(path));
  await pipeline(create({ gzip: true, cwd: dirname(folder), portable: true }, names), stream);
};
