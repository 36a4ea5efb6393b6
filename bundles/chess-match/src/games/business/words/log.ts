import type { GameLog } from '../../common/log';
import type { Event } from '../rules/events';
import { en } from './logEn';
import { ru } from './logRu';

/** Business Chess in the log of who did what. */
export const log: GameLog<Event> = {
  kinds: {
    turnCommitted: 'turn',
    draftSet: 'draft',
    clockStarted: 'clock',
    clockStopped: 'clock',
    clockSet: 'clock',
    timeAdded: 'clock',
    overtimeStarted: 'clock',
    gapNoted: 'clock',
    gapDismissed: 'clock',
    gapsCharged: 'clock',
    vetoDeclared: 'arbiter',
    flagFell: 'arbiter',
    controlBoardSet: 'arbiter',
    positionCorrected: 'arbiter',
    ratingCorrected: 'arbiter',
    redLineCrossed: 'arbiter',
    penaltyWithdrawn: 'arbiter',
    boardConfirmed: 'arbiter',
    scoreFixed: 'arbiter',
    claimDecided: 'arbiter',
    substituted: 'arbiter',
  },
  texts: { en, ru },
};
