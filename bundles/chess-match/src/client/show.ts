/** What a page, a fixture or a script may know of the show without a browser. */
export { emptyShow } from '../show/emptyShow';
export { idleIn } from '../games/onAir';
export { GRAPHIC_IDS, LAYERS, type Layer } from '../show/graphics';
export { OFFER_KINDS, OFFER_RULES, type OfferKind, type OfferRule } from '../show/offers/rules';
export { transitionMs } from '../show/transitions';
export { cameraFrames, columnX, type CameraFrame } from '../show/frames';
export type { Air, ContentOf, GraphicId } from '../show/graphics';
export type { PeopleView } from '@schemas/people';
export type { ShowView } from '@schemas/show';
