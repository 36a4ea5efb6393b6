import { createBucket, type Bucket } from '../../../../http/bucket';
import type { Budget } from './limits';

export interface TrafficLimits {
  readonly perSocket: Budget;
  readonly perAddress: Budget;
  readonly inAll: Budget;
  /** In one second. */
  readonly fairShare: { readonly packets: number; readonly bytes: number };
}

/** What a connection has too much of. */
export type Excess = 'packets' | 'bytes';

/** What one connection sends. */
export interface Meter {
  /** @returns null, or why this connection is to be cut */
  spend(packets: number, bytes: number): Excess | null;
  close(): void;
}

interface Purse {
  readonly packets: Bucket;
  readonly bytes: Bucket;
}

const purseOf = ({ packets, bytes }: Budget): Purse => ({ packets: createBucket(packets), bytes: createBucket(bytes) });

const WINDOW_MS = 1000;

/**
 * Judges each connection by itself first. Where all of an address, or all there are, spend too much together, the one
 * that pays is one that sent more than its fair share in the last second: never a page that only shares the address.
 * @param now monotonic ms
 */
export const createTraffic = (limits: TrafficLimits, now: () => number): ((address: string) => Meter) => {
  const inAll = purseOf(limits.inAll);
  const addresses = new Map<string, { readonly purse: Purse; meters: number }>();
  return (address) => {
    const shared = addresses.get(address) ?? { purse: purseOf(limits.perAddress), meters: 0 };
    addresses.set(address, shared);
    shared.meters += 1;
    const own = purseOf(limits.perSocket);
    let window = { sinceMs: now(), packets: 0, bytes: 0 };
    const exceeds = (what: Excess, cost: number, nowMs: number): boolean => {
      if (!own[what].take(cost, nowMs)) return true;
      // Both, always: what one of them lacks, the other has carried all the same.
      const together = [shared.purse, inAll].map((purse) => purse[what].take(cost, nowMs));
      return together.includes(false) && window[what] > limits.fairShare[what];
    };
    return {
      spend: (packets, bytes) => {
        const nowMs = now();
        if (nowMs - window.sinceMs >= WINDOW_MS) window = { sinceMs: nowMs, packets: 0, bytes: 0 };
        window.packets += packets;
        window.bytes += bytes;
        if (exceeds('packets', packets, nowMs)) return 'packets';
        return exceeds('bytes', bytes, nowMs) ? 'bytes' : null;
      },
      close: () => {
        shared.meters -= 1;
        if (shared.meters === 0) addresses.delete(address);
      },
    };
  };
};
