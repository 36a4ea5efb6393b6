import type { Language } from 'chess-match/client';
import { en, type ProgressiveTexts } from './en';
import { ru } from './ru';

export const PROGRESSIVE_TEXTS: Readonly<Record<Language, ProgressiveTexts>> = { en, ru };
