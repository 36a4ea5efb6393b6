import type { GapCause } from '../../common/gapCause';
import type { Ruling } from '../../common/ruling';
import type { Side } from '../../common/sides';

/** Left out: the only board, or all of them where that can be meant. */
interface InThread {
  readonly thread?: string;
}

/**
 * The commands of schemas/command.json that classical chess on boards answers, envelope left out, and those of the
 * server itself.
 */
export type Command =
  /** Without `thread` the line says the board itself, "2:Nf3"; null: the draft as it stands. */
  | (InThread & { readonly type: 'commitTurn'; readonly line: string | null })
  | (InThread & { readonly type: 'startClock' })
  | (InThread & { readonly type: 'stopClock'; readonly reason: string })
  | (InThread & { readonly type: 'flag'; readonly side: Side })
  | (InThread & {
      readonly type: 'setClock';
      readonly side: Side;
      readonly remainingMs: number;
      readonly reason: string;
    })
  | (InThread & { readonly type: 'addTime'; readonly side: Side; readonly ms: number; readonly reason: string })
  /** Without `thread` a team resigns on every board it still plays on. */
  | (InThread & { readonly type: 'resignMatch'; readonly team: Side })
  /** Offered by both, it is agreed. */
  | (InThread & { readonly type: 'offerDraw'; readonly team: Side })
  | (InThread & { readonly type: 'declineDraw'; readonly team: Side })
  /** C6 the arbiter's word on a claim. */
  | { readonly type: 'decideClaim'; readonly board: number; readonly accepted: boolean; readonly reason: string }
  | { readonly type: 'correctPosition'; readonly board: number; readonly fen: string; readonly reason: string }
  /** The arbiter's own result of a board's game, by its colours. */
  | (InThread & { readonly type: 'ruleResult'; readonly ruling: Ruling; readonly reason: string })
  /** Nothing is decided on the boards that are played on. */
  | { readonly type: 'abortMatch'; readonly reason: string }
  /** Nobody could press in that time; noted by the server itself, as the next. */
  | { readonly type: 'noteGap'; readonly cause: GapCause; readonly fromMs: number; readonly toMs: number }
  | { readonly type: 'noteStep'; readonly byMs: number }
  | { readonly type: 'dismissGap'; readonly giveBack: boolean };

export const COMMANDS = [
  ...(['commitTurn', 'startClock', 'stopClock', 'flag', 'setClock', 'addTime'] as const),
  ...([
    'resignMatch',
    'offerDraw',
    'declineDraw',
    'decideClaim',
    'correctPosition',
    'ruleResult',
    'abortMatch',
  ] as const),
  ...(['noteGap', 'noteStep', 'dismissGap'] as const),
] as const satisfies readonly Command['type'][];

export type CommandOf<T extends Command['type']> = Extract<Command, { readonly type: T }>;
