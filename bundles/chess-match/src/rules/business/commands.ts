import type { Side } from '../common/sides';

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
      readonly penalty: 'warning' | 'expulsion' | 'time';
    }
  | { readonly type: 'substitute'; readonly side: Side; readonly out: string; readonly in: string }
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
  'noteGap',
] as const satisfies readonly Command['type'][];
