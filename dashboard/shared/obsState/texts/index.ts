import { useLanguage } from '../../frame/language';
import { en, type ObsStateStrings } from './en';
import { ru } from './ru';

export type { ObsStateStrings } from './en';
export type * from './types';

const STRINGS = { en, ru };

/** How an OBS is, in the page's language. */
export const useObsStateStrings = (): ObsStateStrings => STRINGS[useLanguage()];
