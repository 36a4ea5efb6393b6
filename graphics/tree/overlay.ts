import { emptyFrame } from '../air/emptyFrame';

/** The graphic `tree`: each game draws its own. */
export default emptyFrame('tree');
