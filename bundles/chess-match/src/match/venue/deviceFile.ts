import { checkOf } from '../../checks';
import { KEPT_PLACE_PATTERN, presentPlace } from '../../contract/formerPlaces';
import type { KnownDevice } from '../../contract/venue';
import type { DamagedFiles } from '../kept/damagedFiles';
import { readKept } from '../kept/readKept';
import type { Seating } from './seating';
import { writeWhole } from './writeWhole';

/** A device that was let in. Of its token only the hash is kept: the file opens no door. */
export interface PairedDevice extends KnownDevice {
  readonly pairedAtMs: number;
  readonly lastSeenMs: number;
  /** The naming by which its place is called so; null before the first game. */
  readonly seating: Seating | null;
}

/** Where the devices outlive the server. */
export interface DeviceFile {
  readonly found: readonly PairedDevice[];
  /** On the disk when it returns. @throws where it cannot be written: then nothing is promised to anybody */
  write(devices: readonly PairedDevice[]): void;
}

const text = { type: 'string' };
/** A place as any release has written it. */
export const KEPT_PLACE = { type: 'string', pattern: KEPT_PLACE_PATTERN };
/** How places are named, as files hold it. */
export const NAMING = {
  type: 'object',
  required: ['series', 'turned'],
  properties: { series: text, turned: { type: 'boolean' } },
};
/** The naming by which a place is called so; null: before the first game. */
export const SEATING = { anyOf: [{ type: 'null' }, NAMING] };
/** Two things came later than the file: who was let in before is in play, and sits as in the game that is open. */
type Later = Pick<PairedDevice, 'inPlay' | 'seating'>;
const BEFORE_THOSE: Later = { inPlay: true, seating: null };
type Kept = Omit<PairedDevice, keyof Later> & Partial<Later>;

const isDevices = checkOf<readonly Kept[]>({
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

const read = (path: string, damaged: DamagedFiles): readonly PairedDevice[] => {
  const found = readKept({ path, loss: 'devices', check: isDevices, instead: null }, damaged) ?? [];
  return found.map((device) => ({ ...BEFORE_THOSE, ...device, place: presentPlace(device.place) }));
};

/** In memory alone: for a server that is not to outlive itself. */
export const noDeviceFile = (): DeviceFile => ({ found: [], write: () => undefined });

export const deviceFile = (path: string, damaged: DamagedFiles): DeviceFile => ({
  found: read(path, damaged),
  write: (devices) => writeWhole(path, JSON.stringify(devices)),
});
