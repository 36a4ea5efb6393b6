import type { CommentatorScreen } from '../../commentator/screen';
import { BelarusianWorkplace } from '../belarusian/commentator/BelarusianWorkplace';
import { Workplace as BusinessWorkplace } from '../business/commentator/Workplace';
import { ClassicalWorkplace } from '../classical/commentator/ClassicalWorkplace';
import { ProgressiveWorkplace } from '../progressive/commentator/ProgressiveWorkplace';
import { SwedishWorkplace } from '../swedish/commentator/SwedishWorkplace';

/** The commentator's page of each game that has one of its own. */
export const COMMENTATOR_SCREENS: Readonly<Record<string, CommentatorScreen>> = {
  business: BusinessWorkplace,
  swedish: SwedishWorkplace,
  progressive: ProgressiveWorkplace,
  classical: ClassicalWorkplace,
  belarusian: BelarusianWorkplace,
};
