import { recapWith } from '../../../recap/recapWith';
import { TELLING } from '../shared/telling';

/** The graphic `recap` of Belarusian chess: with the throne, and moves in its letters. */
export const recap = recapWith(TELLING);
