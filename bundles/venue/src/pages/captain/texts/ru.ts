import { sanIn } from 'chess-match/client/drawing';
import { ru as hall } from '../../texts/ru';

const PIECES = hall.pieces;
const listed = (boards: readonly string[]): string => boards.join(', ');

/** Words of the captain's screen. */
export const ru = {
  board: (board: string) => `Доска ${board}`,
  state: {
    'to-move': 'ждёт хода',
    moved: 'ход есть',
  },
  status: { live: '', empty: 'свободна', ended: 'окончена', daughter: 'новая' },
  offered: 'Соперник предлагает ничью',
  undo: 'Шаг назад',
  clear: 'Стереть ход',
  remove: (text: string) => `Убрать ${text}`,
  items: 'Записано в ходе',
  noItems: 'В ходе пока ничего нет. Коснитесь фигуры и поля или перетащите её.',
  mend: 'Исправьте отмеченное красным',
  ready: 'Ход готов: нажмите часы',
  checking: 'Проверяется …',
  over: 'Матч окончен',
  clockStands: 'Часы стоят: ход можно готовить, нажать — когда часы пойдут',
  offline: 'Нет связи: ничего не отправляется',
  outOfPlay: 'Арбитр вывел этот экран из игры',
  operatorEnters: 'Ходы вводит оператор',
  press: 'НАЖАТЬ ЧАСЫ',
  pressHold: 'Удерживайте, чтобы нажать часы',
  promote: 'Превращение: выберите фигуру',
  promoteCancel: 'Не ходить',
  understood: 'Понятно',
  fate: {
    press: {
      done: 'Связь вернулась: часы были нажаты, ход сделан.',
      notDone: 'Связь вернулась: часы не были нажаты, ход не сделан. Нажмите ещё раз.',
      passed: 'Связь вернулась: часы не были нажаты, а этот ход уже позади.',
    },
    other: {
      done: 'Связь вернулась: то, что вы просили, сделано.',
      notDone: 'Связь вернулась: то, что вы просили, не сделано. Повторите, если ещё нужно.',
    },
  },
  refused: (text: string) => `Не принято: ${text}.`,
  replaced: (text: string) => `Изменено на другой странице: ${text}`,
  unsent: (text: string) => `Не отправлено: ${text}`,
  reserve: 'Резерв',
  moveReady: (san: string) => `Ход ${sanIn(san, 'ru')} готов: нажмите часы`,
  noMoveYet: 'Сделайте ход на доске',
  boardOver: (end: string) => `Эта партия окончена: ${end}`,
  offerDraw: 'Предложить ничью',
  declineDraw: 'Отклонить ничью',
  resignMatch: 'Сдать матч',
  resignGame: 'Сдать партию',
  wood: {
    name: (serial: string) => `Деревянная доска ${serial}`,
    away: 'не на связи: ходите здесь',
    readings: {
      alike: 'стоит как в партии',
      move: 'на ней сделан ход',
      underway: 'фигура в руке',
      differs: 'стоит иначе. Должно быть:',
    },
    empty: 'пусто',
    piece: (code: string) => `${PIECES[code.charAt(1)] ?? code} ${code.startsWith('w') ? 'белых' : 'чёрных'}`,
    more: (count: number) => `и ещё ${count}`,
    others: (boards: readonly string[]) => `Посмотрите на деревянные доски: ${listed(boards)}`,
  },
};

export type CaptainTexts = typeof ru;
