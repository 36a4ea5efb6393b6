export { MOST_MARKS, NO_DRAWING, withMark, type Drawing } from './drawing';
export { outlineOf, type Sign } from './outline';
export { readStudies, type OpenedStudy, type StudyInFile } from './readStudies';
export {
  beginStudy,
  boardOf,
  currentStep,
  goAside,
  goBack,
  goForward,
  goTo,
  goToEnd,
  goToStart,
  nextOf,
  pathTo,
  removeStep,
  stepOf,
  tryMove,
  type Step,
  type Study,
} from './study';
export { ORTHODOX_STUDY } from '../games/chess/onFen/study';
export type { SetUpRules, StudyBoard, StudyRules } from '../games/common/studyRules';
