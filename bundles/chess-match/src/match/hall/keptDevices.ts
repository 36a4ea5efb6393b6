import { KEPT_PLACE_PATTERN, presentPlace } from '../../contract/formerPlaces';
import type { KnownDevice } from '../../contract/venue';
import type { Kept, Shelf } from '../safety/kept/kept';
import { keptList, listKind } from '../safety/kept/keptList';
import type { Seating } from './seating';

/** A device that was let in. Of its token only the hash is kept: whoever reads it opens no door. */
export interface PairedDevice extends KnownDevice {
  readonly pairedAtMs: number;
  readonly lastSeenMs: number;
  /** The naming by which its place is called so; null before the first game. */
  readonly seating: Seating | null;
}

const text = { type: 'string' };
/** A place as any release has written it. */
export const KEPT_PLACE = { type: 'string', pattern: KEPT_PLACE_PATTERN };
/** How places are named, as it is kept. */
export const NAMING = {
  type: 'object',
  required: ['series', 'turned'],
  properties: { series: text, turned: { type: 'boolean' } },
};
/** The naming by which a place is called so; null: before the first game. */
export const SEATING = { anyOf: [{ type: 'null' }, NAMING] };
const DEVICES = listKind<PairedDevice, 'inPlay' | 'seating'>({
  name: 'devices',
  loss: 'devices',
  fields: {
    id: text,
    place: KEPT_PLACE,
    name: text,
    tokenHash: text,
    pairedAtMs: { type: 'integer' },
    lastSeenMs: { type: 'integer' },
  },
  later: { inPlay: { type: 'boolean' }, seating: SEATING },
  // Who was let in before is in play, and sits as in the game that is open.
  before: { inPlay: true, seating: null },
});

/** Which devices were let in. */
export const keptDevices = (shelf: Shelf): Kept<readonly PairedDevice[]> =>
  keptList(DEVICES, shelf, (device) => ({ ...device, place: presentPlace(device.place) }));
