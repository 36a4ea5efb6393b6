import type { Language } from 'chess-match/client';
import { en, type SoundTexts } from './en';
import { ru } from './ru';

export type { MetersState, SoundTexts } from './en';

export const SOUND_TEXTS: Readonly<Record<Language, SoundTexts>> = { en, ru };
