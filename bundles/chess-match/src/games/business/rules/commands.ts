import type { Asked, CommandType } from '../../../contract/commands';
import type { GapCause } from '../../common/gapCause';

/** Besides the turn itself: shapes and meanings stand in schemas/command.json. */
const ASKED = [
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
] as const satisfies readonly CommandType[];

/** What the arbiter or operator may ask of the game; shapes as in schemas/command.json, the envelope left out. */
export type Command =
  /** line null: the draft as it stands. */
  | { readonly type: 'commitTurn'; readonly line: string | null }
  | Asked<(typeof ASKED)[number]>
  /** The server's own: nobody could press from `fromMs` to `toMs`. Not in schemas/command.json. */
  | {
      readonly type: 'noteGap';
      readonly cause: Exclude<GapCause, 'stepped'>;
      readonly fromMs: number;
      readonly toMs: number;
    }
  /** The server's own: the system's clock was set by `byMs`. Not in schemas/command.json. */
  | { readonly type: 'noteStep'; readonly byMs: number };

export const COMMANDS = ['commitTurn', ...ASKED, 'noteGap', 'noteStep'] as const satisfies readonly Command['type'][];
