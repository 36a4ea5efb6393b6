import type { ClockEvent } from '../../apart/events';
import type { Ruling } from '../../common/ruling';
import type { Side } from '../../common/sides';
import type { End, MadeMove } from './state';

interface At {
  /** Unix ms of the command that caused it. */
  readonly atMs: number;
}

interface OnBoard extends At {
  readonly board: number;
}

/** A move and all that came of it: the position it leads to, and the end that it brought. */
export type MovePlayed = MadeMove & {
  readonly type: 'movePlayed';
  readonly fen: string;
  readonly end: End | null;
};

export type Event =
  | MovePlayed
  /** `board`: null for all that are played on. */
  | (At & { readonly type: 'clockStarted'; readonly board: number | null })
  | (At & { readonly type: 'clockStopped'; readonly board: number | null; readonly reason: string })
  | ClockEvent<number>
  | (OnBoard & { readonly type: 'flagFell'; readonly side: Side; readonly end: End })
  | (OnBoard & { readonly type: 'resigned'; readonly side: Side; readonly end: End })
  | (OnBoard & { readonly type: 'drawOffered'; readonly side: Side })
  | (OnBoard & { readonly type: 'drawAgreed'; readonly end: End })
  | (OnBoard & { readonly type: 'drawDeclined'; readonly side: Side })
  /** `end`: the draw, where the claim was accepted (C6). */
  | (OnBoard & {
      readonly type: 'claimDecided';
      readonly accepted: boolean;
      readonly reason: string;
      readonly end: End | null;
    })
  | (OnBoard & { readonly type: 'positionCorrected'; readonly fen: string; readonly reason: string })
  | (OnBoard & {
      readonly type: 'resultRuled';
      readonly ruling: Ruling;
      readonly reason: string;
      readonly end: End;
    })
  /** Nothing is decided on the boards that were played on. */
  | (At & { readonly type: 'aborted'; readonly reason: string });
