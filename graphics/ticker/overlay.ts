import { emptyFrame } from '../air/emptyFrame';

/** The graphic `ticker`: each game draws its own. */
export default emptyFrame('ticker');
