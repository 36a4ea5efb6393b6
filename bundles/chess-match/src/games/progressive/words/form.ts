import type { GameForm } from '../../common/form';
import { SETTINGS } from '../rules/settings';

/** The words of chess in series in the form of a new match. */
export const form: GameForm<typeof SETTINGS> = {
  settings: SETTINGS,
  recordExtension: 'ppgn',
  playersPerTeam: 1,
  time: ({ timePerSideMs, incrementMs }) => ({
    sideMs: timePerSideMs,
    perTurnMs: incrementMs,
    turns: 10,
    endsWith: 'last',
  }),
  returnHint: {
    en: () => 'Colours are reversed, the settings stay.',
    ru: () => 'Цвета поменялись, условия те же.',
  },
  presets: [
    { id: 'italian', name: { en: 'Italian, 15 minutes', ru: 'Итальянские, 15 минут' }, settings: {} },
    {
      id: 'scottish',
      name: { en: 'Scottish, 15 minutes', ru: 'Шотландские, 15 минут' },
      settings: { variant: 'scottish' },
    },
    {
      id: 'english',
      name: { en: 'English, 15 minutes', ru: 'Английские, 15 минут' },
      settings: { variant: 'english' },
    },
    {
      id: 'marseillais',
      name: { en: 'Marseillais, 30 minutes', ru: 'Марсельские, 30 минут' },
      settings: { variant: 'marseillais', timePerSideMs: 1_800_000 },
    },
  ],
  texts: {
    en: {
      game: 'Progressive chess',
      teams: { white: 'White', black: 'Black' },
      field: {
        variant: 'Kind',
        timePerSideMs: 'Time per side (minutes or m:ss)',
        incrementMs: 'Added for every turn (seconds or m:ss)',
        start: 'The board begins from (FEN)',
        tenTurns: 'Ten turns without capture or pawn move',
        logicalCheck: 'Check in Logical chess',
        takeAllOrder: 'Order of moves in Take-all chess',
        balanced: 'Marseillais: one move in the first turn',
      },
      explain: {
        variant: 'What a check does, who may move again, and what the game is about.',
        timePerSideMs: 'For the whole game, however long the series become.',
        incrementMs: 'To the clock of who presses, once for the whole series.',
        start: 'With the number of the turn in the place of the two clocks: … b KQkq - 4. Empty: the usual position.',
        tenTurns: 'A draw at once, or where the arbiter accepts a claim: no mate could be forced.',
        logicalCheck: 'It ends the series, or comes with the last move of it only.',
        takeAllOrder: 'Any piece may move any number of times in a series, or none again before all others have moved.',
        balanced: 'Otherwise White too begins with two moves.',
      },
      option: {
        variant: {
          italian: 'Italian: check with the last move only',
          scottish: 'Scottish: a check ends the series',
          english: 'English: every piece in turn',
          'take-all': 'Take-all: to capture everything',
          logical: 'Logical: no castling, no two-step',
          marseillais: 'Marseillais: two moves a turn',
        },
        tenTurns: { auto: 'a draw at once', claim: 'a draw on a claim' },
        logicalCheck: { scottish: 'ends the series', italian: 'with the last move only' },
        takeAllOrder: { free: 'free', english: 'every piece in turn' },
      },
    },
    ru: {
      game: 'Прогрессивные шахматы',
      teams: { white: 'Белые', black: 'Чёрные' },
      field: {
        variant: 'Вид',
        timePerSideMs: 'Время стороны (минут или м:сс)',
        incrementMs: 'Добавка за каждую серию (секунд или м:сс)',
        start: 'Доска начинает с позиции (FEN)',
        tenTurns: 'Десять серий без взятий и ходов пешек',
        logicalCheck: 'Шах в логических',
        takeAllOrder: 'Порядок ходов в игре «взять всё»',
        balanced: 'Марсельские: первая серия из одного хода',
      },
      explain: {
        variant: 'Что делает шах, кто может ходить снова и ради чего играют.',
        timePerSideMs: 'На всю партию, какими бы длинными ни стали серии.',
        incrementMs: 'Тому, кто нажал часы, один раз за всю серию.',
        start: 'С номером серии на месте двух счётчиков: … b KQkq - 4. Пусто: исходная позиция.',
        tenTurns: 'Ничья сразу или когда арбитр принял требование: мата никто не доказал.',
        logicalCheck: 'Заканчивает серию или возможен только последним ходом.',
        takeAllOrder: 'Фигура ходит в серии сколько угодно раз или не ходит снова, пока не пошли все другие.',
        balanced: 'Иначе и белые начинают с двух ходов.',
      },
      option: {
        variant: {
          italian: 'итальянские: шах только последним ходом',
          scottish: 'шотландские: шах заканчивает серию',
          english: 'английские: фигуры по очереди',
          'take-all': 'взять всё',
          logical: 'логические: без рокировки и двойного хода пешки',
          marseillais: 'марсельские: по два хода',
        },
        tenTurns: { auto: 'ничья сразу', claim: 'ничья по требованию' },
        logicalCheck: { scottish: 'заканчивает серию', italian: 'только последним ходом' },
        takeAllOrder: { free: 'свободный', english: 'фигуры по очереди' },
      },
    },
  },
};
