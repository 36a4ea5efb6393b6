import type { Problem } from '@schemas/draft';
import type { CommandType } from '../../../contract/commands';
import { err, ok, type Result } from '../../../games/common/result';
import { refuse } from '../../base/errors';
import { advanced, type Change, type Situation } from '../decide';
import type { MatchHandler } from './handler';

/** A command of the open game: what it is allowed to mean is the game's affair alone. */
export const playInGame = (
  { open, prepared, nowMs }: Situation,
  command: { readonly type: string },
): Result<Change, Problem> => {
  if (open === null) return err(refuse('match/none_open', {}));
  const { game } = open;
  if (!game.commands.includes(command.type))
    return err(refuse('command/not_here', { type: command.type, game: game.id }));
  const decided = game.decide(prepared.state, command, nowMs);
  if (!decided.ok) return decided;
  return ok(advanced(open, decided.value));
};

/** Every command of a game: each game lists those it answers. */
export const game: MatchHandler<CommandType> = { of: 'match', decide: playInGame };
