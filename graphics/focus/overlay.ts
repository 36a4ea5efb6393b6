import { emptyFrame } from '../air/emptyFrame';

/** The graphic `focus`: each game draws its own. */
export default emptyFrame('focus');
