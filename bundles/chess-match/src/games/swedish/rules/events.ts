import type { ClockSet, TimeAdded } from '../../apart/events';
import type { GapEvent } from '../../apart/gaps';
import type { Side } from '../../common/sides';
import type { Position } from '../../chess/position';
import type { BoardId, Team } from './seats';
import type { End, MadeMove, Punishment } from './state';

interface At {
  /** Unix ms of the command that caused it. */
  readonly atMs: number;
}

/**
 * A move and all that came of it. It holds nothing of the other board, so that moves there may be taken back without
 * it; an end goes with the move that brought it.
 */
export type MovePlayed = MadeMove & { readonly type: 'movePlayed'; readonly end: End | null };

export type Event =
  | MovePlayed
  | (At & { readonly type: 'clocksStarted' })
  | (At & { readonly type: 'clocksStopped'; readonly reason: string })
  | (At & { readonly type: 'flagFell'; readonly board: BoardId; readonly side: Side; readonly end: End })
  | (At & { readonly type: 'resigned'; readonly team: Team; readonly end: End })
  | (At & { readonly type: 'drawOffered'; readonly team: Team })
  | (At & { readonly type: 'drawAgreed'; readonly end: End })
  | (At & { readonly type: 'drawDeclined'; readonly team: Team })
  | (At & { readonly type: 'moveDemanded'; readonly team: Team; readonly board: BoardId })
  | ClockSet<BoardId>
  /** `overrunMs`: how long ago it had run out; `ms` is added to the 0:00 it showed. Absent: to what it had come to. */
  | (TimeAdded<BoardId> & { readonly overrunMs?: number })
  | (Punishment & { readonly type: 'punished'; readonly end: End | null })
  | (At & {
      readonly type: 'positionCorrected';
      readonly board: BoardId;
      readonly position: Position;
      readonly reason: string;
    })
  | (At & {
      readonly type: 'reserveCorrected';
      readonly board: BoardId;
      readonly side: Side;
      readonly piece: string;
      readonly count: number;
      readonly reason: string;
    })
  | GapEvent<BoardId>
  | (At & { readonly type: 'aborted'; readonly reason: string; readonly end: End });
