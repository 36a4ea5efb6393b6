import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PICTURES, type Workplace } from '../../contract/crew';
import { readConfig } from '../server/config';
import { createCrew, type Crew } from '.';
import { createCrewKeys } from './keys';
import { keptKeys } from './keptKeys';
import { createPictureKeys } from './pictureKeys';
import { shelfWith, type TestShelf } from '../testing/shelf';

const FIRST = { series: 'first', turned: false };
const RETURN = { series: 'first', turned: true };
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

let folder: string;
let shelf: TestShelf;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'crew-'));
  shelf = shelfWith();
});
afterEach(() => rmSync(folder, { recursive: true }));

const SETTINGS = { ...readConfig({ keyOnOwnMachine: true }), host: '127.0.0.1', port: 9090 };
const crewOf = (): Crew => createCrew(shelf, folder, SETTINGS, () => 1, log);
const keysOf = () => createCrewKeys(keptKeys(shelf), () => 1, log);

/** A key given to a browser. */
const given = (workplace: Workplace): string => {
  const keys = keysOf();
  keys.seat(FIRST, false);
  const entered = keys.enter({ codeOrSecret: keys.issue(workplace, '').code, address: '10.0.0.7' });
  if (typeof entered === 'string') throw new Error(entered);
  return entered.key;
};
const workplaceOf = (crew: Crew, key: string): Workplace | null => {
  const socket = { remoteAddress: '10.0.0.7', localAddress: '10.0.0.1' };
  const visitor = crew.visitorOf({ url: `/?key=${key}`, headers: {}, httpVersion: '1.1', socket });
  return visitor.kind === 'crew' ? visitor.key.workplace : null;
};

it('in a return game keys and browsers of a team’s viewers go with their team, are cut off, and come back with it', () => {
  const browsers = (['obs-white', 'obs-black', 'obs', 'director'] as const).map(given);
  const crew = crewOf();
  crew.seat(FIRST, false);
  const all = [...browsers, ...PICTURES.map((pictures) => crew.pictures.of(pictures))];
  const asIssued = ['obs-white', 'obs-black', 'obs', 'director', 'obs', 'obs', 'obs-white', 'obs-black'];
  const reversed = ['obs-black', 'obs-white', 'obs', 'director', 'obs', 'obs', 'obs-black', 'obs-white'];
  const cut: string[] = [];
  crew.listen((id) => cut.push(id));
  const at = (who: Crew) => all.map((key) => workplaceOf(who, key));
  expect(at(crew)).toEqual(asIssued);
  crew.seat(RETURN, false);
  expect(at(crew)).toEqual(reversed);
  // Two browsers and the two keys of OBS.
  expect(cut).toHaveLength(4);
  expect(cut.slice(2)).toEqual(['obs-white', 'obs-black']);
  // The next start finds the same, before and after it hears which game is open.
  const again = crewOf();
  expect(at(again)).toEqual(reversed);
  again.seat(RETURN, false);
  expect(at(again)).toEqual(reversed);
  again.seat({ series: 'another', turned: false }, false);
  expect(at(again)).toEqual(reversed);
});

it('opened again, the first game turns them back', () => {
  const key = given('obs-white');
  const crew = crewOf();
  for (const seating of [FIRST, RETURN]) crew.seat(seating, false);
  expect(workplaceOf(crew, key)).toBe('obs-black');
  crew.seat(FIRST, false);
  expect([workplaceOf(crew, key), workplaceOf(crew, crew.pictures.of('obs-white'))]).toEqual([
    'obs-white',
    'obs-white',
  ]);
});

it('a key of OBS is renewed for who has that colour now', () => {
  const pictures = createPictureKeys(shelf, () => 1, log);
  pictures.seat(FIRST, false);
  const [reds, blues] = [pictures.of('obs-white'), pictures.of('obs-black')];
  pictures.seat(RETURN, false);
  pictures.renew('obs-black');
  expect([pictures.find(reds), pictures.find(blues)]).toEqual([null, 'obs-white']);
  const again = createPictureKeys(shelf, () => 1, log);
  expect([again.of('obs-black'), again.find(blues)]).toEqual([pictures.of('obs-black'), 'obs-white']);
});

it('where nobody understands the keys of OBS they are others, which stay', () => {
  const before = createPictureKeys(shelf, () => 1, log);
  shelf.documents.write([{ name: 'secret/pictures', version: 1, body: '{"keys":"perhaps"}' }]);
  const pictures = createPictureKeys(shelf, () => 1, log);
  expect(PICTURES.map((of) => pictures.find(before.of(of)))).toEqual(PICTURES.map(() => null));
  const again = createPictureKeys(shelf, () => 1, log);
  expect(PICTURES.map((of) => again.find(pictures.of(of)))).toEqual(PICTURES);
});

/** As they were kept before it was written down by which naming. */
const asBefore = (): readonly string[] => {
  const browsers = (['obs-white', 'obs-black', 'director'] as const).map(given);
  const kept = JSON.parse(shelf.documents.read('crew')?.body ?? '') as readonly Record<string, unknown>[];
  const body = JSON.stringify(kept.map(({ seating: _, isUnclear: __, ...key }) => key));
  shelf.documents.write([{ name: 'crew', version: 1, body }]);
  const pictures = createPictureKeys(shelf, () => 1, log);
  return [...browsers, ...PICTURES.map((of) => pictures.of(of))];
};

it('B20 in a game with colours reversed keys of teams from before an update open nothing, then and later', () => {
  const all = asBefore();
  const crew = crewOf();
  const cut: string[] = [];
  crew.listen((id) => cut.push(id));
  crew.seat(RETURN, true);
  const nobodys = [null, null, 'director', 'obs', 'obs', null, null];
  expect(all.map((key) => workplaceOf(crew, key))).toEqual(nobodys);
  expect(cut).toHaveLength(4);
  expect(
    keysOf()
      .all()
      .map(({ isUnclear }) => isUnclear),
  ).toEqual([true, true, false]);
  // Those that were made instead are whose they are, as is a key that is given now.
  const made = crew.pictures.of('obs-white');
  const again = crewOf();
  for (const seating of [RETURN, FIRST]) again.seat(seating, seating.turned);
  expect(all.map((key) => workplaceOf(again, key))).toEqual(nobodys);
  expect(workplaceOf(again, made)).toBe('obs-black');
});

it('in every other game they are for the colour they were given for', () => {
  const all = asBefore();
  const crew = crewOf();
  crew.seat(FIRST, false);
  const asIssued = ['obs-white', 'obs-black', 'director', 'obs', 'obs', 'obs-white', 'obs-black'];
  expect(all.map((key) => workplaceOf(crew, key))).toEqual(asIssued);
});

it('nobody’s keys of OBS are good no more where the disk is full, and the next start makes others', () => {
  const all = asBefore();
  const pictures = createPictureKeys(shelf, () => 1, log);
  shelf.disk.isFull = true;
  expect(pictures.seat(RETURN, true)).toEqual(['obs-white', 'obs-black']);
  expect(all.map((key) => pictures.find(key)).filter(Boolean)).toEqual(['obs', 'obs-home']);
  shelf.disk.isFull = false;
  const again = createPictureKeys(shelf, () => 1, log);
  again.seat(RETURN, true);
  expect(all.map((key) => again.find(key)).filter(Boolean)).toEqual(['obs', 'obs-home']);
});
