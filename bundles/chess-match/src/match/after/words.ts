import type { KeyMoment } from '../../games/common/keyMoments';
import { GAME_FORMS, GAME_SUGGESTIONS } from '../../games/words';
import type { Language } from '../../view/language';

const BEGINS: Readonly<Record<Language, string>> = { en: 'The game begins', ru: 'Партия началась' };

/** What comes before the first move. */
export const OPENING: Readonly<Record<Language, string>> = { en: 'Before the game', ru: 'Перед партией' };

/** What somebody marked without a word. */
export const MARKED: Readonly<Record<Language, string>> = { en: 'Marked moment', ru: 'Отмеченный момент' };

/** A clip of something that has no name. */
export const CLIP: Readonly<Record<Language, string>> = { en: 'Replay', ru: 'Повтор' };

/** A moment in words: "24... Mate on board 1". */
export const titleOf = (
  { kind, side, board, other, amount, turn }: KeyMoment,
  game: string,
  nameOf: (board: number) => string,
  language: Language,
): string => {
  if (kind === 'begins') return BEGINS[language];
  const words = GAME_SUGGESTIONS[language][kind];
  const named = (at: number | null): string => (at === null ? '' : nameOf(at));
  const said = words.said({
    who: side === null ? '' : (GAME_FORMS[game]?.texts[language].teams[side] ?? ''),
    board: named(board),
    other: named(other),
    amount: amount ?? 0,
  });
  return turn === '' ? said : `${turn} ${said}`;
};
