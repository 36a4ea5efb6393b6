import { BELARUSIAN } from './belarusian';
import { BUSINESS } from './business';
import { CLASSICAL } from './classical';
import { PLAIN, type GameAtHome } from './gameAtHome';
import { PROGRESSIVE } from './progressive';
import { SWEDISH } from './swedish';

const SCREENS: Readonly<Record<string, GameAtHome>> = {
  belarusian: BELARUSIAN,
  business: BUSINESS,
  classical: CLASSICAL,
  swedish: SWEDISH,
  progressive: PROGRESSIVE,
};

/** What a game has of its own at home; one that is not named is drawn as any game is. */
export const screensOf = (game: string | null): GameAtHome => SCREENS[game ?? ''] ?? PLAIN;
