import type { Language } from 'chess-match/client';
import { useLanguage } from '../../../../shared/frame/language';
import { en, type BusinessArbiterTexts } from './en';
import { ru } from './ru';

export type { Penalty } from './en';

export const BUSINESS_ARBITER_TEXTS: Readonly<Record<Language, BusinessArbiterTexts>> = { en, ru };

export const useBusinessArbiterTexts = (): BusinessArbiterTexts => BUSINESS_ARBITER_TEXTS[useLanguage()];
