import type { Language } from 'chess-match/client';
import { en, type SheetsTexts } from './en';
import { ru } from './ru';

export type { SheetsTexts } from './en';

export const SHEETS_TEXTS: Readonly<Record<Language, SheetsTexts>> = { en, ru };
