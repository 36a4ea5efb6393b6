const MINUTE_MS = 60_000;

/**
 * Wrong codes within a minute. The real limit is how many codes there are: 10^9 of which a few are good for ten
 * minutes.
 */
const MOST = { perAddress: 5, inAll: 30 } as const;

/** Who entered wrong codes lately. Only wrong ones count, so nobody who has a right one is kept out for long. */
export interface WrongTries {
  /** Whether this address may try now. */
  mayTry(address: string): boolean;
  note(address: string): void;
}

/** @param now Unix ms */
export const createWrongTries = (now: () => number): WrongTries => {
  let tries: readonly { readonly address: string; readonly atMs: number }[] = [];
  const recent = () => {
    const sinceMs = now() - MINUTE_MS;
    tries = tries.filter(({ atMs }) => atMs > sinceMs);
    return tries;
  };
  return {
    mayTry: (address) =>
      recent().length < MOST.inAll && recent().filter((wrong) => wrong.address === address).length < MOST.perAddress,
    note: (address) => {
      tries = [...recent(), { address, atMs: now() }];
    },
  };
};
