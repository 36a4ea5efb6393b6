/** What a page, a fixture or a script may know of the show without a browser. */
export { airView, previewView } from '../show/airView';
export { emptyShow } from '../show/emptyShow';
export {
  cardIn,
  cardsOf,
  hasAudiences,
  idleIn,
  isBranching,
  placeText,
  presetsOf,
  sceneRulesOf,
  suggestedIn,
  type ExplainerCard,
} from '../games/onAir';
export { FIRST_GAME } from '../games/words';
export type { Preset } from '../games/common/presets';
export type { SceneRule } from '../games/common/scenes';
export { presentField } from '../show/formerPerson';
export { GRAPHIC_IDS, isOfEngine } from '../show/graphics';
export { itemsFor, stepFrom } from '../show/rundown/steps';
export { LAYERS, type Layer } from '../show/layers';
export {
  collide,
  FRAME,
  frameOf,
  UPRIGHT,
  type FrameSize,
  homeOf,
  isFull,
  isOfProgram,
  isVisitor,
  reachOf,
  zoneOf,
  ZONES,
  ZONE_NAMES,
  zonesMeet,
} from '../show/zones';
export type { Placed, Zone, ZoneName } from '../show/zones';
export {
  SUGGESTION_KINDS,
  SUGGESTION_MODES,
  type SuggestionKind,
  type SuggestionMode,
} from '../show/suggestions/modes';
export { isDemonstration } from '../show/demo/people';
export { transitionMs } from '../show/transitions';
export {
  boardAfter,
  boardWithin,
  mainBoard,
  movesIn,
  positionAt,
  recapOf,
  replayOf,
  stepAt,
  TELLERS,
  withTurned,
  type Chapter,
  type Teller,
  type Telling,
  type TellingClock,
  type TellingStep,
  type Tellings,
} from '../show/telling';
export { cameraFrames, columnX, type CameraFrame } from '../show/frames';
export { areAlike, TEAM_COLOURS, type TeamColour } from '../show/teamColours';
export type { Air, ContentOf, GraphicId } from '../show/graphics';
export type { PeopleView } from '@schemas/people';
export type { AirView } from '@schemas/air';
export type { ShowView } from '@schemas/show';
