import type { ProtocolLine } from '../../common/game';
import { NOTHING, protocolLineOf } from '../../common/protocolLine';
import type { Event } from '../rules/events';
import type { Penalty } from '../rules/state';

const PENALTY_KIND: Readonly<Record<Penalty, ProtocolLine['kind']>> = {
  warning: 'warning',
  expulsion: 'expulsion',
  time: 'timePenalty',
};

/** Clock, cards and decisions (B24-B27) as lines of the arbiters' protocol; turns are the record's affair. */
export const protocolLine = (event: Event): ProtocolLine | null => {
  switch (event.type) {
    case 'turnCommitted':
    case 'draftSet':
    case 'gapsCharged':
      return null;
    case 'clockStarted':
    case 'clockStopped':
    case 'clockSet':
    case 'timeAdded':
    case 'gapNoted':
    case 'gapDismissed':
    case 'flagFell':
    case 'positionCorrected':
    case 'claimDecided':
      return protocolLineOf(event);
    case 'overtimeStarted':
      return { ...NOTHING, kind: 'overtime', side: event.side };
    case 'vetoDeclared':
      return { ...NOTHING, kind: 'veto', side: event.side };
    case 'controlBoardSet':
      return { ...NOTHING, kind: 'controlBoard', side: event.side };
    case 'ratingCorrected':
      return { ...NOTHING, kind: 'rating', board: event.board, what: String(event.rating), reason: event.reason };
    case 'redLineCrossed': {
      const { side, player, penalty, reason = '' } = event;
      return { ...NOTHING, kind: PENALTY_KIND[penalty], side, what: player, reason };
    }
    case 'penaltyWithdrawn':
      return { ...NOTHING, kind: 'penaltyWithdrawn', what: String(event.number), reason: event.reason };
    case 'substituted':
      return { ...NOTHING, kind: 'substitution', side: event.side, what: `${event.out} → ${event.in}` };
    case 'boardConfirmed':
      return { ...NOTHING, kind: event.confirmed ? 'boardConfirmed' : 'boardUnconfirmed', board: event.board };
    case 'scoreFixed': {
      const { fixed, board, reason } = event;
      return { ...NOTHING, kind: fixed ? 'scoreFixed' : 'scoreUnfixed', board, reason };
    }
  }
};
