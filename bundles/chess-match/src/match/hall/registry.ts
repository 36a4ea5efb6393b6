import { createHash, randomBytes } from 'node:crypto';
import type { Place } from '../../contract/venue';
import type { Kept } from '../safety/kept/kept';
import type { Log } from '../base/log';
import { textOf } from '../base/textOf';
import type { PairedDevice } from './keptDevices';
import { isSame, placeAfter, type Seating } from './seating';

const TOKEN_BYTES = 32;

/** 256 random bits need no slow hash. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The devices that were let in: who may show what. Each change is on the disk before anybody hears of it. */
export interface Registry {
  all(): readonly PairedDevice[];
  has(id: string): boolean;
  /** @returns the token, which is kept nowhere here */
  add(place: Place, name: string): string;
  change(id: string, change: Partial<Pick<PairedDevice, 'place' | 'name' | 'inPlay'>>): void;
  remove(id: string): void;
  /**
   * Places are called otherwise. It holds whether it can be written or not: each device on the disk says by which
   * naming its place is called so, and the next start finds the same. @returns whether somebody's place changed with
   * the sides of the teams
   */
  seat(seating: Seating): boolean;
  /** When these were last there: told on the disk with the next change, as it is no promise. */
  seen(ids: readonly string[]): void;
}

/** @param now Unix ms */
export const createRegistry = (kept: Kept<readonly PairedDevice[]>, now: () => number, log: Log): Registry => {
  let devices = kept.found;
  let seating: Seating | null = null;
  const set = (next: readonly PairedDevice[]): void => {
    kept.write(next);
    devices = next;
  };
  return {
    all: () => devices,
    has: (id) => devices.some((device) => device.id === id),
    add: (place, name) => {
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      const id = randomBytes(6).toString('hex');
      const atMs = now();
      const known = { id, place, name, inPlay: true, tokenHash: hashOf(token) };
      set([...devices, { ...known, pairedAtMs: atMs, lastSeenMs: atMs, seating }]);
      return token;
    },
    change: (id, change) =>
      set(devices.map((device) => (device.id === id ? { ...device, ...change, seating } : device))),
    remove: (id) => set(devices.filter((device) => device.id !== id)),
    seat: (next) => {
      seating = next;
      if (devices.every(({ seating: its }) => isSame(its, next))) return false;
      const before = devices;
      devices = before.map((device) => ({
        ...device,
        place: placeAfter(device.place, device.seating, next),
        seating: next,
      }));
      try {
        kept.write(devices);
      } catch (error) {
        log.warn(`The places of the devices cannot be written: ${textOf(error)}`);
      }
      return devices.some(({ place }, at) => place !== before[at]?.place);
    },
    seen: (ids) => {
      const [there, atMs] = [new Set(ids), now()];
      devices = devices.map((device) => (there.has(device.id) ? { ...device, lastSeenMs: atMs } : device));
    },
  };
};
