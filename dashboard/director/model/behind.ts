import type { GraphicId } from 'chess-match/client/show';

/** What a graphic has drawn, as its root element says; null while it is being loaded. */
export interface Drawn {
  readonly match: number;
  readonly show: number;
}

/** What the server has published. */
export interface Published {
  /** Version of the match, the one of which what overlays draw is out, and the one of which everything is. */
  readonly match: number;
  readonly pictured: number;
  readonly complete: number;
  /** Version of what the monitor shows: of what is on air, or of the show. */
  readonly show: number;
}

/** So often a monitor is looked at. */
export const POLL_INTERVAL_MS = 500;
/** Found behind so many times running, it says so: a picture may be on its way. */
const TIMES = 3;
/** A page that is seen hears from the server every five seconds. */
const LONGEST_SILENCE_MS = 13_000;

/** Whether what a monitor shows is of what is published now. */
export const isCurrent = (
  screens: readonly GraphicId[],
  drawnOf: (graphic: GraphicId) => Drawn | null,
  { match, pictured, complete, show }: Published,
): boolean =>
  screens.every((graphic) => {
    const drawn = drawnOf(graphic);
    return drawn !== null && drawn.show === show && [match, pictured, complete].includes(drawn.match);
  });

/** How many looks running found a monitor behind, and whether that is to be said. */
export interface Watch {
  readonly looks: number;
  readonly isBehind: boolean;
}

export const SEEN_WELL: Watch = { looks: 0, isBehind: false };

/** After one more look; a page that has heard nothing for long cannot know what is on air. */
export const afterLook = ({ looks }: Watch, current: boolean, silentMs: number): Watch => {
  const isDeaf = silentMs > LONGEST_SILENCE_MS;
  if (current && !isDeaf) return SEEN_WELL;
  const found = looks + 1;
  return { looks: found, isBehind: isDeaf || found >= TIMES };
};
