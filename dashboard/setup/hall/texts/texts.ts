import type { Language } from 'chess-match/client';
import { en } from './en';
import { ru, type HallTexts } from './ru';

export type { HallTexts };

export const HALL_TEXTS: Readonly<Record<Language, HallTexts>> = { en, ru };
