import { PLAIN_TELLING } from '../telling/look';
import { recapWith } from './recapWith';

/** The graphic `recap`: what mattered so far. */
export default recapWith(PLAIN_TELLING);
