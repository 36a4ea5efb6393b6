import type { Language } from 'chess-match/client/drawing';
import { en } from './en';
import { ru, type BusinessTexts } from './ru';

export type { BusinessTexts } from './ru';

export const BUSINESS_TEXTS: Readonly<Record<Language, BusinessTexts>> = { ru, en };
