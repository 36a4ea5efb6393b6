/** A browser source of an OBS that shows a page of this server. */
export interface Source {
  readonly name: string;
  readonly url: string;
  /** By what its page says that it is there; contract/source. */
  readonly address: string;
}

/** A page that says it is a source, and when it last showed that it draws: Unix ms, -Infinity before the first time. */
export interface Life {
  readonly address: string;
  readonly aliveAtMs: number;
}

/** Without a sign of life for so long, nobody believes that a source shows what it should. */
export const SILENT_AFTER_MS = 2000;
/**
 * A fresh page is given so long before it is opened again, and each time twice as long: a machine that is slow is not
 * made slower.
 */
const PATIENCE_MS = 6000;
const MOST_PATIENCE_MS = 60_000;

/** What is known of an address; Unix ms. */
interface Sign {
  /** The last sign of life, or since when one is waited for. */
  readonly lastMs: number;
  /** A page that was opened and has shown nothing yet is waited for until then. */
  readonly untilMs: number | null;
}

export type Watch = Readonly<Record<string, Sign>>;

/**
 * The last sign of life at every address. Of pages at one address the one that counts is as far down as there are
 * sources: where two sources have one address and one page is there, nobody knows whose it is.
 */
export const observe = (watch: Watch, sources: readonly Source[], lives: readonly Life[], nowMs: number): Watch => {
  const counts = new Map<string, number>();
  for (const { address } of sources) counts.set(address, (counts.get(address) ?? 0) + 1);
  const signs = [...counts].map(([address, count]): [string, Sign] => {
    const times = lives.filter((life) => life.address === address).map(({ aliveAtMs }) => aliveAtMs);
    const seenMs = times.toSorted((a, b) => b - a)[count - 1] ?? -Infinity;
    const { lastMs, untilMs } = watch[address] ?? { lastMs: nowMs, untilMs: null };
    return [address, { lastMs: Math.max(seenMs, lastMs), untilMs: seenMs === -Infinity ? untilMs : null }];
  });
  return Object.fromEntries(signs);
};

/** Sources whose pages have shown nothing for too long. */
export const silentOf = (watch: Watch, sources: readonly Source[], nowMs: number): readonly Source[] =>
  sources.filter(({ address }) => {
    const sign = watch[address];
    return sign !== undefined && nowMs >= (sign.untilMs ?? sign.lastMs + SILENT_AFTER_MS);
  });

/** Whether its page is connected and stands still, and is not away altogether. */
export const isStanding = ({ address }: Source, lives: readonly Life[]): boolean =>
  lives.some((life) => life.address === address);

/** Nobody could have been seen meanwhile: all begin anew. */
export const allRestarted = (watch: Watch, nowMs: number): Watch =>
  Object.fromEntries(Object.entries(watch).map(([address, { untilMs }]) => [address, { lastMs: nowMs, untilMs }]));

/** Its page begins only now, or later. */
export const restarted = (watch: Watch, address: string, nowMs: number): Watch => ({
  ...watch,
  [address]: { lastMs: nowMs, untilMs: null },
});

/** How long after it was opened for the n-th time in a row a page may be without a sign of life. */
export const patienceMs = (times: number): number => Math.min(PATIENCE_MS * 2 ** (times - 1), MOST_PATIENCE_MS);

/** A page was opened at a new address: until it shows something for the first time it is given its time. */
export const opened = (watch: Watch, address: string, times: number, nowMs: number): Watch => ({
  ...watch,
  [address]: { lastMs: nowMs, untilMs: nowMs + patienceMs(times) },
});
