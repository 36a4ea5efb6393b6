import { emptyFrame } from '../air/emptyFrame';

/** The graphic `key-change`: each game draws its own. */
export default emptyFrame('key-change');
