import type { GameLog } from '../../common/log';
import type { Event } from '../rules/events';
import { logEn } from './logEn';
import { logRu } from './logRu';

/** Classical chess on boards in the log of who did what. */
export const log: GameLog<Event> = {
  kinds: {
    movePlayed: 'turn',
    clockStarted: 'clock',
    clockStopped: 'clock',
    clockSet: 'clock',
    timeAdded: 'clock',
    gapNoted: 'clock',
    gapDismissed: 'clock',
    gapsCharged: 'clock',
    flagFell: 'arbiter',
    resigned: 'arbiter',
    drawOffered: 'arbiter',
    drawAgreed: 'arbiter',
    drawDeclined: 'arbiter',
    claimDecided: 'arbiter',
    positionCorrected: 'arbiter',
    aborted: 'arbiter',
  },
  texts: { en: logEn, ru: logRu },
};
