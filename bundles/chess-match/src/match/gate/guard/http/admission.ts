import type { Refusal } from '../refusals';
import { createBucket, type Bucket, type Rate } from '../../../../http/bucket';
import { deviceOf } from '../../../../http/device';
import { ADDRESSES_KEPT, AT_ONCE, BODY_BYTES, IN_ALL, LONGEST_BODY_BYTES, PER_ADDRESS } from './limits';
import type { Purse } from './rows';

/** What a request costs. */
export interface Claim {
  /** Of the socket. */
  readonly address: string;
  readonly purse: Purse;
  /** Of its body; 0 without one. */
  readonly bodyBytes: number;
}

/** Lets requests in as far as the limits go, by address and in all. */
export interface Admission {
  /** @returns how to say that the request is answered, or why it may not begin */
  admit(claim: Claim): (() => void) | Refusal;
}

/** Whether a device is the server's own machine. */
const isHere = (device: string): boolean => device === '::1' || device.startsWith('127.');

type PurseName = Purse | 'bytes';

interface Account {
  readonly buckets: Map<PurseName, Bucket>;
  /** Requests that wait for their answer. */
  readonly waiting: Map<Purse, number>;
}

const RATES: Readonly<Record<'one' | 'all', Readonly<Record<PurseName, Rate>>>> = {
  one: { ...PER_ADDRESS, bytes: BODY_BYTES.perAddress },
  all: { ...IN_ALL, bytes: BODY_BYTES.inAll },
};

const newAccount = (): Account => ({ buckets: new Map(), waiting: new Map() });

const bucketOf = ({ buckets }: Account, name: PurseName, rate: Rate): Bucket => {
  const bucket = buckets.get(name) ?? createBucket(rate);
  buckets.set(name, bucket);
  return bucket;
};

const isIdle = ({ waiting }: Account): boolean => [...waiting.values()].every((count) => count === 0);

const tooFast = (seconds: number, isBytes: boolean): Refusal => ({
  kind: isBytes ? 'too_many_bytes' : 'too_fast',
  status: 429,
  text: `Too ${isBytes ? 'many bytes' : 'many requests'}. Try again in ${seconds} s.`,
  headers: { 'retry-after': String(seconds) },
});

const TOO_MANY: Refusal = {
  kind: 'too_many_at_once',
  status: 429,
  text: 'Too many requests at once. Wait for the answers of those that are open.',
  headers: { 'retry-after': '1' },
};

/** @param now in ms, monotonic */
export const createAdmission = (now: () => number): Admission => {
  const all = newAccount();
  const byDevice = new Map<string, Account>();
  const forgetOne = (): void => {
    for (const [device, account] of byDevice)
      if (isIdle(account)) {
        byDevice.delete(device);
        return;
      }
  };
  const accountOf = (device: string): Account => {
    const account = byDevice.get(device) ?? newAccount();
    // A map keeps the order of insertion: the first is the one that was quiet longest.
    byDevice.delete(device);
    byDevice.set(device, account);
    if (byDevice.size > ADDRESSES_KEPT) forgetOne();
    return account;
  };
  return {
    admit: ({ address, purse, bodyBytes }) => {
      const nowMs = now();
      const device = deviceOf(address);
      const one = accountOf(device);
      const payers = [
        { account: one, rates: RATES.one, atOnce: AT_ONCE.perAddress },
        ...(isHere(device) ? [] : [{ account: all, rates: RATES.all, atOnce: AT_ONCE.inAll }]),
      ];
      const waitingOf = ({ waiting }: Account): number => waiting.get(purse) ?? 0;
      if (payers.some(({ account, atOnce }) => waitingOf(account) >= atOnce)) return TOO_MANY;
      const costs: readonly { readonly name: PurseName; readonly cost: number }[] = [
        { name: purse, cost: 1 },
        { name: 'bytes', cost: Math.min(bodyBytes, LONGEST_BODY_BYTES) },
      ];
      const bills = payers.flatMap(({ account, rates }) =>
        costs.map(({ name, cost }) => ({ name, cost, bucket: bucketOf(account, name, rates[name]) })),
      );
      // All of it or nothing: who is turned away has paid nobody.
      for (const { name, cost, bucket } of bills) {
        const seconds = bucket.wait(cost, nowMs);
        if (seconds > 0) return tooFast(seconds, name === 'bytes');
      }
      for (const { cost, bucket } of bills) bucket.take(cost, nowMs);
      for (const { account } of payers) account.waiting.set(purse, waitingOf(account) + 1);
      let isOpen = true;
      return () => {
        if (!isOpen) return;
        isOpen = false;
        for (const { account } of payers) account.waiting.set(purse, waitingOf(account) - 1);
      };
    },
  };
};
