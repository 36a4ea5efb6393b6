import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PLACE_PATTERN, placeRow } from '../../contract/places';
import { damagedFilesIn } from '../testing/damagedFiles';
import { disposableFolders } from '../testing/folders';
import { boardFile } from './boardFile';
import { deviceFile } from './deviceFile';

/** As release 0.2.0 kept them. */
const KEPT = join(import.meta.dirname, '../../../../../tests/journals/0.2.0');
const folder = disposableFolders();
const kept = (name: string): readonly { readonly place: string }[] =>
  JSON.parse(readFileSync(join(KEPT, name), 'utf8')) as readonly { readonly place: string }[];

/** One that is not understood is put aside: not the kept one. */
const copied = (name: string): string => {
  const path = join(folder(), name);
  copyFileSync(join(KEPT, name), path);
  return path;
};

describe('places as an earlier release kept them', () => {
  it('are all read, by their names of today, with all that stood beside them', () => {
    const damaged = damagedFilesIn('/');
    const { found } = deviceFile(copied('devices.json'), damaged);
    expect(found).toEqual(
      kept('devices.json').map((device) => ({
        ...device,
        place: device.place === 'control-board' ? 'own-control' : device.place,
      })),
    );
    expect(found.map(({ place }) => placeRow(place).kind)).toEqual([
      ...['boards', 'board', 'own', 'clock', 'captain', 'captain', 'table', 'screen'],
    ]);
    expect(boardFile(copied('boards.json'), damaged).found).toEqual(kept('boards.json'));
    expect(damaged.troubles()).toEqual([]);
  });
});

it('places are written as their schema says', () => {
  const path = join(import.meta.dirname, '../../../../../schemas/defs/place.json');
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ pattern: PLACE_PATTERN });
});
