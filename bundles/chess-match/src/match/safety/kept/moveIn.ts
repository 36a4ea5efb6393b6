import { mkdirSync, renameSync, rmdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { stampOf } from '../backups/folder';
import type { Document, Documents } from '../../journal/documents';
import type { Log } from '../../base/log';
import { textOf } from '../../base/textOf';
import type { FormerFiles } from './formerFiles';

/**
 * Documents, some of which could not be written yet: they are read all the same, until others are written in their
 * place.
 */
const withUnwritten = (documents: Documents, unwritten: readonly Document[]): Documents => {
  const waiting = new Map(unwritten.map((document) => [document.name, document]));
  return {
    ...documents,
    read: (name) => documents.read(name) ?? waiting.get(name) ?? null,
    all: () => [...unwritten.filter(({ name }) => documents.read(name) === null), ...documents.all()],
  };
};

/** Aside, as they lay: who wants to go back to the release before finds them. */
const putFilesAside = (folder: string, paths: readonly string[], nowMs: number): string => {
  const aside = join(folder, `before-the-journal-kept-them.${stampOf(nowMs)}`);
  for (const path of paths) {
    const to = join(aside, relative(folder, path));
    mkdirSync(dirname(to), { recursive: true });
    renameSync(path, to);
  }
  return aside;
};

/** An empty folder is in nobody's way. */
const dropEmpty = (folder: string): void => {
  try {
    rmdirSync(folder);
  } catch {
    // It is not there, or something else is in it.
  }
};

/**
 * What an earlier release kept in files moves into the journal, all of it in one write, before any of the files is
 * moved aside: a kill between two steps leaves the next start to go on. What the journal has already is newer than a
 * file that lies there still.
 * @param folder of the journal
 * @returns where it is to be read from now on, also where it could not be written
 */
export const moveIn = (
  { documents: former, paths }: FormerFiles,
  documents: Documents,
  folder: string,
  nowMs: number,
  log: Log,
): Documents => {
  if (paths.length === 0) return documents;
  const lacking = former.filter(({ name }) => documents.read(name) === null);
  try {
    if (lacking.length > 0) documents.write(lacking);
  } catch (error) {
    log.warn(
      `What lies in files beside the journal cannot be moved into it: ${textOf(error)}. The next start tries again.`,
    );
    return withUnwritten(documents, lacking);
  }
  try {
    const aside = putFilesAside(folder, paths, nowMs);
    dropEmpty(join(folder, 'tables'));
    log.info(`What lay in ${paths.length} files beside the journal is kept in it now; they lie in ${aside}.`);
  } catch (error) {
    log.warn(
      `Files whose content the journal has cannot be moved aside: ${textOf(error)}. The next start tries again.`,
    );
  }
  return documents;
};
