import type { Language } from 'chess-match/client/drawing';
import { en } from './en';
import { ru, type Words } from './ru';

const WORDS: Readonly<Record<Language, Words>> = { ru, en };

export const wordsOf = (language: Language): Words => WORDS[language];
