/** Room around a board's squares in its card: heading, chips, field and buttons (px). */
export interface CardRoom {
  readonly width: number;
  readonly height: number;
}

const GAP_PX = 10;
/** A board nobody plays on is a narrow sign with its number. */
export const EMPTY_PX = 84;
/** An ended board keeps its final position and result, but steps back behind those in play. */
const ENDED_SHARE = 0.62;
const LARGEST_PX = 640;
const SMALLEST_PX = 120;
/** Boards that would be smaller side by side stand in several rows. */
const READABLE_PX = 170;

export type BoardSize = 'live' | 'ended' | 'empty';

export interface Sizes {
  /** Side of a live board's squares together, px. */
  readonly livePx: number;
  readonly endedPx: number;
}

/** As many equal boards in a row as can be read. */
const inRows = ({ width }: CardRoom, card: CardRoom): Sizes => {
  const columns = Math.max(1, Math.floor((width + GAP_PX) / (READABLE_PX + card.width + GAP_PX)));
  const px = Math.floor((width - GAP_PX * (columns - 1)) / columns - card.width);
  return { livePx: px, endedPx: px };
};

/** The largest boards that fit the row side by side, or the width in several rows; ended ones smaller, empty ones a sign. */
export const boardSizes = (row: CardRoom, card: CardRoom, boards: readonly BoardSize[]): Sizes => {
  const count = (size: BoardSize): number => boards.filter((board) => board === size).length;
  const endedShare = count('live') === 0 ? 1 : ENDED_SHARE;
  const shares = count('live') + count('ended') * endedShare;
  const taken =
    GAP_PX * (boards.length - 1) + EMPTY_PX * count('empty') + card.width * (count('live') + count('ended'));
  const byWidth = shares === 0 ? LARGEST_PX : (row.width - taken) / shares;
  if (byWidth < READABLE_PX) return inRows(row, card);
  const fitting = Math.min(byWidth, row.height - card.height, LARGEST_PX);
  const livePx = Math.max(SMALLEST_PX, Math.floor(fitting));
  return { livePx, endedPx: Math.max(SMALLEST_PX, Math.floor(livePx * endedShare)) };
};
