import type { GraphicId } from 'chess-match/client';
import { namesFor } from '../byGame';
import type { NameOn, OverlayParts } from '../parts';
import { keyChange } from '../../games/business/key-change/parts';

/** A graphic that is drawn from all that announcements are made of, too: it can know of them by `useVisit`. */
export const seeing = <G extends GraphicId, N extends NameOn<G>, Step>(
  own: OverlayParts<G, N, Step>,
): OverlayParts<G, N, Step> => {
  const names = [...new Set<NameOn<GraphicId>>([...own.names, ...namesFor(keyChange)])] as unknown as readonly N[];
  return { ...own, names };
};
