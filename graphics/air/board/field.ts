const RANKS = 8;
const MARGIN = { left: 46, top: 22, below: 44 } as const;

/**
 * Place of the one large board in its square card: rank figures stand left of it, file letters below; squares are whole
 * pixels.
 * @param card side of the card in pixels
 */
export const fieldOf = (card: number): { readonly x: number; readonly y: number; readonly size: number } => ({
  x: MARGIN.left,
  y: MARGIN.top,
  size: RANKS * Math.floor((card - MARGIN.top - MARGIN.below) / RANKS),
});
