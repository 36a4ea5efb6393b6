import type { Language } from 'chess-match/client';
import type { ApartStrings } from '../../../../operator/apart/texts';
import { useStrings } from '../../../../operator/state/context';
import { en, ownEn, type OwnStrings } from './en';
import { ownRu, ru } from './ru';

export const CLASSICAL_TEXTS: Readonly<Record<Language, ApartStrings>> = { en, ru };

const OWN: Readonly<Record<Language, OwnStrings>> = { en: ownEn, ru: ownRu };

export const useOwnTexts = (): OwnStrings => OWN[useStrings().language];
