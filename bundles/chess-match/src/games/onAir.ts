import type { IdleGraphics } from './common/idleGraphics';
import { idleGraphics as swedish } from './swedish/idleGraphics';

const NONE: IdleGraphics = { graphics: [], offers: [] };

/** By the game's id; a game that is not here gives something to all. */
const IDLE: Readonly<Record<string, IdleGraphics>> = { swedish };

/** Graphics and offers that have nothing to show of a game. */
export const idleIn = (game: string | null): IdleGraphics =>
  (game !== null && Object.hasOwn(IDLE, game) ? IDLE[game] : undefined) ?? NONE;
