import type { ProtocolLine } from '../../common/game';
import type { Event } from '../rules/events';
import type { GapCause, Penalty } from '../rules/state';

const NOTHING = { side: null, board: null, what: '', reason: '' } as const;

const PENALTY_KIND: Readonly<Record<Penalty, ProtocolLine['kind']>> = {
  warning: 'warning',
  expulsion: 'expulsion',
  time: 'timePenalty',
};

const GAP_KIND: Readonly<Record<Exclude<GapCause, 'stepped'>, ProtocolLine['kind']>> = {
  down: 'gap',
  stalled: 'stalled',
  suspended: 'suspended',
};

/** Clock, cards and decisions (B24-B27) as lines of the arbiters' protocol; turns are the record's affair. */
export const protocolLine = (event: Event): ProtocolLine | null => {
  switch (event.type) {
    case 'turnCommitted':
    case 'draftSet':
    case 'gapsCharged':
      return null;
    case 'clockStarted':
      return { ...NOTHING, kind: 'clockStarted' };
    case 'clockStopped':
      return { ...NOTHING, kind: 'clockStopped', reason: event.reason };
    case 'clockSet':
      return { ...NOTHING, kind: 'clockSet', side: event.side, what: String(event.remainingMs), reason: event.reason };
    case 'timeAdded':
      return { ...NOTHING, kind: 'timeAdded', side: event.side, what: String(event.ms), reason: event.reason };
    case 'overtimeStarted':
      return { ...NOTHING, kind: 'overtime', side: event.side };
    case 'gapNoted':
      return event.cause === 'stepped'
        ? { ...NOTHING, kind: 'stepped', what: String(event.byMs) }
        : {
            ...NOTHING,
            kind: GAP_KIND[event.cause ?? 'down'],
            side: event.side,
            what: String(event.toMs - event.fromMs),
          };
    case 'gapDismissed':
      return { ...NOTHING, kind: 'gapDecided', what: event.givenMs === undefined ? '' : String(event.givenMs) };
    case 'vetoDeclared':
      return { ...NOTHING, kind: 'veto', side: event.side };
    case 'flagFell':
      return { ...NOTHING, kind: 'flag', side: event.side };
    case 'controlBoardSet':
      return { ...NOTHING, kind: 'controlBoard', side: event.side };
    case 'positionCorrected':
      return { ...NOTHING, kind: 'position', board: event.board, what: event.fen, reason: event.reason };
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
    case 'claimDecided': {
      const { accepted, board, san, reason } = event;
      return { ...NOTHING, kind: accepted ? 'claimAccepted' : 'claimRefused', board, what: san ?? '', reason };
    }
  }
};
