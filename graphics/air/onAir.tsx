import type { GraphicId } from 'chess-match/client';
import { onAirParts, type OnAirParts } from './onAirParts';
import { overlay, type Overlay } from './overlay';
import type { NameOn } from './parts';

export type { DrawingProps, OnAirParts } from './onAirParts';

/** A graphic that comes, goes and moves as the others do: it says what it draws, what changes, and how that moves. */
export const onAir = <G extends GraphicId, N extends NameOn<G>, Step>(parts: OnAirParts<G, N, Step>): Overlay =>
  overlay(onAirParts(parts));
