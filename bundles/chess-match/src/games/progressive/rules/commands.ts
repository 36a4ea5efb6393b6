import type { Side } from '../../common/sides';
import type { GapCause } from './state';

/** The commands of schemas/command.json that chess in series answers, envelope left out, and those of the server itself. */
export type Command =
  /** `line`: the series as one line; null: the draft as it stands. */
  | { readonly type: 'commitTurn'; readonly line: string | null }
  | { readonly type: 'startClock' }
  | { readonly type: 'stopClock'; readonly reason: string }
  | { readonly type: 'setClock'; readonly side: Side; readonly remainingMs: number; readonly reason: string }
  | { readonly type: 'addTime'; readonly side: Side; readonly ms: number; readonly reason: string }
  | { readonly type: 'flag'; readonly side: Side }
  | { readonly type: 'resignMatch'; readonly team: Side }
  /** Offered by both, it is agreed. */
  | { readonly type: 'offerDraw'; readonly team: Side }
  | { readonly type: 'declineDraw'; readonly team: Side }
  /** P7 the arbiter's word on a claim of ten quiet turns. */
  | { readonly type: 'decideClaim'; readonly board: number; readonly accepted: boolean; readonly reason: string }
  | { readonly type: 'correctPosition'; readonly board: number; readonly fen: string; readonly reason: string }
  /** Nothing is decided: the match is broken off. */
  | { readonly type: 'abortMatch'; readonly reason: string }
  /** Nobody could press in that time; noted by the server itself, as the next. */
  | { readonly type: 'noteGap'; readonly cause: GapCause; readonly fromMs: number; readonly toMs: number }
  | { readonly type: 'noteStep'; readonly byMs: number }
  | { readonly type: 'dismissGap'; readonly giveBack: boolean };

export const COMMANDS = [
  'commitTurn',
  'startClock',
  'stopClock',
  'setClock',
  'addTime',
  'flag',
  'resignMatch',
  'offerDraw',
  'declineDraw',
  'decideClaim',
  'correctPosition',
  'abortMatch',
  'noteGap',
  'noteStep',
  'dismissGap',
] as const satisfies readonly Command['type'][];
