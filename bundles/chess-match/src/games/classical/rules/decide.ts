import type { Problem } from '../../common/problem';
import type { Result } from '../../common/result';
import type { Command } from './commands';
import { abort, correctPosition, decideClaim, ruleResult } from './commands/arbiter';
import { addTime, dismissGap, flag, noteGap, noteStep, setClock, startClock, stopClock } from './commands/clocks';
import { commitTurn } from './commands/commitTurn';
import { declineDraw, offerDraw, resign } from './commands/players';
import type { Event } from './events';
import type { State } from './state';

/** What a command makes of a state: the events that happened, or why it is refused. */
export const decide = (state: State, command: Command, nowMs: number): Result<readonly Event[], Problem> => {
  switch (command.type) {
    case 'commitTurn':
      return commitTurn(state, command, nowMs);
    case 'startClock':
      return startClock(state, command, nowMs);
    case 'stopClock':
      return stopClock(state, command, nowMs);
    case 'flag':
      return flag(state, command, nowMs);
    case 'setClock':
      return setClock(state, command, nowMs);
    case 'addTime':
      return addTime(state, command, nowMs);
    case 'resignMatch':
      return resign(state, command, nowMs);
    case 'offerDraw':
      return offerDraw(state, command, nowMs);
    case 'declineDraw':
      return declineDraw(state, command, nowMs);
    case 'decideClaim':
      return decideClaim(state, command, nowMs);
    case 'correctPosition':
      return correctPosition(state, command, nowMs);
    case 'ruleResult':
      return ruleResult(state, command, nowMs);
    case 'abortMatch':
      return abort(state, command, nowMs);
    case 'noteGap':
      return noteGap(state, command);
    case 'noteStep':
      return noteStep(state, command, nowMs);
    case 'dismissGap':
      return dismissGap(state, command, nowMs);
  }
};
