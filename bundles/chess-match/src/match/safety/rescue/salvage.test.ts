import { rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openCurrentJournal } from '../../journal/journal';
import { disposableFolders } from '../../testing/folders';
import { folderOf, placeOf } from './place';
import { salvaged } from './salvage';

const folder = disposableFolders();
const document = (name: string, body: string) => ({ name, version: 1, body });

it('keys and devices are those of the journal, else of the newest backup beside it that has any', () => {
  const place = placeOf(join(folder(), 'chess-match'));
  expect(salvaged(place)).toEqual([]);
  const journal = openCurrentJournal(place.journal, 0);
  const backup = (stamp: string): string => join(folderOf(place), `journal.by-hand.${stamp}.sqlite3`);
  journal.documents.write([document('crew', 'first')]);
  journal.copyTo(backup('2026-10-03T18-30-00Z'));
  journal.documents.write([document('crew', 'second')]);
  journal.copyTo(backup('2026-10-03T18-40-00Z'));
  journal.documents.write([document('crew', 'third')]);
  // Not closed: it stands in the log.
  expect(salvaged(place)).toEqual([document('crew', 'third')]);
  journal.close();
  writeFileSync(place.journal, 'nothing of it is left');
  expect(salvaged(place)).toEqual([document('crew', 'second')]);
  truncateSync(backup('2026-10-03T18-40-00Z'), 1000);
  expect(salvaged(place)).toEqual([document('crew', 'first')]);
  rmSync(backup('2026-10-03T18-30-00Z'));
  expect(salvaged(place)).toEqual([]);
});
