import type { Language } from 'chess-match/client/drawing';
import { en } from './en';
import { ru, type VenueTexts } from './ru';

export type { VenueTexts };

export const TEXTS: Readonly<Record<Language, VenueTexts>> = { ru, en };
