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
      explained: 'A check ends a series at once; the opponent must answer it with the first move of the next one.',
    },
    promotion: {
      said: ({ who, amount }) =>
        amount > 1 ? `${who} promoted ${amount} pawns in one series` : `${who} promoted a pawn`,
      mode: 'A pawn was promoted in a series: the board large',
      explained: 'In a long series a pawn goes through to the last rank and plays on as another piece.',
    },
    captures: {
      said: ({ who, amount }) => `${who} captured ${amount} times in one series`,
      mode: 'Many captures in one series: the board large',
      explained: 'Each turn has one move more than the one before, so that a series can clear half the board.',
    },
    quietTurns: {
      said: ({ amount }) => `${seriesCount(amount, 'en')} more without a capture and a pawn move: a draw`,
      mode: 'A draw by quiet turns is near: the card of how games end',
      explained:
        'Where nothing is captured and no pawn moves for so long, nobody makes progress, and the game is drawn.',
    },
  },
  ru: {
    seriesCheck: {
      said: ({ who, amount }) =>
        amount > 0 ? `${who} шахом закончили серию: потеряно ходов: ${amount}` : `${who} дали шах`,
      mode: 'Серия закончилась шахом: доска крупно',
      explained: 'Шах сразу заканчивает серию; соперник обязан ответить на него первым ходом своей.',
    },
    promotion: {
      said: ({ who, amount }) =>
        amount > 1 ? `${who} за серию превратили пешек: ${amount}` : `${who} превратили пешку`,
      mode: 'В серии превращена пешка: доска крупно',
      explained: 'За длинную серию пешка доходит до последней горизонтали и играет дальше другой фигурой.',
    },
    captures: {
      said: ({ who, amount }) => `${who} взяли ${countedText(amount, TIMES, 'ru')} за одну серию`,
      mode: 'Много взятий за одну серию: доска крупно',
      explained: 'В каждом ходе на одно действие больше, чем в предыдущем, и серия может снять полдоски.',
    },
    quietTurns: {
      said: ({ amount }) => `Ещё ${seriesCount(amount, 'ru')} без взятий и ходов пешек — ничья`,
      mode: 'Близка ничья по тихим сериям: карточка о том, чем кончается партия',
      explained: 'Если так долго нет взятий и ходов пешек, никто не продвигается, и партия — ничья.',
    },
  },
};
