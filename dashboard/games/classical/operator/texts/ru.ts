import type { Side } from 'chess-match/client';
import type { OwnWords } from '../../../../operator/apart/texts';
import type { OwnStrings } from './en';

const NAME: Readonly<Record<Side, string>> = { white: 'Белые', black: 'Чёрные' };
const OF: Readonly<Record<Side, string>> = { white: 'белых', black: 'чёрных' };
const PIECES: Readonly<Record<string, string>> = {
  P: 'пешка',
  N: 'конь',
  B: 'слон',
  R: 'ладья',
  Q: 'ферзь',
  K: 'король',
};
const named = (piece: string): string => PIECES[piece.toUpperCase()] ?? piece;

export const ru: OwnWords = {
  choice: { label: 'Какую доску я ввожу', board: (thread) => thread, both: 'Все' },
  piece: named,
  board: {
    toMove: (side) => `ход ${OF[side]}`,
    lookedAt: 'вводится на другой странице',
    clock: (thread, side) => `Часы ${OF[side]} на доске ${thread}`,
    reserve: (thread, side) => `${NAME[side]} на доске ${thread}`,
    drop: named,
    flag: 'Флажок',
  },
  entry: {
    hint: 'Кf3, Nf3',
    press: 'Нажать',
    mates: 'МАТ: партия на доске окончена',
  },
  resign: {
    title: 'Сдача?',
    text: (name, thread) =>
      thread === null ? `${name}: сдача на всех досках, где ещё играют.` : `${name}: сдача на доске ${thread}.`,
    yes: 'Да, сдаются',
  },
  clock: { start: 'Пустить часы', stop: 'Остановить все часы' },
  flag: {
    title: 'Флажок упал',
    text: (thread, side, name) =>
      `Доска ${thread}: время ${OF[side]} (${name}) вышло. Партия проиграна или, если сопернику матовать нечем, ничья.`,
    yes: 'Да, флажок упал',
  },
  help: {
    keys: {
      field: 'Поле доски, которую вводят',
      other: 'Следующая доска',
      clock: 'Пустить или остановить все часы',
      undo: 'Отменить на доске, которую вводят',
    },
    fixed: [
      ['любая буква', 'идёт в поле, где бы ни был курсор'],
      ['Enter', 'делает ход и нажимает его часы'],
      ['Tab', 'следующая доска, если вводят все'],
      ['Shift+Tab, Tab', 'из поля, а оттуда — по всей странице'],
      ['Esc', 'очищает поле, отпускает фигуру'],
    ],
    mouse: ['Ход: перетащить фигуру или щёлкнуть её и поле; ход сделан и часы нажаты сразу.'],
    line: [
      ['Кf3 · Nf3', 'конь на f3, русскими или английскими буквами'],
      ['e8ф · e8=Q', 'превращение'],
      ['0-0 · O-O', 'рокировка'],
    ],
  },
};

export const ownRu: OwnStrings = {
  teams: 'Команды',
  acts: 'На этой доске',
  points: 'Очки',
  side: NAME,
  offer: 'Ничья?',
  agree: 'Согласие',
  decline: 'Отказ',
  resign: 'Сдача',
  won: (name) => `Матч выиграла команда ${name}`,
  drawn: 'Матч окончен вничью',
};
