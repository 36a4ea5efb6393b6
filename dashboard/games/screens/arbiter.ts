import type { ArbiterScreen } from '../../arbiter/screen';
import { BusinessPage } from '../business/arbiter/BusinessPage';
import { ClassicalPage } from '../classical/arbiter/ClassicalPage';
import { SwedishPage } from '../swedish/arbiter/SwedishPage';

/** The arbiter's page of each game that has one of its own. */
export const ARBITER_SCREENS: Readonly<Record<string, ArbiterScreen>> = {
  business: BusinessPage,
  classical: ClassicalPage,
  swedish: SwedishPage,
};
