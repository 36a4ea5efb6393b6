import { useLanguage } from '../../../shared';
import { en, type ObsStrings } from './en';
import { ru } from './ru';

export type { ObsStrings } from './en';
export type * from './types';

export const OBS_STRINGS = { en, ru };

/** The words of the OBS part in the page's language. */
export const useObsStrings = (): ObsStrings => OBS_STRINGS[useLanguage()];
