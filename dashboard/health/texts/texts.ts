import type { Language } from 'chess-match/client';
import { en, type HealthTexts } from './en';
import { ru } from './ru';

export type { HealthTexts } from './en';

export const HEALTH_TEXTS: Readonly<Record<Language, HealthTexts>> = { en, ru };
