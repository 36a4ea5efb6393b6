import { GRAPHIC_IDS, type GraphicId } from './graphics';
import { homeOf, isFull } from './zones';

/**
 * What a graphic is in the program: a picture that fills it, or a part beside the picture; what is apart is an output
 * or a tool of its own.
 */
export type Layer = 'picture' | 'band' | 'apart';

const layerOf = (graphic: GraphicId): Layer => {
  const home = homeOf(graphic);
  if (home === null) return 'apart';
  return isFull(graphic) || home === 'stage' ? 'picture' : 'band';
};

export const LAYERS = Object.fromEntries(GRAPHIC_IDS.map((id) => [id, layerOf(id)])) as Readonly<
  Record<GraphicId, Layer>
>;
