import { countedText } from '../../../view/counted';
import type { SuggestionWords } from '../../common/suggestionWords';
import { movesText, seriesCount } from './counted';

const TIMES = { one: 'раз', few: 'раза', many: 'раз' } as const;

/** What a series brought, and a draw that is near. */
export const SUGGESTION_WORDS: SuggestionWords<'seriesCheck' | 'promotion' | 'captures' | 'quietTurns'> = {
  en: {
    seriesCheck: {
      said: ({ who, amount }) =>
        amount > 0 ? `${who} ended the series with a check: ${movesText(amount, 'en')} lost` : `${who} gave check`,
      mode: 'A series ended with check: the board large',
    },
    promotion: {
      said: ({ who, amount }) =>
        amount > 1 ? `${who} promoted ${amount} pawns in one series` : `${who} promoted a pawn`,
      mode: 'A pawn was promoted in a series: the board large',
    },
    captures: {
      said: ({ who, amount }) => `${who} captured ${amount} times in one series`,
      mode: 'Many captures in one series: the board large',
    },
    quietTurns: {
      said: ({ amount }) => `${seriesCount(amount, 'en')} more without a capture and a pawn move: a draw`,
      mode: 'A draw by quiet turns is near: the card of how games end',
    },
  },
  ru: {
    seriesCheck: {
      said: ({ who, amount }) =>
        amount > 0 ? `${who} шахом закончили серию: потеряно ходов: ${amount}` : `${who} дали шах`,
      mode: 'Серия закончилась шахом: доска крупно',
    },
    promotion: {
      said: ({ who, amount }) =>
        amount > 1 ? `${who} за серию превратили пешек: ${amount}` : `${who} превратили пешку`,
      mode: 'В серии превращена пешка: доска крупно',
    },
    captures: {
      said: ({ who, amount }) => `${who} взяли ${countedText(amount, TIMES, 'ru')} за одну серию`,
      mode: 'Много взятий за одну серию: доска крупно',
    },
    quietTurns: {
      said: ({ amount }) => `Ещё ${seriesCount(amount, 'ru')} без взятий и ходов пешек — ничья`,
      mode: 'Близка ничья по тихим сериям: карточка о том, чем кончается партия',
    },
  },
};
