import { sanIn } from '../../chess/sanIn';
import type { ProtocolWords } from '../../common/protocolWords';
import { chipsText } from './chips';

/** What only an arbiter of this game enters. */
export const PROTOCOL_WORDS: ProtocolWords<
  | 'veto'
  | 'controlBoard'
  | 'rating'
  | 'warning'
  | 'expulsion'
  | 'timePenalty'
  | 'penaltyWithdrawn'
  | 'substitution'
  | 'boardConfirmed'
  | 'boardUnconfirmed'
  | 'scoreFixed'
  | 'scoreUnfixed'
  | 'claimAccepted'
  | 'claimRefused'
> = {
  en: {
    kinds: {
      veto: 'Veto',
      controlBoard: 'Board C',
      rating: 'Chips corrected',
      warning: 'Yellow card',
      expulsion: 'Red card',
      timePenalty: '+2 minutes for the opponent of',
      penaltyWithdrawn: 'Penalty withdrawn, number',
      substitution: 'Substitution',
      boardConfirmed: 'Copy confirmed',
      boardUnconfirmed: 'Copy no longer confirmed',
      scoreFixed: 'Score change entered',
      scoreUnfixed: 'Score entry taken back',
      claimAccepted: 'Draw claim accepted',
      claimRefused: 'Draw claim refused',
    },
    phrases: { rating: (chips) => chipsText(Number(chips), 'en') },
  },
  ru: {
    kinds: {
      veto: 'Вето',
      controlBoard: 'Доска К',
      rating: 'Фишки исправлены',
      warning: 'Жёлтая карточка',
      expulsion: 'Красная карточка',
      timePenalty: '+2 минуты сопернику',
      penaltyWithdrawn: 'Снято наказание №',
      substitution: 'Замена',
      boardConfirmed: 'Копия подтверждена',
      boardUnconfirmed: 'Подтверждение копии снято',
      scoreFixed: 'Изменение счёта зафиксировано',
      scoreUnfixed: 'Запись счёта снята',
      claimAccepted: 'Требование ничьей принято',
      claimRefused: 'Требование ничьей отклонено',
    },
    phrases: {
      rating: (chips) => chipsText(Number(chips), 'ru'),
      claimAccepted: (san) => sanIn(san, 'ru'),
      claimRefused: (san) => sanIn(san, 'ru'),
    },
  },
};
