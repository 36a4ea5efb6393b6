import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PICTURES, type Workplace } from '../../contract/crew';
import { createCrew, type Crew } from '.';
import { keyFile } from './keyFile';
import { createCrewKeys } from './keys';
import { createPictureKeys } from './pictureKeys';

const FIRST = { series: 'first', turned: false };
const RETURN = { series: 'first', turned: true };
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'crew-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const crewOf = (): Crew => createCrew(folder, { keyOnOwnMachine: true, allowedHosts: [] }, () => 1, log);
const keysOf = () => createCrewKeys(keyFile(join(folder, 'crew.json'), log), () => 1, log);

/** A key given to a browser. */
const given = (workplace: Workplace): string => {
  const keys = keysOf();
  keys.seat(FIRST);
  const entered = keys.enter({ codeOrSecret: keys.issue(workplace, '').code, address: '10.0.0.7' });
  if (typeof entered === 'string') throw new Error(entered);
  return entered.key;
};
const workplaceOf = (crew: Crew, key: string): Workplace | null => {
  const socket = { remoteAddress: '10.0.0.7', localAddress: '10.0.0.1' };
  const visitor = crew.visitorOf({ url: `/?key=${key}`, headers: {}, socket });
  return visitor.kind === 'crew' ? visitor.key.workplace : null;
};

it('in a return game keys and browsers of a team’s viewers go with their team, are cut off, and come back with it', () => {
  const browsers = (['obs-white', 'obs-black', 'obs', 'director'] as const).map(given);
  const crew = crewOf();
  crew.seat(FIRST);
  const all = [...browsers, ...PICTURES.map((pictures) => crew.pictures.of(pictures))];
  const asIssued = ['obs-white', 'obs-black', 'obs', 'director', 'obs', 'obs-white', 'obs-black'];
  const reversed = ['obs-black', 'obs-white', 'obs', 'director', 'obs', 'obs-black', 'obs-white'];
  const cut: string[] = [];
  crew.listen((id) => cut.push(id));
  const at = (who: Crew) => all.map((key) => workplaceOf(who, key));
  expect(at(crew)).toEqual(asIssued);
  crew.seat(RETURN);
  expect(at(crew)).toEqual(reversed);
  // Two browsers and the two keys of OBS.
  expect(cut).toHaveLength(4);
  expect(cut.slice(2)).toEqual(['obs-white', 'obs-black']);
  // The next start finds the same, before and after it hears which game is open.
  const again = crewOf();
  expect(at(again)).toEqual(reversed);
  again.seat(RETURN);
  expect(at(again)).toEqual(reversed);
  again.seat({ series: 'another', turned: false });
  expect(at(again)).toEqual(reversed);
});

it('opened again, the first game turns them back', () => {
  const key = given('obs-white');
  const crew = crewOf();
  for (const seating of [FIRST, RETURN]) crew.seat(seating);
  expect(workplaceOf(crew, key)).toBe('obs-black');
  crew.seat(FIRST);
  expect([workplaceOf(crew, key), workplaceOf(crew, crew.pictures.of('obs-white'))]).toEqual([
    'obs-white',
    'obs-white',
  ]);
});

it('a key of OBS is renewed for who has that colour now', () => {
  const pictures = createPictureKeys(folder, log);
  pictures.seat(FIRST);
  const [reds, blues] = [pictures.of('obs-white'), pictures.of('obs-black')];
  pictures.seat(RETURN);
  pictures.renew('obs-black');
  expect([pictures.find(reds), pictures.find(blues)]).toEqual([null, 'obs-white']);
  const again = createPictureKeys(folder, log);
  expect([again.of('obs-black'), again.find(blues)]).toEqual([pictures.of('obs-black'), 'obs-white']);
});

it('where nobody understands whose the keys of OBS are, the teams’ are good no more', () => {
  const before = createPictureKeys(folder, log);
  writeFileSync(join(folder, 'obs-teams.json'), '{"exchanged":"perhaps"}');
  const pictures = createPictureKeys(folder, log);
  expect(PICTURES.map((of) => pictures.find(before.of(of)))).toEqual(['obs', null, null]);
});
