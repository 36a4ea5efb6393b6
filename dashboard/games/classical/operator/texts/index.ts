import type { Language } from 'chess-match/client';
import { apartTexts } from '../../../../operator/apart/texts';
import { useStrings } from '../../../../operator/state/context';
import { en, ownEn, type OwnStrings } from './en';
import { ownRu, ru } from './ru';

export const CLASSICAL_TEXTS = { en: apartTexts('en', en), ru: apartTexts('ru', ru) };

const OWN: Readonly<Record<Language, OwnStrings>> = { en: ownEn, ru: ownRu };

export const useOwnTexts = (): OwnStrings => OWN[useStrings().language];
