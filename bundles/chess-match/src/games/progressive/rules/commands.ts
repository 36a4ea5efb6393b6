import { DUEL_COMMANDS, type CorrectPosition, type DuelCommand } from '../../duel/commands';

/**
 * The commands of schemas/command.json that chess in series answers, envelope left out, and those of the server itself.
 */
export type Command =
  /** `line`: the series as one line; null: the draft as it stands. */
  | { readonly type: 'commitTurn'; readonly line: string | null }
  /** P7 the arbiter's word on a claim of ten quiet turns. */
  | { readonly type: 'decideClaim'; readonly board: number; readonly accepted: boolean; readonly reason: string }
  | CorrectPosition
  | DuelCommand;

export const COMMANDS = [
  'commitTurn',
  'decideClaim',
  'correctPosition',
  ...DUEL_COMMANDS,
] as const satisfies readonly Command['type'][];
