import { useLanguage } from '../../frame/language';
import { en } from './en';
import { ru } from './ru';
import type { ObsStateStrings } from './strings';

export type * from './strings';

const STRINGS = { en, ru };

/** How an OBS is, in the page's language. */
export const useObsStateStrings = (): ObsStateStrings => STRINGS[useLanguage()];
