import type { Suggestion } from '@schemas/show';
import type { SuggestionWords } from './suggestionWords';

type Kind = Extract<
  Suggestion['kind'],
  | 'play'
  | 'mate'
  | 'timeScramble'
  | 'flagNear'
  | 'turningPoint'
  | 'pause'
  | 'matchOver'
  | 'longThought'
  | 'speaks'
  | 'marked'
  | 'replay'
  | 'recap'
>;

/** Of what any game may give reason to show. */
export const COMMON_SUGGESTION_WORDS: SuggestionWords<Kind> = {
  en: {
    play: {
      said: () => 'The game goes on',
      mode: 'The game goes on: boards',
      explained: 'The clocks run, and the teams think.',
    },
    mate: {
      said: ({ board }) => `Mate on board ${board}`,
      mode: 'Mate: that board large',
      explained: 'Nothing saves the king there any more: the game on that board is over.',
    },
    timeScramble: {
      said: () => 'Several players are short of time',
      mode: 'Several clocks run low: both boards',
      explained: 'Whoever has no time left when it is needed loses: moves come faster now, and mistakes with them.',
    },
    flagNear: {
      said: ({ who, board }) => `${who} on board ${board}: the flag is about to fall`,
      mode: 'A flag is about to fall: that board large',
      explained: 'When the flag falls, that side has no time left and loses.',
    },
    turningPoint: {
      said: ({ who, board }) => `The match has turned: a turn of ${who}${board === '' ? '' : `, board ${board}`}`,
      mode: 'The match has turned: what it cost',
      explained:
        'Since that turn another end of the match is to be expected, and the turns after it have borne that out.',
    },
    pause: {
      said: () => 'The clock is stopped',
      mode: 'Clock stopped: break',
      explained: 'Nobody loses time while the clock stands.',
    },
    matchOver: {
      said: () => 'The match is over',
      mode: 'Match over: result',
      explained: 'Nothing can change the score any more.',
    },
    longThought: {
      said: ({ who, amount }) => `${who} has thought for ${amount} minutes`,
      mode: 'A long thought: statistics',
      explained: 'A turn that takes long is where a plan is made: time that is used now will be short later.',
    },
    speaks: {
      said: ({ who }) => `${who}: heard at length for the first time`,
      mode: 'Somebody is heard for the first time: his card',
      explained: 'The team thinks aloud, and this is one of those who decide.',
    },
    marked: {
      said: ({ text }) => (text === '' ? 'The commentator has marked a moment' : `The commentator: “${text}”`),
      mode: 'The commentator marked a moment: that turn again',
      explained: 'The commentator has seen something in that turn and wants to come back to it.',
    },
    replay: {
      said: ({ board }) => `Show again what has just happened on board ${board}`,
      mode: 'Something important happened on a board: that turn again',
      explained: 'Who looked away sees that turn once more, move by move.',
    },
    recap: {
      said: () => 'Time for a recap of what mattered so far',
      mode: 'A break, or the end: what mattered so far',
      explained: 'What decided the match so far, in a minute.',
    },
  },
  ru: {
    play: { said: () => 'Игра идёт', mode: 'Игра идёт: доски', explained: 'Часы идут, команды думают.' },
    mate: {
      said: ({ board }) => `Мат на доске ${board}`,
      mode: 'Мат: эта доска крупно',
      explained: 'Короля там уже ничто не спасает: игра на этой доске окончена.',
    },
    timeScramble: {
      said: () => 'Цейтнот у нескольких игроков',
      mode: 'Цейтнот на нескольких часах: обе доски',
      explained: 'У кого кончится время, тот проиграл: ходы теперь быстрее, и ошибок больше.',
    },
    flagNear: {
      said: ({ who, board }) => `${who} на доске ${board}: сейчас упадёт флаг`,
      mode: 'Сейчас упадёт флаг: эта доска крупно',
      explained: 'Когда флаг упадёт, времени у этой стороны не останется, и она проиграет.',
    },
    turningPoint: {
      said: ({ who, board }) => `Перелом в матче: ход, ${who}${board === '' ? '' : `, доска ${board}`}`,
      mode: 'Перелом в матче: чего он стоил',
      explained: 'После этого хода у матча другой вероятный исход, и следующие ходы это подтвердили.',
    },
    pause: {
      said: () => 'Часы остановлены',
      mode: 'Часы остановлены: перерыв',
      explained: 'Пока часы стоят, времени никто не теряет.',
    },
    matchOver: { said: () => 'Матч окончен', mode: 'Матч окончен: итог', explained: 'Счёт больше не изменится.' },
    longThought: {
      said: ({ who, amount }) => `${who} думают ${amount} мин`,
      mode: 'Долгое раздумье: статистика',
      explained: 'Над долгим ходом рождается план: времени, потраченного сейчас, не хватит потом.',
    },
    speaks: {
      said: ({ who }) => `${who}: впервые говорит долго`,
      mode: 'Кто-то впервые говорит долго: его карточка',
      explained: 'Команда думает вслух, и это один из тех, кто решает.',
    },
    marked: {
      said: ({ text }) => (text === '' ? 'Комментатор отметил момент' : `Комментатор: «${text}»`),
      mode: 'Комментатор отметил момент: этот ход ещё раз',
      explained: 'Комментатор что-то увидел в этом ходе и хочет к нему вернуться.',
    },
    replay: {
      said: ({ board }) => `Показать ещё раз, что случилось на доске ${board}`,
      mode: 'Важное событие на доске: этот ход ещё раз',
      explained: 'Кто отвлёкся, увидит этот ход ещё раз, шаг за шагом.',
    },
    recap: {
      said: () => 'Время показать главное за вечер',
      mode: 'Перерыв или конец: главное за вечер',
      explained: 'Что решило матч до этого места, за минуту.',
    },
  },
};
