import type { Result } from '../../common/result';
import type { Problem } from '../../common/problem';
import type { Command } from './commands';
import { abort, correctPosition, correctReserve, punish } from './commands/arbiter';
import { addTime, setClock, startClocks, stopClocks } from './commands/clocks';
import { flag } from './commands/flag';
import { dismissGap, noteGap, noteStep } from './commands/gaps';
import { press } from './commands/press';
import { declineDraw, demandMove, offerDraw, resign } from './commands/teams';
import type { Event } from './events';
import type { State } from './state';

/** What a command makes of a state: the events that happened, or why it is refused. */
export const decide = (state: State, command: Command, nowMs: number): Result<readonly Event[], Problem> => {
  switch (command.type) {
    case 'press':
      return press(state, command.board, command.text, nowMs);
    case 'startClocks':
      return startClocks(state, nowMs);
    case 'stopClocks':
      return stopClocks(state, command.reason, nowMs);
    case 'flag':
      return flag(state, command.board, command.side, nowMs);
    case 'resign':
      return resign(state, command.team, nowMs);
    case 'offerDraw':
      return offerDraw(state, command.team, nowMs);
    case 'declineDraw':
      return declineDraw(state, command.team, nowMs);
    case 'demandMove':
      return demandMove(state, command.team, command.board, nowMs);
    case 'setClock':
      return setClock(state, command, nowMs);
    case 'addTime':
      return addTime(state, command, nowMs);
    case 'punish':
      return punish(state, command, nowMs);
    case 'correctPosition':
      return correctPosition(state, command, nowMs);
    case 'correctReserve':
      return correctReserve(state, command, nowMs);
    case 'noteGap':
      return noteGap(state, command);
    case 'noteStep':
      return noteStep(state, command.byMs, nowMs);
    case 'dismissGap':
      return dismissGap(state, command.giveBack, nowMs);
    case 'abort':
      return abort(state, command.reason, nowMs);
  }
};
