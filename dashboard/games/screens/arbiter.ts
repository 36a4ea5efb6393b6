import type { ArbiterScreen } from '../../arbiter/screen';
import { BelarusianPage } from '../belarusian/arbiter/BelarusianPage';
import { BusinessPage } from '../business/arbiter/BusinessPage';
import { ClassicalPage } from '../classical/arbiter/ClassicalPage';
import { ProgressivePage } from '../progressive/arbiter/ProgressivePage';
import { SwedishPage } from '../swedish/arbiter/SwedishPage';

/** The arbiter's page of each game that has one of its own. */
export const ARBITER_SCREENS: Readonly<Record<string, ArbiterScreen>> = {
  business: BusinessPage,
  classical: ClassicalPage,
  swedish: SwedishPage,
  progressive: ProgressivePage,
  belarusian: BelarusianPage,
};
