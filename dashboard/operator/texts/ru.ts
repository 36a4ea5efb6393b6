import { lineIn } from 'chess-match/client';
import type { Side } from 'chess-match/client';
import { sanIn } from 'chess-match/client/view';
import type { Strings } from './en';

const NAME: Readonly<Record<Side, string>> = { white: 'Белые', black: 'Чёрные' };
const OF: Readonly<Record<Side, string>> = { white: 'белых', black: 'чёрных' };

const listed = (boards: readonly number[]): string => boards.join(', ');

export const ru: Strings = {
  language: 'ru',
  side: NAME,
  cancel: 'Отмена',
  dismiss: 'Скрыть',
  banner: {
    waiting: 'Жду данных от сервера…',
    offline: 'Нет связи с сервером. Ничего не отправляется и не копится; страница вернётся сама.',
    noLink: 'Нет связи: строка закрыта, набранное никуда не попадёт',
    notice: {
      replaced: 'Черновик изменён на другой странице; ваш текст заменён:',
      refused: 'Черновик не принят:',
      unsent: 'Связь прерывалась, это не отправлено:',
    },
    takeBack: 'Вернуть мой текст',
    demo: 'Демонстрация: играет сама, одну игру за другой. Настоящую начинает «Новая партия» внизу.',
    rehearsal: 'РЕПЕТИЦИЯ',
  },
  header: {
    label: 'Счёт и часы',
    noMatch: 'Партия не открыта',
    toMove: (side) => `Ход ${OF[side]}`,
    over: 'Партия окончена',
    score: 'Счёт',
    clock: (side) => `Часы ${OF[side]}`,
    running: 'Часы идут',
    stopped: 'Часы стоят',
    start: 'Пустить часы',
    stop: 'Остановить',
    stopReason: 'остановлены оператором',
    flag: 'Флаг упал',
    bothGames: (white, black) => `Матч ${white}:${black}`,
  },
  board: {
    name: (board) => `Доска ${board}`,
    squares: (board) => `Позиция на доске ${board}`,
    empty: 'свободна',
    lastMove: (san) => `посл. ${sanIn(san, 'ru')}`,
    state: {
      'to-move': 'ждёт хода',
      moved: 'ход есть',
      'given-up': 'отдаётся',
      resigned: 'сдаётся',
      drawn: 'ничья',
      claimed: 'требование ничьей',
    },
    field: (board) => `Ход на доске ${board}`,
    fieldHint: 'ход: Кf3',
    notAMove: (typed) => `Хода ${typed} здесь нет`,
    removeMove: 'Убрать ход',
    promote: 'Превращение',
  },
  turn: {
    label: 'Ход',
    line: 'Строка хода',
    lineHint: '1:Кf3',
    items: 'Что записано',
    noItems: 'Пока ничего',
    noMove: 'Хода ещё нет',
    anyHint: 'ход, как он записывается',
    takeBackStep: (move) => `Взять назад ${move} и всё, что после`,
    more: (count) => `… и ещё ${count}`,
    remove: (text) => `Убрать ${text}`,
    clear: 'Очистить',
    lacks: (boards) => `Нет хода на ${boards.length === 1 ? 'доске' : 'досках'} ${listed(boards)}`,
    unfinished: 'не дописано',
    mend: 'исправьте красное',
    ready: 'Ход готов',
    checking: 'проверяется…',
    suggestions: 'Варианты',
    byKeys: (words) =>
      words
        .map(
          ({ typed, read }) =>
            `«${typed}»: латинская раскладка, прочитано как ${/:/.test(read) ? lineIn(read, 'ru') : sanIn(read, 'ru')}`,
        )
        .join('; '),
    press: 'НАЖАТЬ ЧАСЫ',
    startStanding: '▶ Пустить',
    standsSinceUndo: (turn) => `Часы стоят с отмены хода ${turn}`,
    stands: (reason) => `Часы стоят${reason === '' ? '' : `: ${reason}`}`,
    pressFor: (side) => `Ход ${OF[side]}`,
    over: 'Партия окончена',
    noMatch: 'Нет открытой партии',
  },
  duel: {
    offer: 'Предложить ничью',
    agree: 'Согласиться на ничью',
    decline: 'Отклонить ничью',
    resign: 'Сдаться',
    resigns: (name) => `${name}: сдача, партия проиграна.`,
    yes: 'Да, сдача',
  },
  confirm: {
    flagTitle: 'Флаг упал',
    flagText: (side) => `У ${OF[side]} кончилось время: партия проиграна (или ничья, если соперник не может дать мат).`,
    yes: (side) => `Да, ${NAME[side].toLowerCase()}`,
  },
  newMatch: {
    open: 'Новая партия',
  },
  matches: {
    open: 'Партии',
    title: 'Партии',
    none: 'Партий ещё нет',
    openThis: 'Открыть',
    isOpen: 'открыта',
    status: { waiting: 'не начата', playing: 'идёт', over: 'окончена' },
    returnGame: 'Ответная партия',
    nextGame: (game, of) => `Следующая партия: ${game} из ${of}`,
    created: (atMs) => new Date(atMs).toLocaleString('ru', { dateStyle: 'medium', timeStyle: 'short' }),
  },
  arbiter: { open: 'Арбитр', title: 'Арбитр' },
  obs: {
    label: 'OBS',
    state: {
      'not-configured': 'OBS: не настроен',
      connecting: 'OBS: соединяюсь…',
      connected: 'OBS: на связи',
      lost: 'OBS: связь потеряна',
      refused: 'OBS: отказ',
    },
    program: (scene) => `в эфире: ${scene}`,
    scene: (side) => `Зал ${OF[side]}`,
    missing: (scene) => `Сцены «${scene}» нет в OBS`,
    noName: 'сцена не названа',
    follow: 'За очередью хода',
  },
  overlays: {
    open: 'Графика',
    title: 'Адреса графики для OBS',
    hint: 'В OBS: источник «Браузер», 1920 × 1080, адрес отсюда.',
    copy: 'Копировать',
    copied: 'Скопировано',
    notCopied: 'Выделите и скопируйте сами',
  },
  help: {
    lineKey: 'Строка хода',
    boardKey: (board) => `Доска ${board}: поле хода`,
    fixedTitle: 'Клавиши, которые не меняются',
    fixed: [
      ['Ctrl+Enter', 'нажать часы'],
      ['Enter в строке хода', 'нажать часы, если ход готов'],
      ['/', 'строка хода'],
      ['Tab', 'взять вариант из списка, стрелки выбирают'],
      ['1 … 9 вне полей', 'поле хода доски'],
      ['Esc', 'закрыть окно'],
    ],
    mouseTitle: 'Мышь',
    mouse: ['Ход: перетащите фигуру или щёлкните её и поле. Ещё раз: ход заменится.'],
    lineTitle: 'Строка хода',
    line: [['1:Кf3', 'ход на доске 1; можно 1:Nf3, 1:g1f3']],
  },
};
