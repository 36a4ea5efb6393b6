import { isKeyword, KEYWORDS, type Keyword } from './itemForms';

/** The words of the turn line in Russian: the first is written, all are read. */
export const RUSSIAN_WORDS: Readonly<Record<Keyword, readonly [string, ...string[]]>> = {
  branch: ['ветвь', 'ветвление', 'ветка'],
  pass: ['пас'],
  select: ['отбор'],
  resign: ['сдача', 'сдать', 'сдаю'],
  offer: ['предложение', 'предложить', 'предлагаю'],
  draw: ['ничья', 'принять'],
  claim: ['требование', 'требовать', 'требую'],
};

/** The keyword that a word of either language is, in letters of any size; null if none. */
export const keywordOf = (word: string): Keyword | null => {
  const small = word.toLowerCase();
  if (isKeyword(small)) return small;
  return KEYWORDS.find((keyword) => RUSSIAN_WORDS[keyword].includes(small)) ?? null;
};

/** Whether a keyword of either language begins like this: what may become a word is nothing else yet. */
export const beginsKeyword = (text: string): boolean => {
  const small = text.toLowerCase();
  return KEYWORDS.some((keyword) => [keyword, ...RUSSIAN_WORDS[keyword]].some((word) => word.startsWith(small)));
};
