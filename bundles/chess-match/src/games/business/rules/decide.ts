import type { Problem } from '@schemas/draft';
import { ok, type Result } from '../../common/result';
import type { Command } from './commands';
import { clockSet, dismissGap, noteGap, noteStep, startClock, stopClock, timeAdded } from './commands/clock';
import { decideClaim } from './commands/claim';
import { commitTurn } from './commands/commitTurn';
import { confirmBoard, fixScore } from './commands/confirm';
import { controlBoard } from './commands/controlBoard';
import { correctPosition, correctRating } from './commands/correct';
import { flag } from './commands/flag';
import { redLine, substitute, withdrawPenalty } from './commands/players';
import { declareVeto } from './commands/veto';
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
      return ok([clockSet(command, nowMs)]);
    case 'addTime':
      return ok([timeAdded(state, command, nowMs)]);
    case 'dismissGap':
      return dismissGap(state, command.giveBack, nowMs);
    case 'noteGap':
      return noteGap(state, command);
    case 'noteStep':
      return noteStep(state, command.byMs, nowMs);
    case 'declareVeto':
      return declareVeto(state, command.side, nowMs);
    case 'flag':
      return flag(state, command.side, nowMs);
    case 'controlBoard':
      return controlBoard(state, command.side, nowMs);
    case 'correctPosition':
      return correctPosition(state, command, nowMs);
    case 'correctRating':
      return correctRating(state, command, nowMs);
    case 'redLine':
      return redLine(state, command, nowMs);
    case 'substitute':
      return substitute(state, command.side, command, nowMs);
    case 'withdrawPenalty':
      return withdrawPenalty(state, command.number, command.reason, nowMs);
    case 'confirmBoard':
      return confirmBoard(state, command.board, command.confirmed, nowMs);
    case 'fixScore':
      return fixScore(state, command, nowMs);
    case 'decideClaim':
      return decideClaim(state, command, nowMs);
  }
};
