import type { Position } from '../../chess/position';
import type { Side } from '../../common/sides';
import type { End, Gap, MadeTurn } from './state';

interface At {
  /** Unix ms of the command that caused it. */
  readonly atMs: number;
}

/** A series and all that came of it; an end goes with the series that brought it. */
export type TurnPlayed = MadeTurn & { readonly type: 'turnPlayed'; readonly end: End | null };

export type Event =
  | TurnPlayed
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
  /** `end`: the draw, where the claim was accepted (P7). */
  | (At & {
      readonly type: 'claimDecided';
      readonly accepted: boolean;
      readonly reason: string;
      readonly end: End | null;
    })
  | (At & {
      readonly type: 'positionCorrected';
      readonly position: Position;
      /** Where pawns may be taken in passing, squares by index. */
      readonly targets: readonly number[];
      readonly fen: string;
      readonly reason: string;
    })
  | (At & { readonly type: 'aborted'; readonly reason: string; readonly end: End })
  | (At & Omit<Gap, 'side'> & { readonly type: 'gapNoted' })
  /** `givenMs`: what the clock that had lost it got back; 0: nothing. */
  | (At & { readonly type: 'gapDismissed'; readonly givenMs: number })
  /** Whose each gap that is not decided on is, as a correction leaves it with the clock. */
  | (At & { readonly type: 'gapsCharged'; readonly sides: readonly (Side | null)[] });
