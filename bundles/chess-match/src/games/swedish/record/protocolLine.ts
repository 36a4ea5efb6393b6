import type { ProtocolLine } from '../../common/game';
import { NOTHING, protocolLineOf } from '../../common/protocolLine';
import type { Event } from '../rules/events';
import { colourOf, numberOf } from '../rules/numbers';

/** What the arbiters' protocol says of an event; moves are the record's affair. */
export const protocolLine = (event: Event): ProtocolLine | null => {
  switch (event.type) {
    case 'movePlayed':
    case 'gapsCharged':
      return null;
    case 'clocksStarted':
      return protocolLineOf({ type: 'clockStarted' });
    case 'clocksStopped':
      return protocolLineOf({ type: 'clockStopped', reason: event.reason });
    case 'clockSet':
    case 'timeAdded':
    case 'flagFell':
    case 'positionCorrected':
      return protocolLineOf({ ...event, board: numberOf(event.board) });
    case 'resigned':
    case 'drawOffered':
    case 'drawDeclined':
      return protocolLineOf({ type: event.type, side: colourOf(event.team) });
    case 'moveDemanded':
      return { ...NOTHING, kind: 'moveDemanded', side: colourOf(event.team), board: numberOf(event.board) };
    case 'punished': {
      const { board, side, penalty, ms, reason } = event;
      const what = penalty === 'time' ? String(ms) : penalty;
      return { kind: 'moveNamed', side, board: numberOf(board), what, reason };
    }
    case 'reserveCorrected': {
      const { board, side, piece, count, reason } = event;
      return { kind: 'reserve', side, board: numberOf(board), what: `${piece.toUpperCase()} ${count}`, reason };
    }
    case 'drawAgreed':
    case 'gapNoted':
    case 'gapDismissed':
    case 'aborted':
      return protocolLineOf(event);
  }
};
