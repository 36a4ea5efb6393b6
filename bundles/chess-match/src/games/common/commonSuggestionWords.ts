import type { Suggestion } from '@schemas/show';
import type { SuggestionWords } from './suggestionWords';

type Kind = Extract<Suggestion['kind'], 'play' | 'mate' | 'timeScramble' | 'flagNear' | 'pause' | 'matchOver'>;

/** Of what any game may give reason to show. */
export const COMMON_SUGGESTION_WORDS: SuggestionWords<Kind> = {
  en: {
    play: { said: () => 'The game goes on', mode: 'The game goes on: boards' },
    mate: { said: ({ board }) => `Mate on board ${board}`, mode: 'Mate: that board large' },
    timeScramble: {
      said: () => 'Several players are short of time',
      mode: 'Several clocks run low: both boards',
    },
    flagNear: {
      said: ({ who, board }) => `${who} on board ${board}: the flag is about to fall`,
      mode: 'A flag is about to fall: that board large',
    },
    pause: { said: () => 'The clock is stopped', mode: 'Clock stopped: break' },
    matchOver: { said: () => 'The match is over', mode: 'Match over: result' },
  },
  ru: {
    play: { said: () => 'Игра идёт', mode: 'Игра идёт: доски' },
    mate: { said: ({ board }) => `Мат на доске ${board}`, mode: 'Мат: эта доска крупно' },
    timeScramble: { said: () => 'Цейтнот у нескольких игроков', mode: 'Цейтнот на нескольких часах: обе доски' },
    flagNear: {
      said: ({ who, board }) => `${who} на доске ${board}: сейчас упадёт флаг`,
      mode: 'Сейчас упадёт флаг: эта доска крупно',
    },
    pause: { said: () => 'Часы остановлены', mode: 'Часы остановлены: перерыв' },
    matchOver: { said: () => 'Матч окончен', mode: 'Матч окончен: итог' },
  },
};
