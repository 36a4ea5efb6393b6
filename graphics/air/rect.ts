/** Is a part of the frame, pixels. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Gives the same as CSS. */
export const box = ({ x, y, width, height }: Rect) => ({ left: x, top: y, width, height });
