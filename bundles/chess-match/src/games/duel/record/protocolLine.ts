import type { ProtocolLine } from '../../common/game';
import { protocolLineOf, type KnownEvent } from '../../common/protocolLine';
import type { DuelEvent } from '../events';

type OnBoard = Extract<KnownEvent, { readonly type: 'positionCorrected' | 'claimDecided' }>;

/** What the arbiters' protocol says of an event of a game on one board; turns are the record's affair. */
export const protocolLine = (event: DuelEvent | OnBoard | { readonly type: 'turnPlayed' }): ProtocolLine | null => {
  switch (event.type) {
    case 'turnPlayed':
    case 'gapsCharged':
      return null;
    case 'positionCorrected':
    case 'claimDecided':
      return protocolLineOf({ ...event, board: 1 });
    default:
      return protocolLineOf(event);
  }
};
