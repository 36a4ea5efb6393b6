import type { GapCause } from '../../apart/gaps';
import type { ProtocolLine } from '../../common/game';
import { NOTHING } from '../../duel/record/protocolLine';
import type { Event } from '../rules/events';

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
    case 'clockStarted':
      return { ...NOTHING, kind: 'clockStarted', board: event.board };
    case 'clockStopped':
      return { ...NOTHING, kind: 'clockStopped', board: event.board, reason: event.reason };
    case 'clockSet':
    case 'timeAdded': {
      const { board, side, reason } = event;
      const what = String(event.type === 'clockSet' ? event.remainingMs : event.ms);
      return { kind: event.type, side, board, what, reason };
    }
    case 'gapNoted':
      return event.cause === 'stepped'
        ? { ...NOTHING, kind: 'stepped', what: String(event.byMs) }
        : { ...NOTHING, kind: GAP_KIND[event.cause], what: String(event.toMs - event.fromMs) };
    case 'gapDismissed':
      return { ...NOTHING, kind: 'gapDecided', what: event.givenMs === undefined ? '' : String(event.givenMs) };
    case 'flagFell':
      return { ...NOTHING, kind: 'flag', side: event.side, board: event.board };
    case 'resigned':
    case 'drawOffered':
    case 'drawDeclined':
      return { ...NOTHING, kind: event.type, side: event.side, board: event.board };
    case 'drawAgreed':
      return { ...NOTHING, kind: 'drawAgreed', board: event.board };
    case 'claimDecided': {
      const { accepted, board, reason } = event;
      return { ...NOTHING, kind: accepted ? 'claimAccepted' : 'claimRefused', board, reason };
    }
    case 'positionCorrected':
      return { ...NOTHING, kind: 'position', board: event.board, what: event.fen, reason: event.reason };
    case 'aborted':
      return { ...NOTHING, kind: 'aborted', reason: event.reason };
  }
};
