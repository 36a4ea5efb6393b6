import { emptyFrame } from '../air/emptyFrame';

/** The graphic `explainer`: each game draws its own. */
export default emptyFrame('explainer');
