import { audienceOverlay } from '../games/business/audience/audienceOverlay';

/** The graphic `audience-black`. */
export default audienceOverlay('audience-black', 'black');
