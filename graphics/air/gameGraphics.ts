import type { GraphicId } from 'chess-match/client';
import type { NameOn, OverlayParts } from './parts';

/** A graphic as a game draws it, whatever its own types are. */
export type GameGraphic = OverlayParts<GraphicId, NameOn<GraphicId>, unknown>;

/** How a game has a graphic drawn: `as-ever` by what draws it in any game, `nothing` where it makes no sense. */
export type GameGraphics = Readonly<Record<GraphicId, 'as-ever' | 'nothing' | GameGraphic>>;

/** A game's own graphic among those of a table. It is only ever given the views it names. */
export const asGameGraphic = <G extends GraphicId, N extends NameOn<G>, Step>(
  parts: OverlayParts<G, N, Step>,
): GameGraphic => parts as unknown as GameGraphic;
