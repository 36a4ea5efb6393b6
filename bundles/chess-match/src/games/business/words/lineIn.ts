import type { Language } from '../../../view/language';
import { lineIn as written, type LineWords } from '../../chess/lineIn';
import { sanIn } from '../../chess/sanIn';
import type { LineItem } from '../entry/lineItems';
import { isKeyword, KEYWORDS } from '../record/itemForms';
import { RUSSIAN_WORDS } from '../record/keywordWords';

/** One item of a turn line in the words of a language. */
export const itemIn = ({ text, kind }: Pick<LineItem, 'text' | 'kind'>, language: Language): string => {
  if (language === 'en' || kind === 'unknown') return text;
  if (kind === 'move') {
    const at = text.indexOf(':') + 1;
    return `${text.slice(0, at)}${sanIn(text.slice(at), language)}`;
  }
  const [word = '', ...rest] = text.split(' ');
  return isKeyword(word) ? [RUSSIAN_WORDS[word][0], ...rest].join(' ') : text;
};

/** The items of a line in the order in which it is printed: moves by board, then the rest; what is no item last. */
export const inPrintedOrder = <T extends Pick<LineItem, 'kind' | 'board'>>(items: readonly T[]): readonly T[] => {
  const rank = ({ kind }: T): number => (kind === 'move' ? 0 : kind === 'unknown' ? 2 : 1);
  return [...items].sort((a, b) => rank(a) - rank(b) || (rank(a) === 0 ? (a.board ?? 0) - (b.board ?? 0) : 0));
};

/** The words of a turn line in Russian, as they are written. */
export const LINE_WORDS: LineWords = Object.fromEntries(
  KEYWORDS.map((keyword) => [keyword, RUSSIAN_WORDS[keyword][0]]),
);

/** A turn line as people of a language read it, in printing order. */
export const lineIn = (line: string, language: Language): string => written(line, language, LINE_WORDS);
