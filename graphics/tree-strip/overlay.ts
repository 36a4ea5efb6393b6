import { emptyFrame } from '../air/emptyFrame';

/** The graphic `tree-strip`: each game draws its own. */
export default emptyFrame('tree-strip');
