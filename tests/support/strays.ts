import type { Zone } from '../../bundles/chess-match/src/show/zones';
import type { Picture } from './pixels';

/** Frames of plates, and the shadows they throw on video, may lie so far outside. Pixels of the frame. */
const EDGE = 8;
/** What lets more of the video through is a shadow. Of 255. */
const SEEN = 64;

/**
 * What is drawn outside the parts of the frame a graphic has: one sentence that names the place, or nothing. Zones of
 * the play do not meet, so graphics that all stay in their own never cover each other.
 * @param zones empty: the whole frame @param scale pixels of the picture per pixel of the frame
 */
export const strayParts = (
  { width, height, data }: Picture,
  zones: readonly Zone[],
  scale: number,
): readonly string[] => {
  if (zones.length === 0) return [];
  const isWithin = (x: number, y: number): boolean =>
    zones.some(
      (zone) =>
        x >= zone.x - EDGE && x <= zone.x + zone.width + EDGE && y >= zone.y - EDGE && y <= zone.y + zone.height + EDGE,
    );
  const stray: { readonly x: number; readonly y: number }[] = [];
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    if ((data[pixel * 4 + 3] ?? 0) < SEEN) continue;
    const [x, y] = [(pixel % width) / scale, Math.floor(pixel / width) / scale];
    if (!isWithin(x, y)) stray.push({ x, y });
  }
  const [first] = stray;
  const [last] = stray.slice(-1);
  if (!first || !last) return [];
  const place = `x ${first.x} y ${first.y} to x ${last.x} y ${last.y}`;
  return [`${stray.length} pixels stand outside its zone, ${place}`];
};
