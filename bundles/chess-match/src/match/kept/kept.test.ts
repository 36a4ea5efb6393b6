import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DEFAULT_RULES } from '../../contract/venue';
import { aliveStamp } from '../vitals/alive';
import { keyFile } from '../crew/keyFile';
import { createMachines } from '../crew/machines';
import { readPictureTeams } from '../crew/pictureTeams';
import { draftFile } from '../drafts/draftFile';
import { openWitness, readWitness, settleWitness } from '../journal/witness';
import { finishInstall } from '../rescue/install';
import { lockPlace } from '../rescue/lock';
import { readPicture } from '../rescue/picture';
import { placeOf } from '../rescue/place';
import { tableFiles } from '../tables/tableFile';
import { listLog } from '../testing/bench';
import { damagedFilesIn } from '../testing/damagedFiles';
import { disposableFolders } from '../testing/folders';
import { signFile } from '../time/signFile';
import { boardFile } from '../venue/boardFile';
import { deviceFile } from '../venue/deviceFile';
import { linkKey } from '../venue/linkKey';
import { rulesFile } from '../venue/rulesFile';
import { linkFile } from '../viewers/access/linkFile';
import type { DamagedFiles } from './damagedFiles';

const newFolder = disposableFolders();
const log = listLog([]);
const nobody = { access: 'off', delaySeconds: 0 };

/** Each file that a start reads: where it lies, how it is read, and what holds when it is damaged. */
const FILES: Readonly<
  Record<string, readonly [file: string, read: (path: string, damaged: DamagedFiles) => unknown, instead: unknown]>
> = {
  drafts: ['drafts.json', (path, damaged) => draftFile(path, damaged, log).of('m1'), null],
  tables: ['m1.json', (path, damaged) => tableFiles(dirname(path), damaged, log).read('m1'), null],
  crew: ['crew.json', (path, damaged) => keyFile(path, damaged).found, []],
  pictures: [
    'obs-teams.json',
    (path, damaged) => readPictureTeams(path, () => undefined, damaged),
    { seating: null, exchanged: false },
  ],
  machines: [
    'obs-machines.json',
    (path, damaged) => createMachines(path, { white: 'a', black: 'b' }, damaged, log).state(),
    'right',
  ],
  viewers: [
    'viewers.json',
    (path, damaged) => linkFile(path, damaged).found,
    { rules: { white: nobody, black: nobody }, links: [] },
  ],
  devices: ['devices.json', (path, damaged) => deviceFile(path, damaged).found, []],
  boards: ['boards.json', (path, damaged) => boardFile(path, damaged).found, []],
  hall: ['hall.json', (path, damaged) => rulesFile(path, damaged).found, { ...DEFAULT_RULES, entry: 'operator' }],
  ownKey: [
    'own-machine.key',
    (path, damaged) => linkKey(path, 'ownKey', damaged),
    expect.stringMatching(/^[0-9a-f]{64}$/),
  ],
  links: ['viewers.key', (path, damaged) => linkKey(path, 'links', damaged), expect.stringMatching(/^[0-9a-f]{64}$/)],
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

describe('a damaged file', () => {
  it('of a name that is taken is kept beside the one that was damaged before', () => {
    const folder = newFolder();
    const path = join(folder, 'crew.json');
    for (const text of ['one', 'two']) {
      writeFileSync(path, text);
      keyFile(path, damagedFilesIn(folder));
    }
    expect(readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))).toEqual(['one', 'two']);
  });

  it('that says who may see what stays where it cannot be replaced, and nobody gets in', () => {
    const folder = newFolder();
    const path = join(folder, 'viewers.json');
    writeFileSync(path, 'soon');
    mkdirSync(`${path}.part`);
    const damaged = damagedFilesIn(folder);
    expect(linkFile(path, damaged).found.rules).toEqual({ white: nobody, black: nobody });
    expect(readFileSync(path, 'utf8')).toBe('soon');
    expect(damaged.troubles()).toMatchObject([{ code: 'file/unreadable', params: { file: 'viewers.json' } }]);
  });

  it('that the system does not give is left alone, and nobody gets in', () => {
    const folder = newFolder();
    const path = join(folder, 'viewers.json');
    mkdirSync(path);
    const damaged = damagedFilesIn(folder);
    expect(linkFile(path, damaged).found.rules).toEqual({ white: nobody, black: nobody });
    expect(existsSync(path)).toBe(true);
    expect(damaged.troubles()).toMatchObject([{ code: 'file/unreadable', params: { loss: 'viewers' } }]);
  });

  it('that was put aside before the start is said like one that was found now', () => {
    const lines: string[] = [];
    const damaged = damagedFilesIn('/show', lines);
    damaged.tell({ path: '/show/db/nodecg.sqlite3', aside: '/show/db/nodecg.sqlite3.damaged', loss: 'nothing' });
    expect(damaged.troubles()).toMatchObject([{ params: { file: 'db/nodecg.sqlite3', loss: 'nothing' } }]);
    expect(lines).toHaveLength(1);
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
