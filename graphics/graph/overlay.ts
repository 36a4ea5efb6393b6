import { emptyFrame } from '../air/emptyFrame';

/** The graphic `graph`: games that an engine judges draw it (`drawn.ts`). */
export default emptyFrame('graph');
