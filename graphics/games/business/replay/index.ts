import { replayWith } from '../../../replay/replayWith';
import { TELLING } from '../shared/telling';

/** The graphic `replay` of Business Chess: with the chips of each board as they were. */
export const replay = replayWith(TELLING);
