import type { Position } from '../../chess/position';
import type { DuelEvent } from '../../duel/events';
import type { End, MadeTurn } from './state';

/** A turn and all that came of it; an end goes with the turn that brought it. */
export type TurnPlayed = MadeTurn & { readonly type: 'turnPlayed'; readonly end: End | null };

export type Event =
  | TurnPlayed
  | DuelEvent
  | {
      readonly type: 'positionCorrected';
      readonly position: Position;
      readonly fen: string;
      readonly reason: string;
      readonly atMs: number;
    };
