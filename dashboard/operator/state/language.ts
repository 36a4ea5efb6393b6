import type { Language } from 'chess-match/client';
import { en } from '../texts/en';
import { ru } from '../texts/ru';
import type { Strings } from '../texts/en';

export const STRINGS: Readonly<Record<Language, Strings>> = { en, ru };
