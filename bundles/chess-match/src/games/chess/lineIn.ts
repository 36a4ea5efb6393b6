import type { Language } from '../../view/language';
import { sanIn } from './sanIn';

/** What words of a line that are no moves are called in Russian. */
export type LineWords = Readonly<Record<string, string>>;

interface Item {
  /** Moves with their boards, then what else is done, then what is neither. */
  readonly rank: 0 | 1 | 2;
  readonly board: number;
  readonly text: string;
}

const MOVE = /^(\d+):(.*)$/;
const wordsOf = (line: string): readonly string[] => line.split(/\s+/).filter((word) => word !== '');

/** A word that is no move has what stands behind it up to the next letter: boards, and how many of what. */
const itemsOf = (line: string, language: Language, words: LineWords): readonly Item[] => {
  const items: Item[] = [];
  for (const word of wordsOf(line)) {
    const [, board, san = ''] = MOVE.exec(word) ?? [];
    const last = items.at(-1);
    if (board !== undefined) items.push({ rank: 0, board: Number(board), text: `${board}:${sanIn(san, language)}` });
    else if (Object.hasOwn(words, word))
      items.push({ rank: 1, board: 0, text: language === 'ru' ? (words[word] ?? word) : word });
    else if (last?.rank === 1 && /^\d/.test(word)) items.splice(-1, 1, { ...last, text: `${last.text} ${word}` });
    else items.push({ rank: 2, board: 0, text: word });
  }
  return items;
};

/**
 * The line of a turn over several boards as people of a language read it, in printing order: moves by board, then the
 * rest.
 */
export const lineIn = (line: string, language: Language, words: LineWords): string =>
  [...itemsOf(line, language, words)]
    .sort((a, b) => a.rank - b.rank || a.board - b.board)
    .map(({ text }) => text)
    .join(' ');

/** What was played in a turn: a line, or moves by themselves. */
export const playedIn = (line: string, language: Language, words: LineWords): string =>
  lineIn(
    wordsOf(line)
      .map((word) => sanIn(word, language))
      .join(' '),
    language,
    words,
  );
