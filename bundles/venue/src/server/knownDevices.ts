import { createHash } from 'node:crypto';
import type { KnownDevice } from 'chess-match/contract/venue';

/**
 * Who may come in: the match server's list, by the hash of the token. Asked synchronously, so that a revocation has no
 * race.
 */
export interface KnownDevices {
  /** Resolves once the list is there: before that every device is unknown, and none of them was shut out. */
  whenListed(): Promise<void>;
  deviceOf(token: unknown): KnownDevice | null;
  byId(id: string): KnownDevice | null;
  set(devices: readonly KnownDevice[]): void;
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

export const createKnownDevices = (): KnownDevices => {
  let byHash = new Map<string, KnownDevice>();
  let tell = (): void => undefined;
  const listed = new Promise<void>((resolve) => (tell = resolve));
  return {
    whenListed: () => listed,
    deviceOf: (token) => (typeof token === 'string' ? (byHash.get(hashOf(token)) ?? null) : null),
    byId: (id) => [...byHash.values()].find((device) => device.id === id) ?? null,
    set: (devices) => {
      tell();
      byHash = new Map(devices.map((device) => [device.tokenHash, device]));
    },
  };
};
