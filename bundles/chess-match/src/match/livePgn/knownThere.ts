import type { LiveText } from '../../games/common/records';

/** Where it is kept which games a round of lichess has. */
export interface KnownStore {
  readonly load: () => string | null;
  readonly save: (text: string) => void;
}

/** Games of one match that a round has. */
interface Entry {
  readonly round: string;
  readonly matchId: string;
  readonly keys: readonly string[];
}

/** Of older matches nobody asks any more. */
const MOST_MATCHES = 20;

const isEntry = (value: unknown): value is Entry => {
  if (typeof value !== 'object' || value === null) return false;
  const { round, matchId, keys } = value as Partial<Record<keyof Entry, unknown>>;
  return typeof round === 'string' && typeof matchId === 'string' && Array.isArray(keys);
};

const entriesIn = (text: string | null): readonly Entry[] => {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter(isEntry) : [];
  } catch {
    return [];
  }
};

/**
 * The games that a round of lichess has taken, kept over a restart: nothing is ever deleted there, and what is no part
 * of the match any more must be said.
 */
export const createKnownThere = (round: string, store: KnownStore) => ({
  /** Notes that lines were taken. @returns keys of those that stand there and are none of them */
  take: (matchId: string, lines: readonly Pick<LiveText, 'key'>[]): readonly string[] => {
    const entries = entriesIn(store.load());
    const isThis = (entry: Entry): boolean => entry.round === round && entry.matchId === matchId;
    const known = entries.find(isThis)?.keys ?? [];
    const now = new Set(lines.map(({ key }) => key));
    const keys = [...new Set([...known, ...now])];
    if (keys.length > known.length)
      store.save(
        JSON.stringify([{ round, matchId, keys }, ...entries.filter((entry) => !isThis(entry))].slice(0, MOST_MATCHES)),
      );
    return known.filter((key) => !now.has(key));
  },
});

export type KnownThere = ReturnType<typeof createKnownThere>;
