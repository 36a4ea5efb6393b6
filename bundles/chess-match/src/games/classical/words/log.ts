import type { GameLog } from '../../common/log';
import { DUEL_LOG_KINDS } from '../../duel/words/log';
import type { Event } from '../rules/events';
import { logEn } from './logEn';
import { logRu } from './logRu';

/** Classical chess on boards in the log of who did what. */
export const log: GameLog<Event> = {
  kinds: { ...DUEL_LOG_KINDS, movePlayed: 'turn', claimDecided: 'arbiter' },
  texts: { en: logEn, ru: logRu },
};
