import { verticalWith } from './graphic';

/** The graphic `vertical`: the program for screens that are held upright. */
export default verticalWith({});
