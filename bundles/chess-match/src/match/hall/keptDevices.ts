import { checkOf } from '../../checks';
import { KEPT_PLACE_PATTERN, presentPlace } from '../../contract/formerPlaces';
import type { KnownDevice } from '../../contract/venue';
import { keptAs, type Shelf, type Kept, type Kind } from '../safety/kept/kept';
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
/** Two things came later: who was let in before is in play, and sits as in the game that is open. */
type Later = Pick<PairedDevice, 'inPlay' | 'seating'>;
const BEFORE_THOSE: Later = { inPlay: true, seating: null };
type AnyDevice = Omit<PairedDevice, keyof Later> & Partial<Later>;

const isDevices = checkOf<readonly AnyDevice[]>({
  type: 'array',
  items: {
    type: 'object',
    required: ['id', 'place', 'name', 'tokenHash', 'pairedAtMs', 'lastSeenMs'],
    properties: {
      id: text,
      place: KEPT_PLACE,
      name: text,
      tokenHash: text,
      inPlay: { type: 'boolean' },
      pairedAtMs: { type: 'integer' },
      lastSeenMs: { type: 'integer' },
      seating: SEATING,
    },
  },
});

const DEVICES: Kind<readonly AnyDevice[]> = {
  name: 'devices',
  versions: [1],
  loss: 'devices',
  check: isDevices,
  instead: null,
};

/** Which devices were let in. */
export const keptDevices = (shelf: Shelf): Kept<readonly PairedDevice[]> =>
  keptAs(DEVICES, shelf, (found) =>
    (found ?? []).map((device) => ({ ...BEFORE_THOSE, ...device, place: presentPlace(device.place) })),
  );
