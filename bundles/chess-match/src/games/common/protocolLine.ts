import type { ProtocolLine } from './game';
import type { GapCause } from './gapCause';
import type { Ruling } from './ruling';
import type { Side } from './sides';

export const NOTHING = { side: null, board: null, what: '', reason: '' } as const;

/** Whose an event is, where it is anybody's, and on which board, where it is on one alone. */
interface At {
  readonly side?: Side;
  readonly board?: number | null;
}

/** What journals of several games know by the same name. */
export type KnownEvent = At &
  (
    | { readonly type: 'clockStarted' | 'flagFell' | 'resigned' | 'drawOffered' | 'drawAgreed' | 'drawDeclined' }
    | { readonly type: 'clockStopped' | 'aborted'; readonly reason: string }
    | { readonly type: 'clockSet'; readonly remainingMs: number; readonly reason: string }
    | { readonly type: 'timeAdded'; readonly ms: number; readonly reason: string }
    | {
        readonly type: 'gapNoted';
        readonly cause?: GapCause;
        readonly fromMs: number;
        readonly toMs: number;
        readonly byMs?: number;
      }
    | { readonly type: 'gapDismissed'; readonly givenMs?: number }
    | {
        readonly type: 'claimDecided';
        readonly accepted: boolean;
        readonly san?: string | null;
        readonly reason: string;
      }
    | { readonly type: 'resultRuled'; readonly ruling: Ruling; readonly reason: string }
    | { readonly type: 'positionCorrected'; readonly fen?: string; readonly reason: string }
  );

const GAP_KIND: Readonly<Record<Exclude<GapCause, 'stepped'>, ProtocolLine['kind']>> = {
  down: 'gap',
  stalled: 'stalled',
  suspended: 'suspended',
};

/** Journals of the first versions name no cause: the server was down. */
const gapLine = (
  at: Pick<ProtocolLine, 'side' | 'board'>,
  { cause = 'down', fromMs, toMs, byMs = 0 }: Extract<KnownEvent, { readonly type: 'gapNoted' }>,
): ProtocolLine =>
  cause === 'stepped'
    ? { ...NOTHING, kind: 'stepped', what: String(byMs) }
    : { ...NOTHING, ...at, kind: GAP_KIND[cause], what: String(toMs - fromMs) };

/** What the arbiters' protocol says of an event. */
export const protocolLineOf = (event: KnownEvent): ProtocolLine => {
  const { side = null, board = null } = event;
  const at = { side, board };
  switch (event.type) {
    case 'clockStarted':
    case 'resigned':
    case 'drawOffered':
    case 'drawAgreed':
    case 'drawDeclined':
      return { ...NOTHING, ...at, kind: event.type };
    case 'flagFell':
      return { ...NOTHING, ...at, kind: 'flag' };
    case 'clockStopped':
    case 'aborted':
      return { ...NOTHING, ...at, kind: event.type, reason: event.reason };
    case 'clockSet':
      return { ...at, kind: 'clockSet', what: String(event.remainingMs), reason: event.reason };
    case 'timeAdded':
      return { ...at, kind: 'timeAdded', what: String(event.ms), reason: event.reason };
    case 'gapNoted':
      return gapLine(at, event);
    case 'gapDismissed': {
      const { givenMs = 0 } = event;
      return { ...NOTHING, kind: 'gapDecided', what: givenMs === 0 ? '' : String(givenMs) };
    }
    case 'claimDecided': {
      const { accepted, san, reason } = event;
      return { ...at, kind: accepted ? 'claimAccepted' : 'claimRefused', what: san ?? '', reason };
    }
    case 'resultRuled':
      return { ...at, kind: 'resultRuled', what: event.ruling, reason: event.reason };
    case 'positionCorrected':
      return { ...at, kind: 'position', what: event.fen ?? '', reason: event.reason };
  }
};
