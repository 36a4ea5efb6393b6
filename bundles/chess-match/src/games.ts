import type { Games } from './match/openMatch';
import { business, LIVELY, randomTurn, returnSettings } from './rules/business';
import type { State } from './rules/business/state';
import type { Random } from './rules/common/random';

/** The games this server can play, by id. A game is plugged in here and nowhere else. */
export const GAMES: Games = {
  [business.id]: {
    ...business,
    returnSettings,
    randomTurn: (state: State, random: Random) => randomTurn(random, state, LIVELY),
  },
};

/** The game of a new match. */
export const DEFAULT_GAME = business.id;
