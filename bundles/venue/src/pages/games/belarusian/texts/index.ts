import type { Language } from 'chess-match/client/drawing';
import { en } from './en';
import { ru, type BelarusianTexts } from './ru';

export const BELARUSIAN_TEXTS: Readonly<Record<Language, BelarusianTexts>> = { ru, en };
