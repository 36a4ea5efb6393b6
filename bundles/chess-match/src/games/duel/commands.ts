import type { Ruling } from '../common/ruling';
import type { Side } from '../common/sides';
import type { GapCause } from '../common/gapCause';

/** The arbiter sets the board; a refused one is worded by each game. */
export interface CorrectPosition {
  readonly type: 'correctPosition';
  readonly board: number;
  readonly fen: string;
  readonly reason: string;
}

/** The commands of schemas/command.json that are of no board, envelope left out, and those of the server itself. */
export type DuelCommand =
  | { readonly type: 'startClock' }
  | { readonly type: 'stopClock'; readonly reason: string }
  | { readonly type: 'setClock'; readonly side: Side; readonly remainingMs: number; readonly reason: string }
  | { readonly type: 'addTime'; readonly side: Side; readonly ms: number; readonly reason: string }
  | { readonly type: 'flag'; readonly side: Side }
  | { readonly type: 'resignMatch'; readonly team: Side }
  /** Offered by both, it is agreed. */
  | { readonly type: 'offerDraw'; readonly team: Side }
  | { readonly type: 'declineDraw'; readonly team: Side }
  /** The arbiter's own result. */
  | { readonly type: 'ruleResult'; readonly ruling: Ruling; readonly reason: string }
  /** Nothing is decided: the match is broken off. */
  | { readonly type: 'abortMatch'; readonly reason: string }
  /** Nobody could press in that time; noted by the server itself, as the next. */
  | { readonly type: 'noteGap'; readonly cause: GapCause; readonly fromMs: number; readonly toMs: number }
  | { readonly type: 'noteStep'; readonly byMs: number }
  | { readonly type: 'dismissGap'; readonly giveBack: boolean };

export const DUEL_COMMANDS = [
  'startClock',
  'stopClock',
  'setClock',
  'addTime',
  'flag',
  'resignMatch',
  'offerDraw',
  'declineDraw',
  'ruleResult',
  'abortMatch',
  'noteGap',
  'noteStep',
  'dismissGap',
] as const satisfies readonly DuelCommand['type'][];
