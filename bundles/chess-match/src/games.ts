import type { Games } from './match/openMatch';
import { business, returnSettings } from './rules/business';

/** The games this server can play, by id. A game is plugged in here and nowhere else. */
export const GAMES: Games = { [business.id]: { ...business, returnSettings } };

/** The game of a new match. */
export const DEFAULT_GAME = business.id;
