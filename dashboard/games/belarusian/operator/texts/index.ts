import type { Language } from 'chess-match/client';
import { en, type BelarusianTexts } from './en';
import { ru } from './ru';

export const BELARUSIAN_TEXTS: Readonly<Record<Language, BelarusianTexts>> = { en, ru };
