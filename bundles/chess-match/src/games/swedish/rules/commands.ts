import type { Side } from '../../common/sides';
import type { BoardId, Team } from './seats';
import type { GapCause } from '../../common/gapCause';

/** What players, operator or arbiter may ask of the game; the envelope left out. */
export type Command =
  /** The clock of a board is pressed: the move `text` (SAN, or what people type for it) is made. */
  | { readonly type: 'press'; readonly board: BoardId; readonly text: string }
  /** Both boards' clocks, together. */
  | { readonly type: 'startClocks' }
  | { readonly type: 'stopClocks'; readonly reason: string }
  | { readonly type: 'flag'; readonly board: BoardId; readonly side: Side }
  | { readonly type: 'resign'; readonly team: Team }
  /** Offered by both, it is agreed. */
  | { readonly type: 'offerDraw'; readonly team: Team }
  | { readonly type: 'declineDraw'; readonly team: Team }
  /** S13: `team` demands that the next move be made on `board`. */
  | { readonly type: 'demandMove'; readonly team: Team; readonly board: BoardId }
  | {
      readonly type: 'setClock';
      readonly board: BoardId;
      readonly side: Side;
      readonly remainingMs: number;
      readonly reason: string;
    }
  | {
      readonly type: 'addTime';
      readonly board: BoardId;
      readonly side: Side;
      readonly ms: number;
      readonly reason: string;
    }
  | { readonly type: 'punish'; readonly board: BoardId; readonly side: Side; readonly reason: string }
  | { readonly type: 'correctPosition'; readonly board: BoardId; readonly fen: string; readonly reason: string }
  | {
      readonly type: 'correctReserve';
      readonly board: BoardId;
      readonly side: Side;
      readonly piece: string;
      readonly count: number;
      readonly reason: string;
    }
  /** Nobody could press in that time; noted by the server itself, as the next. */
  | { readonly type: 'noteGap'; readonly cause: GapCause; readonly fromMs: number; readonly toMs: number }
  | { readonly type: 'noteStep'; readonly byMs: number }
  | { readonly type: 'dismissGap'; readonly giveBack: boolean }
  /** Nothing is decided: the match is broken off. */
  | { readonly type: 'abort'; readonly reason: string };

export const COMMANDS = [
  'press',
  'startClocks',
  'stopClocks',
  'flag',
  'resign',
  'offerDraw',
  'declineDraw',
  'demandMove',
  'setClock',
  'addTime',
  'punish',
  'correctPosition',
  'correctReserve',
  'noteGap',
  'noteStep',
  'dismissGap',
  'abort',
] as const satisfies readonly Command['type'][];
