import type { Language } from 'chess-match/client';
import { en, type MatchFormTexts } from './en';
import { ru } from './ru';

export const MATCH_FORM_TEXTS: Readonly<Record<Language, MatchFormTexts>> = { en, ru };
