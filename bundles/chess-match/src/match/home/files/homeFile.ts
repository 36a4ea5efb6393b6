import { FILE_FORMAT, type HomeDocument, type HomeFile, type HomeMoment } from '../../../contract/viewers';
import type { ArchiveReader } from '../archiveFiles';

/**
 * A match of the archive in one file: what was released of it, to everybody, and nothing beside that.
 * @returns null where it is not there, or not all of it
 */
export const homeFileOf = (archive: Pick<ArchiveReader, 'match' | 'part'>, matchId: string): HomeFile | null => {
  const stored = archive.match(matchId);
  if (stored === undefined) return null;
  const document = JSON.parse(stored.plain.toString()) as HomeDocument;
  const parts: Record<string, readonly HomeMoment[]> = {};
  for (const id of document.past.parts) {
    const part = archive.part(id);
    if (part === undefined) return null;
    parts[id] = JSON.parse(part.plain.toString()) as readonly HomeMoment[];
  }
  // Where it is pushed, and where its picture was, is over with it.
  return { format: FILE_FORMAT, document: { ...document, live: null, media: null }, parts };
};
