import { emptyFrame } from '../air/emptyFrame';

/** The graphic `audience-white`: each game draws its own. */
export default emptyFrame('audience-white');
