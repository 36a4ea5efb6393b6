import type { SuggestionWords } from '../../common/suggestionWords';

/** What goes over to a partner, and who waits for it. */
export const SUGGESTION_WORDS: SuggestionWords<'queenGiven' | 'sitting'> = {
  en: {
    queenGiven: {
      said: ({ other }) => `A queen goes over to board ${other}`,
      mode: 'A queen is given over: the board it goes to, large',
    },
    sitting: {
      said: ({ who, board }) => `${who} sits on board ${board} until the partner gives something`,
      mode: 'Somebody sits: that board large',
    },
  },
  ru: {
    queenGiven: {
      said: ({ other }) => `Ферзь уходит на доску ${other}`,
      mode: 'Отдан ферзь: крупно доска, куда он идёт',
    },
    sitting: {
      said: ({ who, board }) => `${who} зависли на доске ${board}: нужна фигура от партнёра`,
      mode: 'Кто-то завис: эта доска крупно',
    },
  },
};
