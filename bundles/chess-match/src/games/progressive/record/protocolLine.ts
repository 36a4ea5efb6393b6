import type { ProtocolLine } from '../../common/game';
import { duelProtocolLine, NOTHING } from '../../duel/record/protocolLine';
import type { Event } from '../rules/events';

/** What the arbiters' protocol says of an event; series are the record's affair. */
export const protocolLine = (event: Event): ProtocolLine | null => {
  switch (event.type) {
    case 'turnPlayed':
      return null;
    case 'claimDecided':
      return { ...NOTHING, kind: event.accepted ? 'claimAccepted' : 'claimRefused', board: 1, reason: event.reason };
    case 'positionCorrected':
      return { ...NOTHING, kind: 'position', board: 1, what: event.fen, reason: event.reason };
    default:
      return duelProtocolLine(event);
  }
};
