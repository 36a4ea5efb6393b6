import type { AirLanguage } from 'chess-match/client/drawing';
import { be } from './be';
import { en } from './en';
import { ru, type Words } from './ru';

const WORDS: Readonly<Record<AirLanguage, Words>> = { ru, en, be };

export const wordsOf = (language: AirLanguage): Words => WORDS[language];
