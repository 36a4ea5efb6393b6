import { createHash, randomBytes } from 'node:crypto';
import type { Place } from '../../contract/venue';
import type { DeviceFile, PairedDevice } from './deviceFile';

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
  /** When these were last there: told on the disk with the next change, as it is no promise. */
  seen(ids: readonly string[]): void;
}

/** @param now Unix ms */
export const createRegistry = (file: DeviceFile, now: () => number): Registry => {
  let devices = file.found;
  const set = (next: readonly PairedDevice[]): void => {
    file.write(next);
    devices = next;
  };
  return {
    all: () => devices,
    has: (id) => devices.some((device) => device.id === id),
    add: (place, name) => {
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      const id = randomBytes(6).toString('hex');
      const atMs = now();
      const device = { id, place, name, inPlay: true, tokenHash: hashOf(token), pairedAtMs: atMs, lastSeenMs: atMs };
      set([...devices, device]);
      return token;
    },
    change: (id, change) => set(devices.map((device) => (device.id === id ? { ...device, ...change } : device))),
    remove: (id) => set(devices.filter((device) => device.id !== id)),
    seen: (ids) => {
      const [there, atMs] = [new Set(ids), now()];
      devices = devices.map((device) => (there.has(device.id) ? { ...device, lastSeenMs: atMs } : device));
    },
  };
};
