import type { Decoded, Language } from 'chess-match/client';

interface LettersTexts {
  readonly concluded: (encoding: Decoded['encoding']) => string;
  readonly right: string;
}

export const LETTERS_TEXTS: Readonly<Record<Language, LettersTexts>> = {
  en: {
    concluded: (encoding) => `The file is not UTF-8. It was read as ${encoding}. Look whether these letters are right:`,
    right: 'The letters are right',
  },
  ru: {
    concluded: (encoding) => `Файл не в UTF-8. Он прочитан как ${encoding}. Проверьте, верны ли буквы:`,
    right: 'Буквы верны',
  },
};
