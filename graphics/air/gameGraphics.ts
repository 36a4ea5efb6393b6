import type { GraphicId } from 'chess-match/client';
import type { Graphic } from './graphic';
import type { NameOn } from './parts';

/** The graphics that a game draws its own way; the others are drawn as they are in any game. */
export type GameGraphics = { readonly [G in GraphicId]?: Graphic<G, NameOn<G>> };
