import { collide, type GraphicId, type ShowView } from 'chess-match/client/show';

/**
 * Graphics of those on air together that share a zone of the frame with another one of them. The show's rules let none
 * come so: what is on since an earlier release may.
 */
export const overlapsOf = (
  { graphics }: Pick<ShowView, 'graphics'>,
  on: readonly GraphicId[],
): readonly GraphicId[] => {
  const placed = (graphic: GraphicId) => ({ graphic, content: graphics[graphic].content });
  return on.filter((one) => on.some((two) => collide(placed(one), placed(two))));
};
