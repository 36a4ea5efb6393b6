import { useLanguage } from '../../../shared';
import { en } from './en';
import { ru } from './ru';
import type { ObsStrings } from './strings';

export type * from './strings';

export const OBS_STRINGS = { en, ru };

/** The words of the OBS part in the page's language. */
export const useObsStrings = (): ObsStrings => OBS_STRINGS[useLanguage()];
