import type { Language } from 'chess-match/client';
import { useStrings } from '../../../../operator/state/context';
import { en, type BusinessTexts } from './en';
import { ru } from './ru';

export const BUSINESS_TEXTS: Readonly<Record<Language, BusinessTexts>> = { en, ru };

export const useBusinessTexts = (): BusinessTexts => BUSINESS_TEXTS[useStrings().language];
