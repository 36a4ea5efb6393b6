import { isKeyword } from '../notation/itemForms';
import { RUSSIAN_WORDS } from '../notation/keywordWords';
import { RUSSIAN_PIECES } from '../notation/pieceLetters';
import type { Language } from './language';
import { splitLine, type LineItem } from './turnLine';

const RUSSIAN_OF = new Map(RUSSIAN_PIECES.map(([russian, san]) => [san, russian]));
const russian = (letter: string): string => RUSSIAN_OF.get(letter) ?? letter;

/** A move in SAN, or what stands for one, as people of a language write it: "Крxf2", "e8Ф", "П@f7", "0-0". */
export const sanIn = (san: string, language: Language): string => {
  if (language === 'en') return san;
  if (/^O-O/.test(san)) return san.replaceAll('O', '0');
  return san
    .replace(/^([KQRBN])(?=[a-z0-9@])/, (letter) => russian(letter))
    .replace(/^P(?=@)/, russian('P'))
    .replace(/=([QRBN])/, (_, letter: string) => russian(letter));
};

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

/** A turn line as people of a language read it, in printing order. */
export const lineIn = (line: string, language: Language): string =>
  inPrintedOrder(splitLine(line))
    .map((item) => itemIn(item, language))
    .join(' ');

/** What was played in a turn of any game as people of a language read it: items of a line, or one move by itself. */
export const playedIn = (line: string, language: Language): string => lineIn(sanIn(line, language), language);
