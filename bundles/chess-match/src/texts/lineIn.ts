import { lineIn as lineInWords, playedIn as playedInWords } from '../games/chess/lineIn';
import { GAME_LINE_WORDS, GAME_WORD_IN } from '../games/words';
import type { Language } from '../view/language';

/** The line of a turn of any game as people of a language read it, in printing order. */
export const lineIn = (line: string, language: Language): string => lineInWords(line, language, GAME_LINE_WORDS);

/** What was played in a turn of any game: a line, or moves by themselves. */
export const playedIn = (line: string, language: Language): string => {
  const written = line.split(/\s+/).map((word) => GAME_WORD_IN(word, language));
  return playedInWords(written.join(' '), language, GAME_LINE_WORDS);
};
