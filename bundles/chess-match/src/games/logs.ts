import { log as business } from './business/texts/log';
import type { AnyGameLog } from './common/log';
import { log as swedish } from './swedish/texts/log';

/** How the log tells what happens in a game, by the game's id. */
export const GAME_LOGS: Readonly<Record<string, AnyGameLog>> = { business, swedish };
