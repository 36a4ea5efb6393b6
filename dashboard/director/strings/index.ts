import type { Language } from 'chess-match/client';
import { en } from './en';
import { ru } from './ru';
import type { Strings } from './strings';

export const STRINGS: Readonly<Record<Language, Strings>> = { en, ru };
export type { Strings } from './strings';
