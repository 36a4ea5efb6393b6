import { emptyFrame } from '../air/emptyFrame';

/** The graphic `boards`: each game draws its own. */
export default emptyFrame('boards');
