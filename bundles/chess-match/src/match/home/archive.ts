import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { presentDocument, type HomeDocument, type HomeKept } from '../../contract/viewers';
import { textOf } from '../base/textOf';
import { writeWhole } from '../safety/kept/writeWhole';
import { archiveFile, isId, readKept, type ArchiveReader, type Room } from './archiveFiles';
import { packed } from '../../http/packed';

/**
 * Matches that are over, as static files that any web server can give away: archive/index.json, the list;
 * archive/MATCH.json, the last document; past/ID.json, its parts. The files are the truth, the list is made from them.
 */
export interface Archive extends ArchiveReader {
  /**
   * A document that is out. One of a match that is over is kept, with its parts; one of a match that goes on takes away
   * what was kept of it: it was not over. Demonstrations and rehearsals are nobody's history, and where nothing was
   * played there is nothing to see.
   * @param part the body of a part that it names
   */
  follow(document: HomeDocument, part: (id: string) => string | undefined): void;
  /**
   * Matches that the crew put away or does not publish: they are taken out and not kept, until they are not among them.
   */
  putAway(matchIds: readonly string[]): void;
}

/** What of a document would be another archive: who speaks and the heartbeat's time are not. */
const keyOf = (document: HomeDocument): string => JSON.stringify({ ...document, epoch: '', n: 0, at: 0, speaking: [] });

const keptOf = ({ match, score, past, at }: HomeDocument): HomeKept => ({
  matchId: match.matchId ?? '',
  event: match.event,
  game: match.game,
  white: match.teams.white.name,
  black: match.teams.black.name,
  score: { white: score.white, black: score.black },
  turns: past.moments - 1,
  endedMs: at,
});

/** Whether it is a match that was played. */
const isHistory = ({ match, past }: HomeDocument): boolean =>
  match.matchId !== null && !match.rehearsal && !match.demo && past.moments > 1;

/**
 * Whether there is all that the list says of it: one that lacks some of it would be the end of the whole list. @throws
 * likewise
 */
const isWholeDocument = (document: HomeDocument): boolean =>
  Object.values(keptOf(document)).every((value) => value !== undefined && !Number.isNaN(value));

/** @param folder made where it is not there @param warn told once of a folder that cannot be written */
export const createArchive = (folder: string, warn: (text: string) => void): Archive => {
  const documents = new Map<string, HomeDocument>();
  const parts = new Set<string>();
  let away: ReadonlySet<string> = new Set();
  let failed = false;

  const list = (): readonly HomeKept[] => [...documents.values()].map(keptOf).toSorted((a, b) => b.endedMs - a.endedMs);
  const fileOf = (room: Room, id: string): string => archiveFile(folder, room, id);
  const read = (room: Room, id: string): string | undefined => readKept(folder, room, id);
  /** Parts of what was corrected or went on after all, and of what was being written when the server ended. */
  const forget = (): void => {
    const past = join(folder, 'past');
    for (const file of existsSync(past) ? readdirSync(past) : [])
      if (!parts.has(file.replace(/\.json$/, ''))) rmSync(join(past, file), { force: true });
  };
  const load = (): void => {
    const archive = join(folder, 'archive');
    // What names a part may be in a file that cannot be read now.
    let isWhole = true;
    // An earlier release kept what is no history.
    let isListed = true;
    for (const file of existsSync(archive) ? readdirSync(archive) : []) {
      const id = file.replace(/\.json$/, '');
      if (!file.endsWith('.json') || id === 'index' || !isId(id)) continue;
      try {
        const document = presentDocument(JSON.parse(read('archive', id) ?? '') as HomeDocument);
        if (document.match.matchId !== id) throw new Error(`it is of match ${document.match.matchId ?? 'none'}`);
        if (!isWholeDocument(document)) throw new Error('it is of another version, or not all there');
        if (!isHistory(document)) {
          rmSync(fileOf('archive', id), { force: true });
          isListed = false;
          continue;
        }
        for (const part of document.past.parts) parts.add(part);
        documents.set(id, document);
      } catch (error) {
        isWhole = false;
        warn(`${file} of the archive cannot be read and is not shown: ${textOf(error)}`);
      }
    }
    if (!isListed) writeList();
    if (isWhole && documents.size > 0) forget();
  };
  const takeOut = (matchIds: readonly string[]): void => {
    const kept = matchIds.filter((matchId) => documents.delete(matchId));
    if (kept.length === 0) return;
    tried(() => {
      for (const matchId of kept) rmSync(fileOf('archive', matchId), { force: true });
      writeList();
    });
  };
  const tried = (action: () => void): void => {
    try {
      action();
      failed = false;
    } catch (error) {
      if (!failed) warn(`The match could not be put into the archive: ${textOf(error)}`);
      failed = true;
    }
  };
  const writeList = (): void => writeWhole(fileOf('archive', 'index'), JSON.stringify(list()));
  const keep = (id: string, document: HomeDocument, part: (id: string) => string | undefined): void => {
    for (const name of document.past.parts) {
      const body = part(name);
      if (body === undefined || !isId(name)) throw new Error(`part ${name} is missing`);
      if (!parts.has(name)) writeWhole(fileOf('past', name), body);
      parts.add(name);
    }
    // The document last of all: where it is, its parts are.
    writeWhole(fileOf('archive', id), JSON.stringify(document));
    documents.set(id, document);
    writeList();
  };
  tried(load);
  return {
    follow: (document, part) => {
      const { matchId, status } = document.match;
      if (matchId === null || !isId(matchId) || away.has(matchId) || !isHistory(document)) return;
      const known = documents.get(matchId);
      if (status === 'over') {
        if (known !== undefined && keyOf(known) === keyOf(document)) return;
        tried(() => keep(matchId, { ...document, speaking: [], at: known?.at ?? document.at }, part));
      } else takeOut([matchId]);
    },
    putAway: (matchIds) => {
      away = new Set(matchIds);
      takeOut(matchIds);
    },
    list,
    match: (matchId) => {
      const document = documents.get(matchId);
      return document && packed(JSON.stringify(document));
    },
    part: (id) => {
      const body = parts.has(id) ? read('past', id) : undefined;
      return body === undefined ? undefined : packed(body);
    },
  };
};
