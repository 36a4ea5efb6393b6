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
    label: (thread) => `Доска ${thread}`,
    squares: (thread) => `Позиция на доске ${thread}`,
    toMove: (side) => `Ход ${OF[side]}`,
    over: 'окончена',
    turnRound: 'Перевернуть доску',
    lookedAt: 'доска партнёров: её вводят на другой странице',
    promote: 'Превращение',
    clock: (thread, side) => `Часы ${OF[side]} на доске ${thread}`,
    reserve: (thread, side) => `Запас ${OF[side]} на доске ${thread}`,
    drop: (piece, count) => `поставить ${named(piece)}: ${count}`,
    flag: 'Флаг',
  },
  entry: {
    field: (thread) => `Ход на доске ${thread}`,
    hint: 'Кf3, П@f7, Nf3, P@f7',
    press: 'Часы',
    pressing: (line) => `${line} …`,
    gives: (piece, thread, name) => `отдаёт ${named(piece)} на доску ${thread}: ${name}`,
    mates: 'МАТ на доске: партия окончится на обеих',
    ready: (san) => `${san}: Enter нажимает часы`,
    notice: {
      replaced: 'Черновик изменён на другой странице; ваш текст заменён:',
      refused: 'Не принято:',
      unsent: 'Связь прерывалась, это не отправлено:',
    },
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
  history: {
    undo: 'Отменить',
    redo: 'Вернуть',
    along: (labels) => `вместе с ${labels.join(', ')}`,
    question: (redo, fact) => `${redo ? 'Вернуть' : 'Отменить'} ${fact}?`,
    crosses: (thread) => `Это затронет не только доску ${thread}. Вместе с этим:`,
    yes: (redo) => (redo ? 'Да, вернуть всё' : 'Да, отменить всё'),
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
    board: (thread) => `Поле доски ${thread}`,
    fixedTitle: 'Клавиши, которые не меняются',
    fixed: [
      ['любая буква', 'идёт в поле, где бы ни был курсор'],
      ['Enter', 'сделать ход и нажать его часы'],
      ['Tab', 'другая доска, если вводятся обе'],
      ['Shift+Tab, Tab', 'из поля, а оттуда — по всей странице'],
      ['Esc', 'очистить поле, положить фигуру'],
    ],
    mouseTitle: 'Мышь',
    mouse: [
      'Ход: перетащите фигуру или щёлкните её и поле; ход делается и часы нажимаются сразу.',
      'Постановка: перетащите фигуру из запаса того, чей ход, на поле или щёлкните то и другое.',
    ],
    lineTitle: 'Как пишется ход',
    line: [
      ['Кf3 · Nf3', 'конь на f3, русскими или английскими буквами'],
      ['П@f7 · P@f7 · @f7', 'пешка ставится на f7'],
      ['e8ф · e8=Q', 'превращение'],
      ['0-0 · O-O', 'рокировка'],
    ],
  },
};
