import type { Language } from 'chess-match/client/drawing';
import { en } from './en';
import { ru, type CaptainTexts } from './ru';

export type { CaptainTexts };

export const CAPTAIN_TEXTS: Readonly<Record<Language, CaptainTexts>> = { ru, en };
