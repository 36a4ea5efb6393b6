/** A piece of picture or sound, whole. */
export interface Piece {
  readonly name: string;
  readonly seconds: number;
  /** When what it begins with was so, Unix ms. */
  readonly atMs: number;
  /** A stream began with it: its time has nothing to do with that of what came before. */
  readonly isFirst: boolean;
}

/** What changed for viewers, by the names of pieces. */
export interface Turned {
  /** They may have these from now on. */
  readonly shown: readonly string[];
  /** These not yet after all: the delay has grown. */
  readonly back: readonly string[];
  /** Of no use any more. */
  readonly gone: readonly string[];
}

/** What viewers are given of one feed: what is due, the last few of it, and nothing of a stream that is away. */
export interface Reel {
  add(piece: Piece): void;
  /** @param nowMs Unix ms @returns null where nothing changed */
  turn(nowMs: number): Turned | null;
  /** Gives up what is oldest, as there is no room for more. @returns names of no use any more */
  spare(): readonly string[];
  /** Nothing of what came until now is given. @returns names of no use any more */
  clear(): readonly string[];
  /** What players read; null: nothing is on. */
  playlist(): string | null;
}

/** Sixteen seconds: players begin some seconds before the end. */
export const LISTED = 8;
/** Who is slow may still fetch what was listed a while ago. */
const LINGERING = 8;
/** Players begin there, and wait for nothing. */
const SPARED = 3;
/** A stream of which nothing came for so long is away: whoever opens it must not be shown its end again and again. */
export const AWAY_AFTER_MS = 12_000;

const endMs = ({ atMs, seconds }: Piece): number => atMs + seconds * 1000;
const nameOf = ({ name }: Piece): string => name;

/**
 * @param delayMs for how long it is held back, read at each turn
 * @param first number of the first segment: above all that were given before, or players take new ones for old
 */
export const createReel = (delayMs: () => number, first: number): Reel => {
  let held: readonly Piece[] = [];
  let listed: readonly Piece[] = [];
  let lingering: readonly string[] = [];
  let number = first;
  let breaks = 0;
  let shownAtMs = -Infinity;

  const drop = (count: number): readonly string[] => {
    if (count === 0) return [];
    const [next] = listed.slice(count);
    const past = listed.slice(0, count);
    // A break counts as past once what follows it stands first.
    breaks += [...past.slice(1), ...(next === undefined ? [] : [next])].filter(({ isFirst }) => isFirst).length;
    number += count;
    listed = listed.slice(count);
    lingering = [...lingering, ...past.map(nameOf)];
    const gone = lingering.slice(0, Math.max(0, lingering.length - LINGERING));
    lingering = lingering.slice(gone.length);
    return gone;
  };
  /**
   * What is listed and not due any more is held again; what lingers is older, and stays only where some of the list
   * does.
   */
  const takeBack = (isDue: (piece: Piece) => boolean): { pieces: readonly Piece[]; gone: readonly string[] } => {
    const first = listed.findIndex((piece) => !isDue(piece));
    if (first === -1) return { pieces: [], gone: [] };
    const pieces = listed.slice(first);
    const gone = first === 0 ? lingering : [];
    held = [...pieces, ...held];
    listed = listed.slice(0, first);
    lingering = first === 0 ? [] : lingering;
    return { pieces, gone };
  };
  const lines = ({ name, seconds, atMs, isFirst }: Piece, index: number): readonly string[] => [
    ...(isFirst && index > 0 ? ['#EXT-X-DISCONTINUITY'] : []),
    `#EXT-X-PROGRAM-DATE-TIME:${new Date(atMs).toISOString()}`,
    `#EXTINF:${seconds.toFixed(6)},`,
    name,
  ];
  return {
    add: (piece) => {
      held = [...held, piece];
    },
    turn: (nowMs) => {
      // Without a delay nothing waits, whatever the clocks say.
      const heldFor = delayMs();
      const isDue = (piece: Piece): boolean => heldFor === 0 || endMs(piece) + heldFor <= nowMs;
      const back = takeBack(isDue);
      const firstHeld = held.findIndex((piece) => !isDue(piece));
      const due = firstHeld === -1 ? held : held.slice(0, firstHeld);
      const isAway = nowMs - shownAtMs >= AWAY_AFTER_MS;
      if (due.length === 0 && back.pieces.length === 0 && (listed.length === 0 || !isAway)) return null;
      held = held.slice(due.length);
      listed = [...listed, ...due];
      if (due.length > 0) shownAtMs = nowMs;
      const gone = drop(due.length === 0 && isAway ? listed.length : Math.max(0, listed.length - LISTED));
      return { shown: due.map(nameOf), back: back.pieces.map(nameOf), gone: [...back.gone, ...gone] };
    },
    spare: () => {
      const gone = [...drop(Math.max(0, listed.length - SPARED)), ...lingering];
      lingering = [];
      return gone;
    },
    clear: () => {
      const gone = [...drop(listed.length), ...lingering, ...held.map(nameOf)];
      [held, lingering] = [[], []];
      return gone;
    },
    playlist: () =>
      listed.length === 0
        ? null
        : [
            ...['#EXTM3U', '#EXT-X-VERSION:6'],
            `#EXT-X-TARGETDURATION:${Math.ceil(Math.max(...listed.map(({ seconds }) => seconds)))}`,
            `#EXT-X-MEDIA-SEQUENCE:${number}`,
            `#EXT-X-DISCONTINUITY-SEQUENCE:${breaks}`,
            '#EXT-X-INDEPENDENT-SEGMENTS',
            ...listed.flatMap(lines),
            '',
          ].join('\n'),
  };
};
