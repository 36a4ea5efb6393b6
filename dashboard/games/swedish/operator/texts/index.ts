import type { Language } from 'chess-match/client';
import { useStrings } from '../../../../operator/state/context';
import { en, type SwedishStrings } from './en';
import { ru } from './ru';

export type { SwedishStrings } from './en';

export const SWEDISH_TEXTS: Readonly<Record<Language, SwedishStrings>> = { en, ru };

export const useSwedishTexts = (): SwedishStrings => SWEDISH_TEXTS[useStrings().language];
