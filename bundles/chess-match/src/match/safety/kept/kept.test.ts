import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DEFAULT_RULES } from '../../../contract/venue';
import { aliveStamp } from '../../vitals/alive';
import { keptKeys } from '../../crew/keptKeys';
import { createMachines } from '../../crew/machines';
import { createPictureKeys } from '../../crew/pictureKeys';
import { keptDrafts } from '../../authority/drafts/keptDrafts';
import { openWitness, readWitness, settleWitness } from '../../journal/witness';
import { finishInstall } from '../rescue/install';
import { lockPlace } from '../rescue/lock';
import { readPicture } from '../rescue/picture';
import { placeOf } from '../rescue/place';
import { keptTables } from '../../tables/keptTables';
import { listLog } from '../../testing/bench';
import { damagedFilesIn } from '../../testing/damagedFiles';
import { disposableFolders } from '../../testing/folders';
import { shelfWith } from '../../testing/shelf';
import { signFile } from '../../time/signFile';
import { keptBoards } from '../../hall/keptBoards';
import { keptDevices } from '../../hall/keptDevices';
import { keptRules } from '../../hall/keptRules';
import { linkKey } from '../../hall/linkKey';
import { keptAccess } from '../../home/access/keptAccess';
import { keptLinksKey } from '../../home/access/keptKey';
import type { DamagedFiles } from './damagedFiles';
import { readFormerFiles } from './formerFiles';
import type { Shelf } from './kept';
import type { Loss } from './losses';

const newFolder = disposableFolders();
const log = listLog([]);
const nobody = { access: 'off', delaySeconds: 0 };

/** Each file that a start reads: where it lies, how it is read, and what holds when it is damaged. */
const FILES: Readonly<
  Record<string, readonly [file: string, read: (path: string, damaged: DamagedFiles) => unknown, instead: unknown]>
> = {
  ownKey: [
    'own-machine.key',
    (path, damaged) => linkKey(path, 'ownKey', damaged),
    expect.stringMatching(/^[0-9a-f]{64}$/),
  ],
  clocks: ['time.json', (path, damaged) => signFile(path, damaged, log).found, null],
  absence: ['alive', (path, damaged) => aliveStamp(path, () => 1, damaged, log).lastAliveMs, null],
  picture: ['picture.json', (path, damaged) => readPicture(path, damaged), null],
  confirmed: [
    'confirmed.json',
    (path, damaged) => {
      settleWitness(path, damaged);
      return readWitness(path);
    },
    null,
  ],
  plan: [
    'chess-match.rescue.json',
    (path, damaged) => finishInstall(placeOf(path.replace('.rescue.json', '')), damaged),
    undefined,
  ],
};

/** Each document that a start reads, or an opened match: how, and what holds when nobody understands it. */
const DOCUMENTS: Readonly<
  Record<string, readonly [name: string, loss: Loss, read: (shelf: Shelf) => unknown, instead: unknown]>
> = {
  drafts: ['drafts/m1', 'drafts', (shelf) => keptDrafts(shelf, log).of('m1'), null],
  tables: ['tables/m1', 'tables', (shelf) => keptTables(shelf, log).read('m1'), null],
  crew: ['crew', 'crew', (shelf) => keptKeys(shelf).found, []],
  pictures: [
    'secret/pictures',
    'pictures',
    (shelf) => createPictureKeys(shelf, () => 1, log).of('obs'),
    expect.stringMatching(/^[0-9a-f]{64}$/),
  ],
  machines: [
    'machines/obs',
    'machines',
    (shelf) => createMachines('obs', { white: 'a', black: 'b' }, shelf, log).state(),
    'right',
  ],
  viewers: [
    'viewers',
    'viewers',
    (shelf) => keptAccess(shelf).found,
    { rules: { white: nobody, black: nobody }, links: [] },
  ],
  links: ['secret/viewers', 'links', keptLinksKey, expect.stringMatching(/^[0-9a-f]{64}$/)],
  devices: ['devices', 'devices', (shelf) => keptDevices(shelf).found, []],
  boards: ['boards', 'boards', (shelf) => keptBoards(shelf).found, []],
  hall: ['hall', 'hall', (shelf) => keptRules(shelf).found, { ...DEFAULT_RULES, entry: 'operator' }],
};

const DAMAGES: Readonly<Record<string, string>> = {
  'cut to half': '{"rules": {"white": {"acc',
  'of another kind': '"soon"',
  'all zeroes': '\0'.repeat(4000),
};

describe.each(Object.entries(FILES))('a damaged file of which is lost: %s', (loss, [name, read, instead]) => {
  it.each(Object.entries(DAMAGES))('%s is kept, named and done without', (_how, text) => {
    const folder = newFolder();
    writeFileSync(join(folder, name), text);
    const lines: string[] = [];
    const damaged = damagedFilesIn(folder, lines);
    expect(read(join(folder, name), damaged)).toEqual(instead);
    const aside = `${name}.damaged-2026-10-03T18-30-00Z`;
    expect(readFileSync(join(folder, aside), 'utf8')).toBe(text);
    expect(damaged.troubles()).toEqual([
      { code: 'file/put_aside', level: 'notice', params: { file: name, aside, loss } },
    ]);
    expect(lines).toEqual([expect.stringContaining(aside)]);
  });

  it('is as without it at the next start, or as closed, and is said no more', () => {
    const folder = newFolder();
    writeFileSync(join(folder, name), '"soon"');
    const first = read(join(folder, name), damagedFilesIn(folder));
    const damaged = damagedFilesIn(folder);
    expect(read(join(folder, name), damaged)).toEqual(first);
    expect(damaged.troubles()).toEqual([]);
  });
});

describe.each(Object.entries(DOCUMENTS))(
  'a document that nobody understands: %s',
  (_kind, [name, loss, read, instead]) => {
    const aside = `${name}.damaged-2026-10-03T18-30-00Z`;

    it.each(Object.entries(DAMAGES))('%s is kept under another name, told and done without', (_how, body) => {
      const lines: string[] = [];
      const shelf = shelfWith([{ name, version: 1, body }], lines);
      expect(read(shelf)).toEqual(instead);
      expect(shelf.documents.read(aside)).toEqual({ name: aside, version: 1, body });
      expect(shelf.damaged.troubles()).toEqual([
        { code: 'document/not_understood', level: 'notice', params: { document: name, loss } },
      ]);
      expect(lines).toEqual([expect.stringContaining(aside)]);
    });

    it('of a version that is not known is not guessed at', () => {
      const shelf = shelfWith([{ name, version: 99, body: '[]' }]);
      expect(read(shelf)).toEqual(instead);
      expect(shelf.documents.read(aside)?.version).toBe(99);
    });

    it('is as without it at the next start, or as closed, and is said no more', () => {
      const shelf = shelfWith([{ name, version: 1, body: '"soon"' }]);
      const first = read(shelf);
      const again = { ...shelf, damaged: damagedFilesIn('/') };
      expect(read(again)).toEqual(first);
      expect(again.damaged.troubles()).toEqual([]);
    });
  },
);

describe('a document that says who may see what', () => {
  const CLOSED = { white: nobody, black: nobody };

  it('lets nobody in where it is not understood and cannot be replaced', () => {
    const shelf = shelfWith([{ name: 'viewers', version: 1, body: 'soon' }]);
    shelf.disk.isFull = true;
    expect(keptAccess(shelf).found.rules).toEqual(CLOSED);
    expect(shelf.documents.read('viewers')?.body).toBe('soon');
    expect(shelf.damaged.troubles()).toMatchObject([{ params: { document: 'viewers' } }]);
  });

  it('lets nobody in where it lies in a former file that the system does not give, which is left alone', () => {
    const folder = newFolder();
    mkdirSync(join(folder, 'viewers.json'));
    const damaged = damagedFilesIn(folder);
    const { documents, paths, unread } = readFormerFiles(folder, damaged);
    expect([documents, paths]).toEqual([[], []]);
    expect(keptAccess({ ...shelfWith(), unread }).found.rules).toEqual(CLOSED);
    expect(damaged.troubles()).toMatchObject([{ code: 'file/unreadable', params: { loss: 'viewers' } }]);
  });
});

describe('a damaged file', () => {
  it('of a name that is taken is kept beside the one that was damaged before', () => {
    const folder = newFolder();
    const path = join(folder, 'picture.json');
    for (const text of ['one', 'two']) {
      writeFileSync(path, text);
      readPicture(path, damagedFilesIn(folder));
    }
    expect(readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))).toEqual(['one', 'two']);
  });

  it('that was put aside before the start is said like one that was found now', () => {
    const lines: string[] = [];
    const damaged = damagedFilesIn('/show', lines);
    damaged.tell({ path: '/show/db/nodecg.sqlite3', aside: '/show/db/nodecg.sqlite3.damaged', loss: 'nothing' });
    expect(damaged.troubles()).toMatchObject([{ params: { file: 'db/nodecg.sqlite3', loss: 'nothing' } }]);
    expect(lines).toHaveLength(1);
  });
});

describe('the last picture', () => {
  it.each([
    '{"match": {}, "show": null}',
    '{"match": {"match": {"version": "7"}}, "show": null}',
    '{"match": 5, "show": 5}',
  ])('that names a match without its version is put aside, and nothing falls: %s', (text) => {
    const folder = newFolder();
    writeFileSync(join(folder, 'picture.json'), text);
    const damaged = damagedFilesIn(folder);
    expect(readPicture(join(folder, 'picture.json'), damaged)).toBeNull();
    expect(damaged.troubles()).toMatchObject([{ code: 'file/put_aside', params: { loss: 'picture' } }]);
  });
});

describe('the witness of what was confirmed', () => {
  it('is one again after a longer text stood there', () => {
    const path = join(newFolder(), 'confirmed.json');
    writeFileSync(path, 'x'.repeat(9000));
    settleWitness(path, damagedFilesIn('/'));
    const witness = openWitness(path);
    witness.confirm({ commits: 3, version: 2, entry: 2, chain: 'abc' }, 5);
    witness.close();
    expect(readWitness(path)).toMatchObject({ commits: 3, version: 2 });
  });

  it('that the system does not give is told, and stops no start', () => {
    const folder = newFolder();
    mkdirSync(join(folder, 'confirmed.json'));
    const damaged = damagedFilesIn(folder);
    settleWitness(join(folder, 'confirmed.json'), damaged);
    expect(damaged.troubles()).toMatchObject([{ code: 'file/unreadable', params: { loss: 'confirmed' } }]);
  });

  it('that was just made is no damage', () => {
    const path = join(newFolder(), 'confirmed.json');
    openWitness(path).close();
    const damaged = damagedFilesIn('/');
    settleWitness(path, damaged);
    expect(damaged.troubles()).toEqual([]);
  });
});

describe('the lock', () => {
  it('that is damaged is another one, and locks', () => {
    const folder = newFolder();
    const place = placeOf(join(folder, 'chess-match'));
    writeFileSync(place.lock, 'x'.repeat(9000));
    const damaged = damagedFilesIn(folder);
    const unlock = lockPlace(place, damaged);
    expect(damaged.troubles()).toMatchObject([{ params: { file: 'chess-match.lock', loss: 'nothing' } }]);
    expect(() => lockPlace(place, damaged)).toThrow(/in use/);
    unlock();
    lockPlace(place, damaged)();
  });
});
