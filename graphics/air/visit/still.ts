import type { AirView } from 'chess-match/client';
import { GRAPHIC_IDS, isVisitor, zoneOf } from 'chess-match/client/show';
import { airOf } from '../air';
import { isPreviewAsked, isStillAsked } from '../query';

/**
 * Whether the page shows what the latest turn brought for as long as it is the latest: nothing moves, nothing passes.
 */
export const isStill = (): boolean =>
  isStillAsked(location.search) ||
  isPreviewAsked(location.search) ||
  matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Whether something is in the band that would go out for an announcement. Where nothing passes it would never come
 * back, and a director would not see what he has cued: there it stays, and nothing is announced.
 */
export const isBandTaken = (air: AirView): boolean =>
  GRAPHIC_IDS.filter((id) => id !== 'ticker' && !isVisitor(id)).some((id) => {
    const { on, content } = airOf(air, id);
    return on && zoneOf(id, content) === 'band';
  });

/** Whether announcements are on air, and have the band, where nothing passes. */
export const mayStand = (air: AirView): boolean => airOf(air, 'key-change').on && !isBandTaken(air);
