import type { Language } from 'chess-match/client/drawing';
import { en } from './en';
import { ru, type ProgressiveTexts } from './ru';

export const PROGRESSIVE_TEXTS: Readonly<Record<Language, ProgressiveTexts>> = { ru, en };
