export { airView } from './airView';
export type { PlainType, ShowCommand } from './commands';
export { decide } from './decide';
export { castOf } from './demo/cast';
export { demoPeople, demoSpeakers, demoTeams, isDemonstration } from './demo/people';
export {
  BREAK_STANDS,
  breakBefore,
  GAME,
  hasTimeAfter,
  interlude,
  openingOf,
  RECAP,
  RESULT_STANDS,
  type Cue,
  type Shot,
} from './demo/programme';
export { programOn } from './decideAir';
export { emptyShow } from './emptyShow';
export { refuse } from './errors';
export type { EndedEntered, ShowEvent } from './events';
export { presentEvent, presentName } from './formerNames';
export { evolve } from './evolve';
export { GRAPHIC_IDS, isOfEngine, type GraphicId } from './graphics';
export { LAYERS } from './layers';
export { dueOf, nextDue, waitingAfter, type Waiting } from './suggestions/automatic';
export { reviewSuggestions } from './suggestions/decide';
export { newSpeakers } from './suggestions/newSpeaker';
export { dueReturn, pendingReturn, planReturn } from './suggestions/returning';
export { completeModes } from './suggestions/modes';
export type { Situation } from './suggestions/reasons';
export { cameraFrames } from './frames';
export { completed, decideSpeaking, followTeams, nobody, stillKnown, type TeamNames } from './people';
export { peopleView } from './peopleView';
export { project } from './project';
export { initial, type Suggestion, type ShowState } from './state';
