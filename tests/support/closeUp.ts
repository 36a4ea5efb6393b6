import type { FrameSize, Zone } from '../../bundles/chess-match/src/show/zones';
import type { Picture } from './pixels';

type Size = Pick<FrameSize, 'width' | 'height'>;

/**
 * The part of a frame in which anything is drawn, by a sketch of all of it: a picture costs by its pixels, and most
 * graphics leave most of the frame to the video. A pixel of the sketch is left around it, for what fades out.
 * @param step pixels of the frame per pixel of the sketch @returns pixels of the frame; null where nothing is drawn
 */
export const drawnPart = ({ width, height, data }: Picture, step: number): Zone | null => {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    if (data[pixel * 4 + 3] === 0) continue;
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    [left, top] = [Math.min(left, x), Math.min(top, y)];
    [right, bottom] = [Math.max(right, x + 1), Math.max(bottom, y + 1)];
  }
  if (right === 0) return null;
  [left, top] = [Math.max(0, left - 1), Math.max(0, top - 1)];
  [right, bottom] = [Math.min(width, right + 1), Math.min(height, bottom + 1)];
  return { x: left * step, y: top * step, width: (right - left) * step, height: (bottom - top) * step };
};

/** A picture of the whole frame of which one part was taken; nothing is in the rest. @param scale of both */
export const inFrame = (part: Picture, at: Pick<Zone, 'x' | 'y'>, frame: Size, scale: number): Picture => {
  const [width, height] = [frame.width * scale, frame.height * scale];
  const [left, top] = [at.x * scale, at.y * scale];
  const data = new Uint8Array(width * height * 4);
  for (let row = 0; row < part.height; row += 1)
    data.set(part.data.subarray(row * part.width * 4, (row + 1) * part.width * 4), ((top + row) * width + left) * 4);
  return { width, height, data };
};
