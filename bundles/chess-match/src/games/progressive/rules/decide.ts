import type { Problem } from '../../common/problem';
import type { Result } from '../../common/result';
import { decideDuel, type Duel } from '../../duel/decide';
import { refusalsOf } from '../../duel/refusals';
import type { Command } from './commands';
import { correctPosition, decideClaim } from './commands/arbiter';
import { commitTurn } from './commands/commitTurn';
import { couldMate } from './couldMate';
import { RULE_OF } from './errors';
import type { Event } from './events';
import type { State } from './state';

const DUEL: Duel<State> = { refuse: refusalsOf('progressive', (name) => RULE_OF[name]), couldWin: couldMate };

/** What a command makes of a state: the events that happened, or why it is refused. */
export const decide = (state: State, command: Command, nowMs: number): Result<readonly Event[], Problem> => {
  switch (command.type) {
    case 'commitTurn':
      return commitTurn(state, command.line, nowMs);
    case 'decideClaim':
      return decideClaim(state, command, nowMs);
    case 'correctPosition':
      return correctPosition(state, command, nowMs);
    default:
      return decideDuel(DUEL, state, command, nowMs);
  }
};
