import { emptyFrame } from '../air/emptyFrame';

/** The graphic `result`: each game draws its own. */
export default emptyFrame('result');
