import type { GameGraphics } from '../air/gameGraphics';
import { BELARUSIAN_GRAPHICS } from './belarusian';
import { BUSINESS_GRAPHICS } from './business';
import { CLASSICAL_GRAPHICS } from './classical';
import { PROGRESSIVE_GRAPHICS } from './progressive';
import { SWEDISH_GRAPHICS } from './swedish';

/** Who draws the graphics of a game, by its id. OBS has one address for a graphic, whatever is played. */
export const GAME_GRAPHICS: Readonly<Record<string, GameGraphics>> = {
  belarusian: BELARUSIAN_GRAPHICS,
  business: BUSINESS_GRAPHICS,
  classical: CLASSICAL_GRAPHICS,
  swedish: SWEDISH_GRAPHICS,
  progressive: PROGRESSIVE_GRAPHICS,
};
