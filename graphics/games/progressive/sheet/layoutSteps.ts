import { sanWidth } from '../../../air/textWidth';

/** Room for the moves of a series; sizes of the type to try, the largest first. Pixels. */
export interface StepsBox {
  readonly width: number;
  readonly height: number;
  readonly sizes: readonly number[];
}

/** The moves of a series in even columns, row by row. Pixels. */
export interface StepsLayout {
  /** Of the type. */
  readonly size: number;
  readonly columns: number;
  readonly cell: { readonly width: number; readonly height: number };
  /** The first move that is shown, from 0: the beginning of a series too long for its box is left out. */
  readonly from: number;
}

/** In units of the type: a move's disc with the gap after it, the gap to the next move, and the height of a row. */
export const [DISC, AFTER_DISC, GAP, ROW] = [0.86, 0.24, 0.55, 1.36] as const;

const tried = (sans: readonly string[], { width, height }: StepsBox, size: number): StepsLayout & { room: number } => {
  const widest = Math.max(0, ...sans.map((san) => sanWidth(san, size)));
  const cell = { width: Math.ceil(widest + (DISC + AFTER_DISC + GAP) * size), height: Math.round(ROW * size) };
  const most = Math.max(1, Math.floor((width + GAP * size) / cell.width));
  // Rows as even as they can be.
  const columns = Math.max(1, Math.ceil(sans.length / Math.max(1, Math.ceil(sans.length / most))));
  const rows = Math.max(1, Math.floor(height / cell.height));
  const isWhole = sans.length <= most * rows;
  return { size, columns: isWhole ? columns : most, cell, from: 0, room: most * rows };
};

/** The moves as large as they fit; at the smallest size the last ones that do. Pure. */
export const layoutSteps = (sans: readonly string[], box: StepsBox): StepsLayout => {
  const tries = box.sizes.map((size) => tried(sans, box, size));
  const { room, ...layout } =
    tries.find((one) => one.room >= sans.length) ?? tries.at(-1) ?? tried(sans, box, Math.min(...box.sizes));
  return { ...layout, from: Math.max(0, sans.length - room) };
};
