import type * as fs from 'node:fs';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { keptKeys } from '../../crew/keptKeys';
import { createCrewKeys } from '../../crew/keys';
import { createPictureKeys } from '../../crew/pictureKeys';
import { keptDrafts } from '../../authority/drafts/keptDrafts';
import type { Journal } from '../../journal/contract';
import { openCurrentJournal } from '../../journal/journal';
import { keptTables } from '../../tables/keptTables';
import { listLog } from '../../testing/bench';
import { damagedFilesIn } from '../../testing/damagedFiles';
import type { DiskSteps } from '../../testing/diskSteps';
import { disposableFolders } from '../../testing/folders';
import { keptBoards } from '../../hall/keptBoards';
import { keptDevices } from '../../hall/keptDevices';
import { keptRules } from '../../hall/keptRules';
import { createAccessCheck } from '../../home/access/check';
import { keptAccess } from '../../home/access/keptAccess';
import { keptLinksKey } from '../../home/access/keptKey';
import { createLinks } from '../../home/access/links';
import { withoutPass } from '../../home/access/pass';
import { readFormerFiles } from './formerFiles';
import type { Shelf } from './kept';
import { moveIn } from './moveIn';

const disk = vi.hoisted((): DiskSteps => ({ before: null }));
vi.mock('node:fs', async (importOriginal) => {
  const { withSteps } = await import('../../testing/diskSteps');
  return withSteps(await importOriginal<typeof fs>(), disk);
});

const RELEASE = join(import.meta.dirname, '../../../../../../tests/journals/0.2.0');
const MATCHES = ['87471cb4-f2bf-45b7-b3b1-6ba00315e1d8', 'faa5e786-7f0a-4b60-9a7f-037b022b0a0d'];
const log = listLog([]);
const newFolder = disposableFolders();

/** What the keys and links that release 0.2.0 gave out were. */
const opens = JSON.parse(readFileSync(join(RELEASE, 'opens.json'), 'utf8')) as {
  readonly nowMs: number;
  readonly crew: Readonly<Record<string, string>>;
  readonly pictures: Readonly<Record<string, string>>;
  readonly link: string;
  readonly revoked: string;
  readonly linksKey: string;
};

const leftBy020 = (): string => {
  const folder = newFolder();
  for (const name of readdirSync(RELEASE).filter((file) => !/^(?:expected|opens)\.json$|\.gz$/.test(file)))
    cpSync(join(RELEASE, name), join(folder, name), { recursive: true });
  return folder;
};

/** What a start makes of a folder. */
const started = (folder: string, lines: string[] = []) => {
  const journal = openCurrentJournal(join(folder, 'journal.sqlite3'), 0);
  const damaged = damagedFilesIn(folder);
  const former = readFormerFiles(folder, damaged);
  const documents = moveIn(former, journal.documents, folder, opens.nowMs, listLog(lines));
  return { journal, damaged, shelf: { documents, damaged, unread: former.unread } satisfies Shelf };
};

/** All that was kept in files, as it works. */
const working = (shelf: Shelf) => {
  const keys = createCrewKeys(keptKeys(shelf), () => opens.nowMs, log);
  const pictures = createPictureKeys(shelf, () => 1, log);
  const key = keptLinksKey(shelf);
  const links = createLinks({
    access: keptAccess(shelf),
    key,
    now: () => opens.nowMs,
    later: () => undefined,
    log,
  });
  const check = createAccessCheck(
    () => ({ ...links.accessState(), areFeedsShut: false }),
    key,
    () => opens.nowMs,
  );
  const at = (path: string) => check.at('white', withoutPass(`/${path}x`).pass);
  const tables = keptTables(shelf, log);
  return {
    crew: Object.entries(opens.crew).map(([workplace, said]) => keys.find(said)?.workplace === workplace),
    pictures: Object.entries(opens.pictures).map(([of, key]) => pictures.find(key) === of),
    links: [at(opens.link), at(opens.revoked), check.at('white', null), links.rules().black],
    hall: keptRules(shelf).found,
    devices: keptDevices(shelf).found.map(({ id, tokenHash }) => [id, tokenHash]),
    boards: keptBoards(shelf).found.map(({ serial }) => serial),
    drafts: MATCHES.map((matchId) => keptDrafts(shelf, log).of(matchId)),
    tables: MATCHES.map((matchId) =>
      tables.read(matchId)?.white[0]?.studies[0]?.study.steps.map(({ move }) => move?.san),
    ),
  };
};

const ofFile = (name: string): never => JSON.parse(readFileSync(join(RELEASE, name), 'utf8')) as never;
const EXPECTED = {
  crew: [true, true, true],
  pictures: [true, true, true],
  links: [200, 410, 403, { access: 'off', delaySeconds: 60 }],
  hall: expect.objectContaining({ entry: 'both', draftSeenBy: 'hall' }),
  devices: (ofFile('devices.json') as { id: string; tokenHash: string }[]).map(({ id, tokenHash }) => [id, tokenHash]),
  boards: ['12345', '12346', '12347'],
  drafts: MATCHES.map((matchId) => (ofFile('drafts.json') as Readonly<Record<string, unknown>>)[matchId]),
  tables: MATCHES.map(() => [undefined, 'e4', 'e5', 'Nf3']),
};
const asidesIn = (folder: string): readonly string[] =>
  readdirSync(folder).filter((name) => name.startsWith('before-the-journal-kept-them.'));

describe('what release 0.2.0 kept in files', () => {
  it('opens, shows and is prepared as it was, and the files lie aside as they lay', () => {
    const folder = leftBy020();
    const { journal, shelf, damaged } = started(folder);
    expect(working(shelf)).toEqual(EXPECTED);
    expect(damaged.troubles()).toEqual([]);
    expect(readdirSync(folder).filter((name) => !name.startsWith('journal.sqlite3'))).toEqual(asidesIn(folder));
    const [aside = ''] = asidesIn(folder);
    const left = leftBy020();
    const names = readdirSync(left, { recursive: true, encoding: 'utf8' }).toSorted();
    expect(readdirSync(join(folder, aside), { recursive: true, encoding: 'utf8' }).toSorted()).toEqual(names);
    journal.close();
    // The next start reads the journal alone.
    const again = started(folder);
    expect(working(again.shelf)).toEqual(EXPECTED);
    again.journal.close();
  });

  it('is all there after a kill between any two steps', () => {
    const folder = leftBy020();
    const kills: string[] = [];
    const kill = (): void => {
      const copy = newFolder();
      cpSync(folder, copy, { recursive: true, filter: (path) => !path.endsWith('-shm') });
      kills.push(copy);
    };
    kill();
    disk.before = kill;
    let journal: Journal;
    try {
      journal = started(folder).journal;
    } finally {
      disk.before = null;
    }
    journal.close();
    kill();
    // Before and after, and before each file and each folder of theirs.
    expect(kills.length).toBeGreaterThan(20);
    for (const killed of kills) {
      const { journal: next, shelf } = started(killed);
      expect(working(shelf)).toEqual(EXPECTED);
      expect(existsSync(join(killed, 'crew.json'))).toBe(false);
      next.close();
    }
  });

  it('holds though nothing can be written, and moves in with the next start', () => {
    const folder = leftBy020();
    const lines: string[] = [];
    const journal = openCurrentJournal(join(folder, 'journal.sqlite3'), 0);
    const documents = {
      ...journal.documents,
      write: () => {
        throw new Error('no space left on device');
      },
    };
    const former = readFormerFiles(folder, damagedFilesIn(folder));
    const read = moveIn(former, documents, folder, 0, listLog(lines));
    const shelf: Shelf = { documents: read, damaged: damagedFilesIn(folder), unread: former.unread };
    expect(working(shelf)).toEqual(EXPECTED);
    expect(lines).toEqual([expect.stringContaining('The next start tries again')]);
    expect([asidesIn(folder), existsSync(join(folder, 'crew.json'))]).toEqual([[], true]);
    journal.close();
    const again = started(folder);
    expect(working(again.shelf)).toEqual(EXPECTED);
    expect(asidesIn(folder)).toHaveLength(1);
    again.journal.close();
  });

  it('is older than what the journal keeps where both are there', () => {
    const folder = leftBy020();
    const first = started(folder);
    first.shelf.documents.write([{ name: 'crew', version: 1, body: '[]' }]);
    first.journal.close();
    cpSync(join(RELEASE, 'crew.json'), join(folder, 'crew.json'));
    const again = started(folder);
    expect(keptKeys(again.shelf).found).toEqual([]);
    expect(existsSync(join(folder, 'crew.json'))).toBe(false);
    again.journal.close();
  });
});

describe('what was kept in files since', () => {
  const found = (files: Readonly<Record<string, string>>) => {
    const folder = newFolder();
    mkdirSync(join(folder, 'tables'));
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    const { documents } = readFormerFiles(folder, damagedFilesIn(folder));
    return Object.fromEntries(documents.map(({ name, version, body }) => [name, [version, body]]));
  };
  const [white, black] = ['e'.repeat(64), 'd'.repeat(64)];
  const keysOf = (teams: string): unknown => {
    const documents = found({ 'obs-white.key': `${white}\n`, 'obs-black.key': `${black}\n`, 'obs-teams.json': teams });
    return JSON.parse(String(documents['secret/pictures']?.[1]));
  };

  it('has the keys of OBS with whose they are; where nobody understands that, none of the teams', () => {
    const seating = { series: 'first', turned: true };
    expect(keysOf(JSON.stringify({ seating, exchanged: true }))).toMatchObject({
      seating,
      keys: { 'obs-white': { key: black }, 'obs-black': { key: white } },
    });
    expect(keysOf(JSON.stringify({ seating, exchanged: false }))).toMatchObject({
      keys: { 'obs-white': { key: white }, 'obs-black': { key: black } },
    });
    for (const broken of ['{"exchanged":"perhaps"}', '{', '[]']) expect(keysOf(broken)).toMatchObject({ keys: {} });
  });

  it('is taken as it stands where nobody understands it', () => {
    expect(found({ 'tables/m1.json': '{"version": 1', 'viewers.json': 'soon' })).toEqual({
      'tables/m1': [1, '{"version": 1'],
      viewers: [1, 'soon'],
    });
    expect(
      found({ 'tables/m1.json': '{"version": 2, "tables": {}}', 'seats.json': '{}', 'drafts.json': '{"a": []}' }),
    ).toEqual({ 'tables/m1': [2, '{}'], seats: [1, '{}'], 'drafts/a': [1, '[]'] });
  });

  it('of drafts is put aside and told where nobody understands it, as it was one file for all matches', () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'drafts.json'), 'soon');
    const damaged = damagedFilesIn(folder);
    expect(readFormerFiles(folder, damaged)).toMatchObject({ documents: [], paths: [] });
    expect(damaged.troubles()).toMatchObject([{ code: 'file/put_aside', params: { loss: 'drafts' } }]);
  });
});
