import type { Problem } from '../../common/problem';
import type { Result } from '../../common/result';
import type { Command } from './commands';
import { abort, correctPosition, decideClaim } from './commands/arbiter';
import { addTime, flag, setClock, startClock, stopClock } from './commands/clock';
import { commitTurn } from './commands/commitTurn';
import { dismissGap, noteGap, noteStep } from './commands/gaps';
import { declineDraw, offerDraw, resign } from './commands/sides';
import type { Event } from './events';
import type { State } from './state';

/** What a command makes of a state: the events that happened, or why it is refused. */
export const decide = (state: State, command: Command, nowMs: number): Result<readonly Event[], Problem> => {
  switch (command.type) {
    case 'commitTurn':
      return commitTurn(state, command.line, nowMs);
    case 'startClock':
      return startClock(state, nowMs);
    case 'stopClock':
      return stopClock(state, command.reason, nowMs);
    case 'setClock':
      return setClock(command, nowMs);
    case 'addTime':
      return addTime(command, nowMs);
    case 'flag':
      return flag(state, command.side, nowMs);
    case 'resignMatch':
      return resign(state, command.team, nowMs);
    case 'offerDraw':
      return offerDraw(state, command.team, nowMs);
    case 'declineDraw':
      return declineDraw(state, command.team, nowMs);
    case 'decideClaim':
      return decideClaim(state, command, nowMs);
    case 'correctPosition':
      return correctPosition(state, command, nowMs);
    case 'abortMatch':
      return abort(state, command.reason, nowMs);
    case 'noteGap':
      return noteGap(state, command);
    case 'noteStep':
      return noteStep(state, command.byMs, nowMs);
    case 'dismissGap':
      return dismissGap(state, command.giveBack, nowMs);
  }
};
