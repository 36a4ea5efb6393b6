import { isDeepStrictEqual } from 'node:util';
import { join } from 'node:path';
import type { Games } from '../../../games/common/game';
import type { Journal } from '../../journal/contract';
import type { GoOnFrom } from '../../journal/rebuild';
import type { Way } from './contract';
import { inspect, openIn, type Open } from './inspect';
import { tryReadJournal } from './readJournal';
import { folderOf } from './place';
import { prepare, type PrepareParts } from './prepare';
import { withFolder } from './scratch';
import { verdictOn } from './verdict';

const judged = (journal: Journal, games: Games): { readonly open: Open } | null =>
  verdictOn(journal, null, games).mustDecide ? null : { open: openIn(inspect(journal, games)) };

/** What the next start finds in a prepared journal; null where somebody would have to decide again. */
export const foundByStart = (path: string, games: Games, nowMs: number): { readonly open: Open } | null =>
  tryReadJournal(path, nowMs, (journal) => judged(journal, games));

/** Whether a way, carried out aside, ends in what it promises. */
export const endsIn = (parts: PrepareParts, way: Way, from: GoOnFrom, promised: Open): boolean => {
  const { place, games, now } = parts;
  const found = withFolder(folderOf(place), (folder) => {
    const path = join(folder, 'prepared.sqlite3');
    return prepare(parts, way, from, path) === null ? foundByStart(path, games, now()) : null;
  });
  return found !== null && isDeepStrictEqual(found.open, promised);
};
