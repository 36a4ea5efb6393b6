import type { GraphicId, PublicName } from 'chess-match/client';
import { onAirParts, type OnAirParts } from './onAirParts';
import { overlay, type Overlay } from './overlay';

export type { DrawingProps, OnAirParts } from './onAirParts';

/** A graphic that comes, goes and moves as the others do: it says what it draws, what changes, and how that moves. */
export const onAir = <G extends GraphicId, N extends PublicName, Step>(parts: OnAirParts<G, N, Step>): Overlay =>
  overlay(onAirParts(parts));
