import type { GraphicId } from 'chess-match/client';
import { graphicOf, type Graphic } from './graphic';
import { onAirParts, type OnAirParts } from './onAirParts';
import type { NameOn } from './parts';

/** A graphic that comes, goes and moves as the others do: it says what it draws, what changes, and how that moves. */
export const onAir = <G extends GraphicId, N extends NameOn<G>, Step>(parts: OnAirParts<G, N, Step>): Graphic<G, N> =>
  graphicOf(onAirParts(parts));
