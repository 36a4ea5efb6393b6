import type { Language } from 'chess-match/client';
import { en, type AfterTexts } from './en';
import { ru } from './ru';

export type { AfterTexts } from './en';

export const AFTER_TEXTS: Readonly<Record<Language, AfterTexts>> = { en, ru };
