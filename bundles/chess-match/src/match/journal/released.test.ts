import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../games';
import { keptDrafts } from '../authority/drafts/keptDrafts';
import { readFormerFiles } from '../safety/kept/formerFiles';
import { moveIn } from '../safety/kept/moveIn';
import { listLog } from '../testing/bench';
import { damagedFilesIn } from '../testing/damagedFiles';
import { verdictOn } from '../safety/rescue/verdict';
import { disposableFolders } from '../testing/folders';
import { openCurrentJournal } from './journal';
import { readBackOf, type ReadBack } from './testing/readBack';

const RELEASES = join(import.meta.dirname, '../../../../../tests/journals');
const newFolder = disposableFolders();

const releases = readdirSync(RELEASES).filter((name) => statSync(join(RELEASES, name)).isDirectory());

it('there is a journal of every release', () => expect(releases).toEqual(['0.2.0', '0.3.0']));

describe.each(releases)('the journal of release %s', (release) => {
  const from = join(RELEASES, release);
  const expected = JSON.parse(readFileSync(join(from, 'expected.json'), 'utf8')) as {
    readonly openMatchId: string;
    readonly matches: readonly ReadBack[];
  };
  const folder = newFolder();
  writeFileSync(join(folder, 'journal.sqlite3'), gunzipSync(readFileSync(join(from, 'journal.sqlite3.gz'))));
  // Drafts were in a file of their own once.
  if (existsSync(join(from, 'drafts.json'))) cpSync(join(from, 'drafts.json'), join(folder, 'drafts.json'));
  const journal = openCurrentJournal(join(folder, 'journal.sqlite3'), Date.parse('2026-12-01'));
  const damaged = damagedFilesIn(folder);
  const former = readFormerFiles(folder, damaged);
  const documents = moveIn(former, journal.documents, folder, 0, listLog([]));
  const drafts = keptDrafts({ documents, damaged, unread: former.unread }, listLog([]));

  it('is whole, and has the same matches, the same one open', () => {
    expect(journal.damages()).toEqual([]);
    expect(journal.openMatchId()).toBe(expected.openMatchId);
    expect(journal.matches()).toEqual(expected.matches.map(({ row }) => row));
  });

  it.each(expected.matches)('opens $row.game of $row.setup.event to the same state', (match) => {
    expect(readBackOf(journal, drafts, match.row.matchId)).toEqual(match);
  });

  it('is refused with an entry of a kind that this program does not know, and with none of its own', () => {
    expect(verdictOn(journal, null, GAMES)).toEqual({ mustDecide: false, findings: [] });
    const path = join(newFolder(), 'journal.sqlite3');
    journal.copyTo(path);
    const later = openCurrentJournal(path, 0);
    later.write({
      actor: 'operator',
      atMs: 0,
      command: null,
      matchId: expected.openMatchId,
      created: null,
      opened: false,
      events: [{ type: 'turnPlayed@2', atMs: 0 }],
      summary: { status: 'playing', scoreWhite: 0, scoreBlack: 0 },
    });
    expect(verdictOn(later, null, GAMES)).toMatchObject({
      mustDecide: true,
      findings: [{ code: 'journal/newer_kind', params: { kind: 'turnPlayed@2', entry: later.version() } }],
    });
    later.close();
  });
});
