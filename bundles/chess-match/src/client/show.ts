/** What a page, a fixture or a script may know of the show without a browser. */
export { cameraFrames, columnX, type CameraFrame } from '../show/frames';
export { emptyShow, GRAPHIC_IDS } from '../show/graphics';
export type { Air, ContentOf, GraphicId } from '../show/graphics';
export type { PeopleView } from '@schemas/people';
export type { ShowView } from '@schemas/show';
