import { decideDuel, type Duel } from '../../duel/decide';
import { refusalsOf } from '../../duel/refusals';
import type { Problem } from '../../common/problem';
import type { Result } from '../../common/result';
import type { Command } from './commands';
import { commitTurn } from './commands/commitTurn';
import { correctPosition } from './commands/correctPosition';
import { ruleOf } from './errors';
import type { Event } from './events';
import type { State } from './state';

/** L10 whoever stands against a fallen flag has won. */
const DUEL: Duel<State> = { refuse: refusalsOf('belarusian', ruleOf), couldWin: () => true };

/** What a command makes of a state: the events that happened, or why it is refused. */
export const decide = (state: State, command: Command, nowMs: number): Result<readonly Event[], Problem> => {
  switch (command.type) {
    case 'commitTurn':
      return commitTurn(state, command.line, nowMs);
    case 'correctPosition':
      return correctPosition(state, command, nowMs);
    default:
      return decideDuel(DUEL, state, command, nowMs);
  }
};
