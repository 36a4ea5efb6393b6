import { emptyFrame } from '../air/emptyFrame';

/** The graphic `turning-point`: games that an engine judges draw it (`drawn.ts`). */
export default emptyFrame('turning-point');
