import { PLAIN_TELLING } from '../telling/look';
import { replayWith } from './replayWith';

/** The graphic `replay`: a turn again, on its board. */
export default replayWith(PLAIN_TELLING);
