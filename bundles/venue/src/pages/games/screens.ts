import type { GameInHall } from '../kit/display';
import { BELARUSIAN } from './belarusian';
import { BUSINESS } from './business';
import { CLASSICAL } from './classical';
import { PLAIN } from './plain';
import { PROGRESSIVE } from './progressive';
import { SWEDISH } from './swedish';

const SCREENS: Readonly<Record<string, GameInHall>> = {
  business: BUSINESS,
  classical: CLASSICAL,
  swedish: SWEDISH,
  progressive: PROGRESSIVE,
  belarusian: BELARUSIAN,
};

/** What a game has of its own in the hall; one that is not named is drawn as any game is. */
export const screensOf = (game: string | null): GameInHall => SCREENS[game ?? ''] ?? PLAIN;
