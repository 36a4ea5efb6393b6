import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HomeDocument, HomeKept } from '../../contract/viewers';
import { packed, type Packed } from '../../http/packed';

/** Matches that are over, as they are given away. */
export interface ArchiveReader {
  /** The newest first. */
  list(): readonly HomeKept[];
  match(matchId: string): Packed | undefined;
  part(id: string): Packed | undefined;
}

export type Room = 'archive' | 'past';

/** Ids are our own; anything else names no file. */
export const isId = (id: string): boolean => /^[\w-]{1,64}$/.test(id);

export const archiveFile = (folder: string, room: Room, id: string): string => join(folder, room, `${id}.json`);

/** What such a file holds; undefined where it cannot be read. */
export const readKept = (folder: string, room: Room, id: string): string | undefined => {
  try {
    return readFileSync(archiveFile(folder, room, id), 'utf8');
  } catch {
    return undefined;
  }
};

/** Whether a file is the last document of the match it is named after: the list lies beside them. */
const isOf = (matchId: string, body: string): boolean => {
  try {
    const { match } = (JSON.parse(body) ?? {}) as Partial<HomeDocument>;
    return match?.matchId === matchId;
  } catch {
    return false;
  }
};

/** An archive that somebody else keeps: it is read as it lies there, and never written. */
export const readArchive = (folder: string): ArchiveReader => {
  const read = (room: Room, id: string): string | undefined => (isId(id) ? readKept(folder, room, id) : undefined);
  const list = (): readonly HomeKept[] => {
    try {
      return JSON.parse(readKept(folder, 'archive', 'index') ?? '[]') as readonly HomeKept[];
    } catch {
      // Somebody wrote into it: it is made anew with the next match.
      return [];
    }
  };
  return {
    list,
    match: (matchId) => {
      const body = read('archive', matchId);
      return body === undefined || !isOf(matchId, body) ? undefined : packed(body);
    },
    part: (id) => {
      const body = read('past', id);
      return body === undefined ? undefined : packed(body);
    },
  };
};
