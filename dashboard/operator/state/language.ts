import type { Language } from 'chess-match/client';
import { en } from '../strings/en';
import { ru } from '../strings/ru';
import type { Strings } from '../strings/strings';

export const STRINGS: Readonly<Record<Language, Strings>> = { en, ru };
