import type { Position } from '../../chess/position';
import type { DuelEvent } from '../../duel/events';
import type { End, MadeTurn } from './state';

interface At {
  /** Unix ms of the command that caused it. */
  readonly atMs: number;
}

/** A series and all that came of it; an end goes with the series that brought it. */
export type TurnPlayed = MadeTurn & { readonly type: 'turnPlayed'; readonly end: End | null };

export type Event =
  | TurnPlayed
  | DuelEvent
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
    });
