import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PLACE_PATTERN, placeRow } from '../../contract/places';
import { readFormerFiles } from '../safety/kept/formerFiles';
import { damagedFilesIn } from '../testing/damagedFiles';
import { shelfWith } from '../testing/shelf';
import { keptBoards } from './keptBoards';
import { keptDevices } from './keptDevices';

/** As release 0.2.0 kept them. */
const KEPT = join(import.meta.dirname, '../../../../../tests/journals/0.2.0');
const kept = (name: string): readonly { readonly place: string }[] =>
  JSON.parse(readFileSync(join(KEPT, name), 'utf8')) as readonly { readonly place: string }[];

describe('places as an earlier release kept them', () => {
  it('are all read, by their names of today, with all that stood beside them', () => {
    const shelf = shelfWith(readFormerFiles(KEPT, damagedFilesIn('/')).documents);
    const { found } = keptDevices(shelf);
    expect(found).toEqual(
      kept('devices.json').map((device) => ({
        ...device,
        place: device.place === 'control-board' ? 'own-control' : device.place,
      })),
    );
    expect(found.map(({ place }) => placeRow(place).kind)).toEqual([
      ...['boards', 'board', 'own', 'clock', 'captain', 'captain', 'table', 'screen'],
    ]);
    expect(keptBoards(shelf).found).toEqual(kept('boards.json'));
    expect(shelf.damaged.troubles()).toEqual([]);
  });
});

it('places are written as their schema says', () => {
  const path = join(import.meta.dirname, '../../../../../schemas/defs/place.json');
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ pattern: PLACE_PATTERN });
});
