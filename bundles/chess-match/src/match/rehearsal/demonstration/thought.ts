/** Turns of an opening are known: they take half as long. */
const OPENING = 8;

/** 0 to 1, the same for the same text: FNV-1a. */
const spread = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return hash / 0xffffffff;
};

/**
 * How many paces a turn is thought over whose time nobody wrote down: about one, never less than a quarter, and the
 * same whenever it is played.
 */
export const thought = (ply: number, line: string): number =>
  (ply < OPENING ? 0.5 : 1) * (0.5 + spread(`${ply} ${line}`));
