import { gameBreak } from './gameBreak';

/** The graphic `break`: what goes on, and how the match stands. */
export default gameBreak(() => ({ stands: '', latest: '' }));
