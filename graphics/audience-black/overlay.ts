import { emptyFrame } from '../air/emptyFrame';

/** The graphic `audience-black`: each game draws its own. */
export default emptyFrame('audience-black');
