import { deviceOf, isOwnAddress } from '../../../../http/device';
import { createBucket, type Bucket, type Rate } from '../../../../http/bucket';
import type { Refusal } from './judge';

export interface AdmissionLimits {
  readonly sockets: { readonly perAddress: number; readonly inAll: number; readonly unfinishedPerAddress: number };
  readonly handshakes: Rate;
}

/** A connection that was let in. */
export interface Guest {
  /** It is in a namespace now. */
  finish(): void;
  leave(): void;
}

export interface Admission {
  /** Asked for each new connection. @returns null, or why it is not let in */
  refusal(address: string): Refusal | null;
  enter(address: string): Guest;
}

interface Host {
  readonly handshakes: Bucket;
  guests: number;
  unfinished: number;
  seenAtMs: number;
}

/** An address that is gone for so long has its budget back anyway. */
const FORGET_AFTER_MS = 60_000;

/** How many connections there are, of whom, and how fast they come. @param now monotonic ms */
export const createAdmission = ({ sockets, handshakes }: AdmissionLimits, now: () => number): Admission => {
  const hosts = new Map<string, Host>();
  /** Of all machines but this one, which has room whatever the network does. */
  let inAll = 0;
  const forget = (nowMs: number): void => {
    for (const [address, { guests, seenAtMs }] of hosts)
      if (guests === 0 && nowMs - seenAtMs > FORGET_AFTER_MS) hosts.delete(address);
  };
  const hostOf = (address: string): Host => {
    const nowMs = now();
    const known = hosts.get(address);
    if (known !== undefined) {
      known.seenAtMs = nowMs;
      return known;
    }
    forget(nowMs);
    const host = { handshakes: createBucket(handshakes), guests: 0, unfinished: 0, seenAtMs: nowMs };
    hosts.set(address, host);
    return host;
  };
  return {
    refusal: (address) => {
      const host = hostOf(address);
      const many = (reason: string): Refusal => ({ kind: 'sockets', reason });
      if (host.guests >= sockets.perAddress) return many(`${sockets.perAddress} sockets of one address are open`);
      if (!isOwnAddress(deviceOf(address)) && inAll >= sockets.inAll) return many(`${sockets.inAll} sockets are open`);
      if (host.unfinished >= sockets.unfinishedPerAddress)
        return many(`${sockets.unfinishedPerAddress} sockets of one address have joined nothing yet`);
      if (host.handshakes.take(1, now())) return null;
      return { kind: 'handshakes', reason: `more than ${handshakes.perSecond} new sockets a second of one address` };
    },
    enter: (address) => {
      const host = hostOf(address);
      const guest = { isFinished: false, hasLeft: false };
      const counts = isOwnAddress(deviceOf(address)) ? 0 : 1;
      inAll += counts;
      host.guests += 1;
      host.unfinished += 1;
      const finish = (): void => {
        if (guest.isFinished) return;
        guest.isFinished = true;
        host.unfinished -= 1;
      };
      return {
        finish,
        leave: () => {
          if (guest.hasLeft) return;
          guest.hasLeft = true;
          finish();
          host.guests -= 1;
          inAll -= counts;
        },
      };
    },
  };
};
