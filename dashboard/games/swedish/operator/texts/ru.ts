import type { Side } from 'chess-match/client';
import type { SwedishStrings } from './en';

const NAME: Readonly<Record<Side, string>> = { white: 'Белые', black: 'Чёрные' };
const OF: Readonly<Record<Side, string>> = { white: 'белых', black: 'чёрных' };
const BY: Readonly<Record<Side, string>> = { white: 'белыми', black: 'чёрными' };
/** As what is waited for and what is given: the accusative. */
const PIECES: Readonly<Record<string, string>> = { P: 'пешку', N: 'коня', B: 'слона', R: 'ладью', Q: 'ферзя' };
const named = (piece: string): string => PIECES[piece.toUpperCase()] ?? piece;
const LIST = new Intl.ListFormat('ru', { type: 'disjunction' });
const anyOf = (pieces: readonly string[]): string =>
  pieces.length === Object.keys(PIECES).length ? 'любую фигуру' : LIST.format(pieces.map(named));

export const ru: SwedishStrings = {
  choice: { label: 'Какую доску я ввожу', board: (thread) => `Доска ${thread}`, both: 'Обе' },
  piece: named,
  board: {
    toMove: (side) => `Ход ${OF[side]}`,
    lookedAt: 'доска партнёров: её вводят на другой странице',
    clock: (thread, side) => `Часы ${OF[side]} на доске ${thread}`,
    reserve: (thread, side) => `Запас ${OF[side]} на доске ${thread}`,
    drop: (piece, count) => `поставить ${named(piece)}: ${count}`,
    flag: 'Флаг',
  },
  entry: {
    hint: 'Кf3, П@f7, Nf3, P@f7',
    press: 'Часы',
    gives: (piece, thread, name) => `отдаёт ${named(piece)} на доску ${thread}: ${name}`,
    mates: 'МАТ на доске: партия окончится на обеих',
  },
  state: {
    sitsFor: (side, pieces) => `${NAME[side]} зависли, пока не дадут ${anyOf(pieces)}`,
    sitsInCheck: (side, pieces) => `${NAME[side]} под шахом и зависли, пока не дадут ${anyOf(pieces)}`,
    sits: (side) => `${NAME[side]} зависли: сейчас не поможет никакая фигура`,
    waiting: (side) => `${NAME[side]}: ожидание, после любого хода мат`,
  },
  teams: {
    label: 'Команды',
    plays: (sides) => sides.map(([thread, side]) => `${thread} ${BY[side]}`).join(' · '),
    offer: 'Ничья?',
    agree: 'Принять ничью',
    decline: 'Отклонить',
    demand: (thread) => `Требует хода на ${thread}`,
    resign: 'Сдаётся',
    offered: (name) => `${name} предлагает ничью`,
  },
  resign: {
    title: 'Сдача матча',
    text: (name) => `${name} сдаётся: партия окончится на обеих досках, матч проигран.`,
    yes: 'Да, сдаётся',
  },
  clock: { start: 'Пустить обе пары часов', stop: 'Остановить обе пары часов' },
  flag: {
    title: 'Флаг упал',
    text: (thread, side, name) =>
      `Доска ${thread}: у ${OF[side]} кончилось время. ${name} проигрывает, партия окончится на обеих досках.`,
    yes: 'Да, флаг упал',
  },
  end: {
    draw: 'Ничья',
    none: 'Без результата',
    won: (name) => `Победа: ${name}`,
    return: 'Ответный матч',
  },
  help: {
    keys: {
      field: 'Поле доски, которую ввожу',
      other: 'Другая доска',
      clock: 'Пустить или остановить все часы',
      undo: 'Отменить на доске, которую ввожу (спросит, если заденет другую)',
    },
    fixed: [
      ['любая буква', 'идёт в поле, где бы ни был курсор'],
      ['Enter', 'сделать ход и нажать его часы'],
      ['Tab', 'другая доска, если вводятся обе'],
      ['Shift+Tab, Tab', 'из поля, а оттуда — по всей странице'],
      ['Esc', 'очистить поле, положить фигуру'],
    ],
    mouse: [
      'Ход: перетащите фигуру или щёлкните её и поле; ход делается и часы нажимаются сразу.',
      'Постановка: перетащите фигуру из запаса того, чей ход, на поле или щёлкните то и другое.',
    ],
    line: [
      ['Кf3 · Nf3', 'конь на f3, русскими или английскими буквами'],
      ['П@f7 · P@f7 · @f7', 'пешка ставится на f7'],
      ['e8ф · e8=Q', 'превращение'],
      ['0-0 · O-O', 'рокировка'],
    ],
  },
};
