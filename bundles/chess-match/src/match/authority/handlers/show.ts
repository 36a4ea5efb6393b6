import type { CommandOf, CommandType } from '../../../contract/commands';
import { ok } from '../../../games/common/result';
import type { PlainType } from '../../../show';
import { checkCue, checkProposal, checkPeople, checkModes, checkRundown, type Checked } from '../show/showShape';
import type { ShowHandler } from './handler';

const show = <T extends CommandType>(check: (command: CommandOf<T>) => Checked): ShowHandler<T> => ({
  of: 'show',
  check,
});

/** For a command whose shape leaves nothing to check. */
export const asSent = show<PlainType>(ok);
export const cueGraphic = show(checkCue);
export const proposeAnalysis = show(checkProposal);
export const setRundown = show(checkRundown);
export const setSuggestionModes = show(checkModes);
export const setPeople = show(checkPeople);
