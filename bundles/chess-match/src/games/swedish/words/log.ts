import type { GameLog } from '../../common/log';
import { LOG_KINDS } from '../../common/logKinds';
import type { Event } from '../rules/events';
import { logEn } from './logEn';
import { logRu } from './logRu';

/** Swedish chess in the log of who did what. */
export const log: GameLog<Event> = {
  kinds: {
    ...LOG_KINDS,
    movePlayed: 'turn',
    clocksStarted: 'clock',
    clocksStopped: 'clock',
    moveDemanded: 'arbiter',
    punished: 'arbiter',
    reserveCorrected: 'arbiter',
  },
  texts: { en: logEn, ru: logRu },
};
