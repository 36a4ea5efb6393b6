import { COMMAND_TYPES } from '../../../commands';
import { rowOf } from '../../authority/commandTable';

const handledBy = (...rooms: readonly string[]): ReadonlySet<string> =>
  new Set(COMMAND_TYPES.filter((type) => rooms.includes(rowOf(type).handler.of)));

const HARMLESS = handledBy('obs', 'show', 'demonstration');
const OF_THE_SHOW = handledBy('show');

/** A command to OBS, to the show, or to the demonstration itself, which leaves the match alone. */
export const isHarmless = (type: string): boolean => HARMLESS.has(type);

/** A director's command; a commentator who offers a board has not taken the desk. */
export const isForTheDesk = (type: string): boolean => OF_THE_SHOW.has(type) && type !== 'proposeAnalysis';
