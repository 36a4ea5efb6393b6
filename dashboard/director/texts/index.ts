import type { Language } from 'chess-match/client';
import { en, type Strings } from './en';
import { ru } from './ru';

export const STRINGS: Readonly<Record<Language, Strings>> = { en, ru };
export type { Strings } from './en';
