import type { Ruling } from '../common/ruling';
import type { Side } from '../common/sides';
import type { DuelEnd, DuelReason, Gap } from './state';

interface At {
  /** Unix ms of the command that caused it. */
  readonly atMs: number;
}

type End = DuelEnd<DuelReason>;

/** What happens beside the board. */
export type DuelEvent =
  | (At & { readonly type: 'clockStarted' })
  | (At & { readonly type: 'clockStopped'; readonly reason: string })
  | (At & { readonly type: 'clockSet'; readonly side: Side; readonly remainingMs: number; readonly reason: string })
  | (At & {
      readonly type: 'timeAdded';
      readonly side: Side;
      /** Below 0: taken. Counted from what the clock shows: 0:00 where it has run out. */
      readonly ms: number;
      readonly reason: string;
    })
  | (At & { readonly type: 'flagFell'; readonly side: Side; readonly end: End })
  | (At & { readonly type: 'resigned'; readonly side: Side; readonly end: End })
  | (At & { readonly type: 'drawOffered'; readonly side: Side })
  | (At & { readonly type: 'drawAgreed'; readonly end: End })
  | (At & { readonly type: 'drawDeclined'; readonly side: Side })
  | (At & {
      readonly type: 'resultRuled';
      readonly ruling: Ruling;
      readonly reason: string;
      readonly end: End;
    })
  | (At & { readonly type: 'aborted'; readonly reason: string; readonly end: End })
  | (At & Omit<Gap, 'side'> & { readonly type: 'gapNoted' })
  /** `givenMs`: what the clock that had lost it got back; 0: nothing. */
  | (At & { readonly type: 'gapDismissed'; readonly givenMs: number })
  /** Whose each gap that is not decided on is, as a correction leaves it with the clock. */
  | (At & { readonly type: 'gapsCharged'; readonly sides: readonly (Side | null)[] });

export const DUEL_EVENTS = [
  'clockStarted',
  'clockStopped',
  'clockSet',
  'timeAdded',
  'flagFell',
  'resigned',
  'drawOffered',
  'drawAgreed',
  'drawDeclined',
  'resultRuled',
  'aborted',
  'gapNoted',
  'gapDismissed',
  'gapsCharged',
] as const satisfies readonly DuelEvent['type'][];

export const isDuelEvent = (event: { readonly type: string }): event is DuelEvent =>
  (DUEL_EVENTS as readonly string[]).includes(event.type);
