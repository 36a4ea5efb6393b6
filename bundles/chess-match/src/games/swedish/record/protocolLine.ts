import type { ProtocolLine } from '../../common/game';
import type { Event } from '../rules/events';
import type { GapCause } from '../../apart/gaps';
import { colourOf, numberOf } from '../rules/numbers';

const NOTHING = { side: null, board: null, what: '', reason: '' } as const;

const GAP_KIND: Readonly<Record<Exclude<GapCause, 'stepped'>, ProtocolLine['kind']>> = {
  down: 'gap',
  stalled: 'stalled',
  suspended: 'suspended',
};

/** What the arbiters' protocol says of an event; moves are the record's affair. */
export const protocolLine = (event: Event): ProtocolLine | null => {
  switch (event.type) {
    case 'movePlayed':
    case 'gapsCharged':
      return null;
    case 'clocksStarted':
      return { ...NOTHING, kind: 'clockStarted' };
    case 'clocksStopped':
      return { ...NOTHING, kind: 'clockStopped', reason: event.reason };
    case 'clockSet':
    case 'timeAdded': {
      const { side, reason } = event;
      const what = String(event.type === 'clockSet' ? event.remainingMs : event.ms);
      return { kind: event.type, side, board: numberOf(event.board), what, reason };
    }
    case 'gapNoted':
      return event.cause === 'stepped'
        ? { ...NOTHING, kind: 'stepped', what: String(event.byMs) }
        : { ...NOTHING, kind: GAP_KIND[event.cause], what: String(event.toMs - event.fromMs) };
    case 'gapDismissed':
      return { ...NOTHING, kind: 'gapDecided', what: event.givenMs === undefined ? '' : String(event.givenMs) };
    case 'flagFell':
      return { ...NOTHING, kind: 'flag', side: event.side, board: numberOf(event.board) };
    case 'resigned':
      return { ...NOTHING, kind: 'resigned', side: colourOf(event.team) };
    case 'drawOffered':
      return { ...NOTHING, kind: 'drawOffered', side: colourOf(event.team) };
    case 'drawAgreed':
      return { ...NOTHING, kind: 'drawAgreed' };
    case 'drawDeclined':
      return { ...NOTHING, kind: 'drawDeclined', side: colourOf(event.team) };
    case 'moveDemanded':
      return { ...NOTHING, kind: 'moveDemanded', side: colourOf(event.team), board: numberOf(event.board) };
    case 'punished': {
      const { board, side, penalty, ms, reason } = event;
      return {
        kind: 'moveNamed',
        side,
        board: numberOf(board),
        what: penalty === 'time' ? String(ms) : penalty,
        reason,
      };
    }
    case 'positionCorrected':
      return { ...NOTHING, kind: 'position', board: numberOf(event.board), reason: event.reason };
    case 'reserveCorrected': {
      const { board, side, piece, count, reason } = event;
      return { kind: 'reserve', side, board: numberOf(board), what: `${piece.toUpperCase()} ${count}`, reason };
    }
    case 'aborted':
      return { ...NOTHING, kind: 'aborted', reason: event.reason };
  }
};
