import type { Problem } from '@schemas/draft';
import { err, ok, type Result } from '../../rules/common/result';
import { refuse } from '../errors';
import { advance } from '../openMatch';
import type { Change, Situation } from './change';

/** A command of the open game: what it is allowed to mean is the game's affair alone. */
export const playInGame = ({ open, nowMs }: Situation, command: { readonly type: string }): Result<Change, Problem> => {
  if (open === null) return err(refuse('match/none_open', {}));
  const { game, history } = open;
  if (!game.commands.includes(command.type))
    return err(refuse('command/not_here', { type: command.type, game: game.id }));
  const decided = game.decide(history.state, command, nowMs);
  if (!decided.ok) return decided;
  const events = decided.value;
  return ok({ match: advance(open, events), created: false, opened: false, events });
};
