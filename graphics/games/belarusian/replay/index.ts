import { replayWith } from '../../../replay/replayWith';
import { TELLING } from '../shared/telling';

/** The graphic `replay` of Belarusian chess: with the throne, and moves in its letters. */
export const replay = replayWith(TELLING);
