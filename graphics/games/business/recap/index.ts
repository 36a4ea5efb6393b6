import { recapWith } from '../../../recap/recapWith';
import { TELLING } from '../shared/telling';

/** The graphic `recap` of Business Chess: with the chips of each board as they were. */
export const recap = recapWith(TELLING);
