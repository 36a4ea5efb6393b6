import type { Side } from '../common/sides';
import type { Penalty } from './state';

/** What the arbiter or operator may ask of the game; shapes as in schemas/command.json, the envelope left out. */
export type Command =
  | { readonly type: 'setDraft'; readonly line: string }
  /** line null: the draft as it stands. */
  | { readonly type: 'commitTurn'; readonly line: string | null }
  | { readonly type: 'startClock' }
  | { readonly type: 'stopClock'; readonly reason: string }
  | { readonly type: 'setClock'; readonly side: Side; readonly remainingMs: number; readonly reason: string }
  | { readonly type: 'addTime'; readonly side: Side; readonly ms: number; readonly reason: string }
  | { readonly type: 'dismissGap'; readonly giveBack: boolean }
  | { readonly type: 'declareVeto'; readonly side: Side }
  | { readonly type: 'flag'; readonly side: Side }
  | { readonly type: 'controlBoard'; readonly side: Side }
  | { readonly type: 'correctPosition'; readonly board: number; readonly fen: string; readonly reason: string }
  | { readonly type: 'correctRating'; readonly board: number; readonly rating: number; readonly reason: string }
  | {
      readonly type: 'redLine';
      readonly side: Side;
      readonly player: string;
      readonly penalty: Penalty;
      readonly reason: string;
    }
  /** `number`: as the match counts its penalties, from 1. */
  | { readonly type: 'withdrawPenalty'; readonly number: number; readonly reason: string }
  | { readonly type: 'substitute'; readonly side: Side; readonly out: string; readonly in: string }
  /** B8 the copy on a daughter's board was compared and stands; or, after all, it does not. */
  | { readonly type: 'confirmBoard'; readonly board: number; readonly confirmed: boolean }
  /** The change of score by the end of this branch is entered by the arbiter, with a remark. */
  | { readonly type: 'fixScore'; readonly branch: string; readonly fixed: boolean; readonly reason: string }
  | { readonly type: 'decideClaim'; readonly board: number; readonly accepted: boolean; readonly reason: string }
  /** The server's own: it was down from `fromMs` to `toMs`. Not in schemas/command.json. */
  | { readonly type: 'noteGap'; readonly fromMs: number; readonly toMs: number };

export const COMMANDS = [
  'setDraft',
  'commitTurn',
  'startClock',
  'stopClock',
  'setClock',
  'addTime',
  'dismissGap',
  'declareVeto',
  'flag',
  'controlBoard',
  'correctPosition',
  'correctRating',
  'redLine',
  'substitute',
  'withdrawPenalty',
  'confirmBoard',
  'fixScore',
  'decideClaim',
  'noteGap',
] as const satisfies readonly Command['type'][];
