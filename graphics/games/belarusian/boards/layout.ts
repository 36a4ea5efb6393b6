import type { Zone } from 'chess-match/client/show';
import { ZONES } from '../../../air/theme';

const SQUARES = 9;
const [GAP, PART, BAR] = [20, 8, 120] as const;

/** Where the board stands, and what stands on both sides of it. Pixels of the frame. */
export interface Places {
  readonly field: { readonly x: number; readonly y: number; readonly size: number };
  /** Left of the board, from above: the banner, the throne, what a ratnik may become. */
  readonly banner: Zone;
  readonly throne: Zone;
  readonly becomes: Zone;
  /** Right of it: who plays above, the last turn, who plays below. */
  readonly top: Zone;
  readonly turn: Zone;
  readonly bottom: Zone;
}

/** The board in the middle of a zone, its words on both sides from edge to edge; squares are whole pixels. */
export const placesIn = (zone: Zone): Places => {
  const size = SQUARES * Math.floor(zone.height / SQUARES);
  const y = zone.y + Math.floor((zone.height - size) / 2);
  const x = zone.x + Math.floor((zone.width - size) / 2);
  const width = x - GAP - zone.x;
  const [left, right] = [
    { x: zone.x, width },
    { x: zone.x + zone.width - width, width },
  ];
  const middle = { y: y + BAR + PART, height: size - 2 * (BAR + PART) };
  const end = { y: y + size - BAR, height: BAR };
  return {
    field: { x, y, size },
    banner: { ...left, y, height: BAR },
    throne: { ...left, ...middle },
    becomes: { ...left, ...end },
    top: { ...right, y, height: BAR },
    turn: { ...right, ...middle },
    bottom: { ...right, ...end },
  };
};

export const PLACES = placesIn(ZONES.stage);
