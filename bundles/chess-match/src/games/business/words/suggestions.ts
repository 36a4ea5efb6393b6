import type { SuggestionWords } from '../../common/suggestionWords';
import { chipsText } from './chips';

/** What happened to chips and branches. */
export const SUGGESTION_WORDS: SuggestionWords<'branching' | 'pass' | 'selection' | 'boardEnd'> = {
  en: {
    branching: {
      said: ({ who, board, other, amount }) =>
        `${who} branched board ${board}: ${chipsText(amount, 'en')} to board ${other}`,
      mode: 'Branching: tree',
      explained:
        'The team plays on with two boards from the same position; the chips are shared out between them, and each is a point for winning there.',
    },
    pass: {
      said: ({ who, board, other }) => `${who} passed from board ${board} to board ${other}`,
      mode: 'Pass: tree strip',
      explained: 'One chip moves to another board: a win becomes worth more where the position is better.',
    },
    selection: {
      said: ({ who, board, amount }) => `${who} gave up board ${board}: ${chipsText(amount, 'en')} moved`,
      mode: 'Selection: tree',
      explained:
        'The team gives up a bad board and pays a point for each of its chips; the chips themselves go to other boards.',
    },
    boardEnd: {
      said: ({ board, amount }) => `Board ${board} has ended: ${chipsText(amount, 'en')}`,
      mode: 'A board ends: that board large',
      explained: 'The result of that board counts as often as there are chips on it.',
    },
  },
  ru: {
    branching: {
      said: ({ who, board, other, amount }) =>
        `${who} разделили доску ${board}: ${chipsText(amount, 'ru')} на доску ${other}`,
      mode: 'Ветвление: дерево',
      explained:
        'Команда играет дальше на двух досках из одной позиции; фишки поделены между ними, и каждая — очко за победу на своей доске.',
    },
    pass: {
      said: ({ who, board, other }) => `${who} сделали пас с доски ${board} на доску ${other}`,
      mode: 'Пас: дерево полосой',
      explained: 'Одна фишка уходит на другую доску: победа дороже там, где позиция лучше.',
    },
    selection: {
      said: ({ who, board, amount }) => `${who} отдали доску ${board}: перенесено ${chipsText(amount, 'ru')}`,
      mode: 'Отбор: дерево',
      explained: 'Команда отдаёт плохую доску и платит по очку за каждую её фишку; сами фишки уходят на другие доски.',
    },
    boardEnd: {
      said: ({ board, amount }) => `Доска ${board} закончена, ${chipsText(amount, 'ru')}`,
      mode: 'Доска закончена: она крупно',
      explained: 'Результат этой доски умножается на число фишек на ней.',
    },
  },
};
