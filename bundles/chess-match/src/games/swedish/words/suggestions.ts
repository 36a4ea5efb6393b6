import type { SuggestionWords } from '../../common/suggestionWords';

/** What goes over to a partner, and who waits for it. */
export const SUGGESTION_WORDS: SuggestionWords<'queenGiven' | 'sitting'> = {
  en: {
    queenGiven: {
      said: ({ other }) => `A queen goes over to board ${other}`,
      mode: 'A queen is given over: the board it goes to, large',
      explained:
        'What is captured on one board goes to the partner, who may put it on his own board instead of a move.',
    },
    sitting: {
      said: ({ who, board }) => `${who} sits on board ${board} until the partner gives something`,
      mode: 'Somebody sits: that board large',
      explained: 'Waiting costs time on the clock, and may bring the piece that decides the board.',
    },
  },
  ru: {
    queenGiven: {
      said: ({ other }) => `Ферзь уходит на доску ${other}`,
      mode: 'Отдан ферзь: крупно доска, куда он идёт',
      explained: 'Взятое на одной доске уходит партнёру, и тот может поставить это на свою доску вместо хода.',
    },
    sitting: {
      said: ({ who, board }) => `${who} зависли на доске ${board}: нужна фигура от партнёра`,
      mode: 'Кто-то завис: эта доска крупно',
      explained: 'Ожидание стоит времени на часах, но может принести фигуру, которая решит партию.',
    },
  },
};
