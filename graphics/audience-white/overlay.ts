import { audienceOverlay } from '../audience/audienceOverlay';

/** The graphic `audience-white`. */
export default audienceOverlay('audience-white', 'white');
