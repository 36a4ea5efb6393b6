import type { SuggestionWords } from '../../common/suggestionWords';

/** A game of the match that is over, by anything but mate. */
export const SUGGESTION_WORDS: SuggestionWords<'gameEnd'> = {
  en: {
    gameEnd: {
      said: ({ board }) => `Board ${board} is over`,
      mode: 'A board is over: that board large',
      explained: 'Its point, or half of it, counts for the team.',
    },
  },
  ru: {
    gameEnd: {
      said: ({ board }) => `На доске ${board} партия окончена`,
      mode: 'Партия на доске окончена: эта доска крупно',
      explained: 'Его очко или половина идёт в счёт команды.',
    },
  },
};
