/** How far somebody has come in matches that he watches without knowing how they end: a moment, by match. */
export type Watched = Readonly<Record<string, number>>;

/** So many are remembered; the one begun longest ago is forgotten first. */
const MOST = 50;

/** As a device keeps it; what is not understood is forgotten. */
export const readWatched = (kept: unknown): Watched =>
  typeof kept === 'object' && kept !== null
    ? Object.fromEntries(
        Object.entries(kept).filter((entry): entry is [string, number] => Number.isInteger(entry[1]) && entry[1] >= 0),
      )
    : {};

/** Somebody is at a moment of a match: what he has seen before he has not forgotten. */
export const reached = (watched: Watched, matchId: string, moment: number): Watched => {
  const { [matchId]: before = 0, ...others } = watched;
  const newest = Object.entries(others).slice(1 - MOST);
  return { ...Object.fromEntries(newest), [matchId]: Math.max(before, moment) };
};

/** He knows how it ended. */
export const seenThrough = (watched: Watched, matchId: string): Watched =>
  Object.fromEntries(Object.entries(watched).filter(([id]) => id !== matchId));

/** What of an address asks that matches are watched from the beginning, without their results. */
export const WATCH = 'watch';

export const isWatchAsked = (search: string): boolean => new URLSearchParams(search).has(WATCH);
