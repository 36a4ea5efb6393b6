import { audienceOverlay } from '../games/business/audience/audienceOverlay';

/** The graphic `audience-white`. */
export default audienceOverlay('audience-white', 'white');
