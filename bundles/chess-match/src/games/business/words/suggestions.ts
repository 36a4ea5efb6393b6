import type { SuggestionWords } from '../../common/suggestionWords';
import { chipsText } from './chips';

/** What happened to chips and branches. */
export const SUGGESTION_WORDS: SuggestionWords<'branching' | 'pass' | 'selection' | 'boardEnd'> = {
  en: {
    branching: {
      said: ({ who, board, other, amount }) =>
        `${who} branched board ${board}: ${chipsText(amount, 'en')} to board ${other}`,
      mode: 'Branching: tree',
    },
    pass: {
      said: ({ who, board, other }) => `${who} passed from board ${board} to board ${other}`,
      mode: 'Pass: tree strip',
    },
    selection: {
      said: ({ who, board, amount }) => `${who} gave up board ${board}: ${chipsText(amount, 'en')} moved`,
      mode: 'Selection: tree',
    },
    boardEnd: {
      said: ({ board, amount }) => `Board ${board} has ended: ${chipsText(amount, 'en')}`,
      mode: 'A board ends: that board large',
    },
  },
  ru: {
    branching: {
      said: ({ who, board, other, amount }) =>
        `${who} разделили доску ${board}: ${chipsText(amount, 'ru')} на доску ${other}`,
      mode: 'Ветвление: дерево',
    },
    pass: {
      said: ({ who, board, other }) => `${who} сделали пас с доски ${board} на доску ${other}`,
      mode: 'Пас: дерево полосой',
    },
    selection: {
      said: ({ who, board, amount }) => `${who} отдали доску ${board}: перенесено ${chipsText(amount, 'ru')}`,
      mode: 'Отбор: дерево',
    },
    boardEnd: {
      said: ({ board, amount }) => `Доска ${board} закончена, ${chipsText(amount, 'ru')}`,
      mode: 'Доска закончена: она крупно',
    },
  },
};
