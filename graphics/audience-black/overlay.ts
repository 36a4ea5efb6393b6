import { audienceOverlay } from '../audience/audienceOverlay';

/** The graphic `audience-black`. */
export default audienceOverlay('audience-black', 'black');
