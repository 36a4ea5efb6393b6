import type { Language } from './language';
import { EN, type ModuleWords } from './words/en';
import { RU } from './words/ru';

export type { ModuleWords };

const WORDS: Readonly<Record<Language, ModuleWords>> = { en: EN, ru: RU };

export const wordsIn = (language: Language): ModuleWords => WORDS[language];
