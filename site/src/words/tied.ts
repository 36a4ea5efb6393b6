const NO_BREAK = '\u00a0';

/**
 * Whether a word stays with the one before it: after one of one or two letters or a board’s number; a number; the dot
 * between two moves.
 */
const isTied = (before: string, word: string): boolean =>
  /^\p{L}{1,2}$/u.test(before) || /\d:$/.test(before) || word.startsWith('·') || (/^\d/.test(word) && before !== '·');

/**
 * What belongs together stays on one line: "on board 1", "5: Qxc4+". By words: what looks behind in a pattern is
 * unknown to browsers of 2022.
 */
export const tied = (text: string): string => {
  const words = text.split(' ');
  return words
    .map((word, at) => word + (at + 1 === words.length ? '' : isTied(word, words[at + 1] ?? '') ? NO_BREAK : ' '))
    .join('');
};
