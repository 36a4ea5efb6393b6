import type { Decoded, Language } from 'chess-match/client';

interface FileTexts {
  readonly concluded: (encoding: Decoded['encoding']) => string;
  readonly right: string;
  /** How many places of a file cannot be read. */
  readonly faultsTitle: (count: number) => string;
  readonly faultAt: (line: number, column: number | null) => string;
}

export const FILE_TEXTS: Readonly<Record<Language, FileTexts>> = {
  en: {
    concluded: (encoding) => `The file is not UTF-8. It was read as ${encoding}. Look whether these letters are right:`,
    right: 'The letters are right',
    faultsTitle: (count) =>
      count === 1 ? 'The file cannot be taken in: 1 place' : `The file cannot be taken in: ${count} places`,
    faultAt: (line, column) => (column === null ? `line ${line}` : `line ${line}, column ${column}`),
  },
  ru: {
    concluded: (encoding) => `Файл не в UTF-8. Он прочитан как ${encoding}. Проверьте, верны ли буквы:`,
    right: 'Буквы верны',
    faultsTitle: (count) => `Файл нельзя загрузить, мест с ошибкой: ${count}`,
    faultAt: (line, column) => (column === null ? `строка ${line}` : `строка ${line}, знак ${column}`),
  },
};
