import { emptyFrame } from '../air/emptyFrame';

/** The graphic `outlook`: games that an engine judges draw it (`drawn.ts`). */
export default emptyFrame('outlook');
