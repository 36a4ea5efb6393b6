import { emptyFrame } from '../air/emptyFrame';

/** The graphic `scorebug`: each game draws its own. */
export default emptyFrame('scorebug');
