import type { ProtocolLine } from '../../common/game';
import type { DuelEvent } from '../events';
import type { GapCause } from '../state';

export const NOTHING = { side: null, board: null, what: '', reason: '' } as const;

const GAP_KIND: Readonly<Record<Exclude<GapCause, 'stepped'>, ProtocolLine['kind']>> = {
  down: 'gap',
  stalled: 'stalled',
  suspended: 'suspended',
};

/** What the arbiters' protocol says of an event that is of no board. */
export const duelProtocolLine = (event: DuelEvent): ProtocolLine | null => {
  switch (event.type) {
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
    case 'gapNoted':
      return event.cause === 'stepped'
        ? { ...NOTHING, kind: 'stepped', what: String(event.byMs) }
        : { ...NOTHING, kind: GAP_KIND[event.cause], what: String(event.toMs - event.fromMs) };
    case 'gapDismissed':
      return { ...NOTHING, kind: 'gapDecided', what: event.givenMs === 0 ? '' : String(event.givenMs) };
    case 'flagFell':
      return { ...NOTHING, kind: 'flag', side: event.side };
    case 'resigned':
      return { ...NOTHING, kind: 'resigned', side: event.side };
    case 'drawOffered':
      return { ...NOTHING, kind: 'drawOffered', side: event.side };
    case 'drawAgreed':
      return { ...NOTHING, kind: 'drawAgreed' };
    case 'drawDeclined':
      return { ...NOTHING, kind: 'drawDeclined', side: event.side };
    case 'aborted':
      return { ...NOTHING, kind: 'aborted', reason: event.reason };
  }
};
