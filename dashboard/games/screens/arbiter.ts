import type { ArbiterScreen } from '../../arbiter/screen';
import { BusinessPage } from '../business/arbiter/BusinessPage';
import { SwedishPage } from '../swedish/arbiter/SwedishPage';

/** The arbiter's page of each game that has one of its own. */
export const ARBITER_SCREENS: Readonly<Record<string, ArbiterScreen>> = {
  business: BusinessPage,
  swedish: SwedishPage,
};
