import type { ByKeys, TypedLine } from '../../../entry/typedLine';
import { BOARD } from './itemForms';
import { asLatinKeys, mayBeOtherKeys } from '../../chess/keys';
import { keywordOf, beginsKeyword } from './keywordWords';
import { isByOtherKeys, isReadableMove, latinMove } from '../../chess/spelling';

interface Word {
  readonly text: string;
  readonly byKeys: ByKeys | null;
}

const asItIs = (text: string): Word => ({ text, byKeys: null });
const keyed = (typed: string, text: string): Word => ({ text, byKeys: { typed, read: text } });

const MOVE = new RegExp(`^(${BOARD}:)(.+)$`);
/** The colon's key gives this letter on the Russian layout, where no notation has one. */
const MOVE_BY_KEYS = new RegExp(`^${BOARD}Ж`);

const moveWord = (word: string): Word | null => {
  if (MOVE_BY_KEYS.test(word)) return keyed(word, asLatinKeys(word));
  const [, board, , text] = MOVE.exec(word) ?? [];
  if (board === undefined || text === undefined) return null;
  // Read by its keys it stays as it was typed: the rules read it the same way, and every page sees that it was.
  return isByOtherKeys(text)
    ? { text: word, byKeys: { typed: word, read: asLatinKeys(word) } }
    : asItIs(`${board}${latinMove(text)}`);
};

const keywordWord = (word: string): Word | null => {
  const keyword = keywordOf(word);
  if (keyword !== null) return asItIs(keyword);
  const other = mayBeOtherKeys(word) && !beginsKeyword(word) ? keywordOf(asLatinKeys(word)) : null;
  return other === null ? null : keyed(word, other);
};

/** Boards and chips behind a keyword; "1Ю2" is "1>2" by its keys. */
const figuresWord = (word: string): Word | null =>
  /^\d/.test(word) && mayBeOtherKeys(word) ? keyed(word, asLatinKeys(word)) : null;

const bareMove = (word: string, board: number): Word | null => {
  if (/^\d/.test(word) || beginsKeyword(word)) return null;
  if (isReadableMove(word)) return asItIs(`${board}:${latinMove(word)}`);
  return isByOtherKeys(word) ? { text: `${board}:${word}`, byKeys: { typed: word, read: asLatinKeys(word) } } : null;
};

/**
 * What a person typed, in any alphabet, as a turn line; moves in Latin letters where their letters have one meaning.
 * Nothing is lost: what has no meaning stays as it was typed.
 * @param onlyBoard the board of a move that names none; null where there are several
 */
export const readTyped = (typed: string, onlyBoard: number | null): TypedLine => {
  const texts = typed.split(/\s+/).filter((word) => word !== '');
  const isBranching = texts.some((word) => keywordWord(word)?.text === 'branch');
  const words = texts.map((word): Word => {
    const bare = onlyBoard === null || isBranching ? null : bareMove(word, onlyBoard);
    return moveWord(word) ?? keywordWord(word) ?? bare ?? figuresWord(word) ?? asItIs(word);
  });
  return {
    line: words.map(({ text }) => text).join(' '),
    byKeys: words.flatMap(({ byKeys }) => (byKeys === null ? [] : [byKeys])),
  };
};
