import { DUEL_COMMANDS, type CorrectPosition, type DuelCommand } from '../../duel/commands';

/**
 * The commands of schemas/command.json that Belarusian chess answers, envelope left out, and those of the server
 * itself.
 */
export type Command =
  | DuelCommand
  /** `line`: the turn; null: the draft as it stands. */
  | { readonly type: 'commitTurn'; readonly line: string | null }
  | CorrectPosition;

export const COMMANDS = [
  ...DUEL_COMMANDS,
  'commitTurn',
  'correctPosition',
] as const satisfies readonly Command['type'][];
