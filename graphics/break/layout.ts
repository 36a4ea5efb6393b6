import type { Zone } from 'chess-match/client/show';
import { ZONES } from '../air/theme';

/** Pixels: between tiles, between the parts of one, a player's bar, what is told of a board. */
const [GAP, PART, BAR, FOOT] = [16, 8, 80, 44] as const;
/** Of the row below the score: the head, the score and this row share the height of the safe area. */
const [SCORE, BETWEEN] = [184, 16] as const;
const { whole } = ZONES;
const ROW_Y = whole.y + (whole.height + SCORE) / 2 + BETWEEN;

type Tile = Readonly<Record<'top' | 'bottom' | 'plate', Zone>>;

/** So many tiles beside each other below the score. Frame pixels; of the frame, as the screen covers it. */
export const layoutTiles = (count: number): readonly Tile[] => {
  const width = Math.floor((whole.width - (count - 1) * GAP) / Math.max(1, count));
  return Array.from({ length: count }, (_, index) => {
    const column = { x: whole.x + index * (width + GAP), width };
    return {
      top: { ...column, y: ROW_Y, height: BAR },
      bottom: { ...column, y: ROW_Y + BAR + PART, height: BAR },
      plate: { ...column, y: ROW_Y + 2 * (BAR + PART), height: FOOT },
    };
  });
};
