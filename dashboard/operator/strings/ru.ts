import type { Side } from 'chess-match/client';
import { ACTION_KEYS, BOARD_ACTIONS } from '../model/keyboard';
import type { Strings } from './strings';

const NAME: Readonly<Record<Side, string>> = { white: 'Белые', black: 'Чёрные' };
const OF: Readonly<Record<Side, string>> = { white: 'белых', black: 'чёрных' };
const TO: Readonly<Record<Side, string>> = { white: 'белым', black: 'чёрным' };

const plurals = new Intl.PluralRules('ru');
const chips = (count: number): string => {
  const form = plurals.select(count);
  return `${count} ${form === 'one' ? 'фишка' : form === 'few' ? 'фишки' : 'фишек'}`;
};
const listed = (boards: readonly number[]): string => boards.join(', ');

const ACTION = {
  branch: 'Ветвь',
  pass: 'Пас',
  select: 'Отбор',
  resign: 'Сдать',
  offer: 'Ничья?',
  draw: 'Принять ½',
  claim: 'Треб. ½',
} as const;

const ACTION_TITLE = {
  branch: 'Ветвление: удвоить доску и разделить фишки',
  pass: 'Пас: передать фишку на другую доску',
  select: 'Отбор: отдать ветвь сопернику, фишки оставить себе',
  resign: 'Сдать ветвь без отбора: фишки уходят на стол',
  offer: 'Предложить ничью на этой доске',
  draw: 'Принять ничью, предложенную соперником',
  claim: 'Требовать ничью: троекратное повторение или 50 ходов',
} as const;

export const ru: Strings = {
  language: 'ru',
  side: NAME,
  cancel: 'Отмена',
  close: 'Закрыть',
  dismiss: 'Скрыть',
  rule: (rule) => `правило ${rule}`,
  banner: {
    waiting: 'Жду данных от сервера…',
    offline: 'Нет связи с сервером. Ничего не отправляется и не копится; страница вернётся сама.',
    noLink: 'Нет связи',
    gap: (side, lost) => `Сервер не работал ${lost}, шли часы ${OF[side]}.`,
    gapGive: (side, lost) => `Вернуть ${lost} ${TO[side]}`,
    gapDismiss: 'Оставить как есть',
    notice: {
      replaced: 'Черновик изменён на другой странице; ваш текст заменён:',
      refused: 'Черновик не принят:',
      unsent: 'Связь прерывалась, это не отправлено:',
    },
    takeBack: 'Вернуть мой текст',
    demo: 'Идёт демонстрация',
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
    table: (count) => `На столе: ${chips(count)}`,
    veto: 'Вето',
    vetoed: (side) => `Вето ${OF[side]}`,
    flag: 'Флаг упал',
    control: 'Доска К',
    controlOn: 'Доска К',
    cards: (count) => `Нарушений красной линии: ${count}`,
    bothGames: (white, black) => `Матч ${white}:${black}`,
  },
  board: {
    name: (board) => `Доска ${board}`,
    squares: (board) => `Позиция на доске ${board}`,
    empty: 'свободна',
    chips,
    dragChip: 'Перетащите фишку на другую доску: пас',
    lastMove: (san) => `посл. ${san}`,
    from: (mother) => `из доски ${mother}`,
    state: {
      'to-move': 'ждёт хода',
      moved: 'ход есть',
      'given-up': 'отдаётся',
      resigned: 'сдаётся',
      drawn: 'ничья',
      claimed: 'требование ничьей',
    },
    field: (board) => `Ход на доске ${board}`,
    fieldHint: 'ход: Nf3',
    notAMove: (typed) => `Хода ${typed} здесь нет`,
    removeMove: 'Убрать ход',
    promote: 'Превращение',
    action: ACTION,
    actionTitle: ACTION_TITLE,
    split: (keep, mother, give, daughter) => `${keep} на доске ${mother}, ${give} на доске ${daughter}`,
    keeps: 'остаётся',
    removeBranch: 'Убрать ветвление',
    passHere: (size, from) => `Сюда ${chips(size)} с ${from}`,
    passFrom: (from, size) => `Пас с доски ${from}: куда ${size === 1 ? 'фишку' : chips(size)}?`,
    selectFrom: (board, placed, rating) => `Отбор доски ${board}: размещено ${placed} из ${rating}`,
    selectAll: (from) => `Все с ${from} сюда`,
    selectHere: (board) => `Фишек на доску ${board}`,
    done: 'Готово',
    giveNotUp: 'Не отдавать',
    offered: 'Соперник предлагает ничью',
    unconfirmed: 'не сверена',
    unconfirmedTitle: 'Судья ещё не сверил эту доску',
    result: (kind, turn, count, white, black) => `${kind}, ход ${turn} · ${chips(count)} · ${white}:${black}`,
    less: 'меньше',
    more: 'больше',
  },
  turn: {
    label: 'Ход',
    line: 'Строка хода',
    lineHint: '1:Nf3 2:exd5 pass 1>2',
    items: 'Что записано',
    noItems: 'Пока ничего',
    remove: (text) => `Убрать ${text}`,
    clear: 'Очистить',
    lacks: (boards) => `Нет хода на ${boards.length === 1 ? 'доске' : 'досках'} ${listed(boards)}`,
    unfinished: 'не дописано',
    mend: 'исправьте красное',
    ready: 'Ход готов',
    checking: 'проверяется…',
    suggestions: 'Варианты',
    press: 'НАЖАТЬ ЧАСЫ',
    pressFor: (side) => `Ход ${OF[side]}`,
    over: 'Партия окончена',
    noMatch: 'Нет открытой партии',
  },
  history: {
    undo: 'Отменить',
    redo: 'Вернуть',
    fact: (kind, label) => {
      const side = label === 'white' || label === 'black' ? OF[label] : label;
      const facts = new Map([
        ['turn', `ход ${label}`],
        ['veto', `вето ${side}`],
        ['flag', `флаг ${side}`],
        ['control-board', 'доску К'],
        ['position', `правку позиции на доске ${label}`],
        ['rating', `правку фишек на доске ${label}`],
      ]);
      return facts.get(kind) ?? label;
    },
    question: (fact) => `Отменить ${fact}?`,
    score: 'Счёт изменится',
    sameScore: 'Счёт не изменится',
    line: 'Строка вернётся в черновик',
    confirm: 'Да, отменить',
    keep: 'Оставить',
  },
  confirm: {
    vetoTitle: 'Вето на ветвления',
    vetoText: (side) => `Вето объявляют ${NAME[side].toLowerCase()}. До конца партии ветвлений не будет.`,
    flagTitle: 'Флаг упал',
    flagText: (side) =>
      `У ${OF[side]} кончилось время: все их живые ветви проиграны (или ничья, где соперник не может дать мат).`,
    controlTitle: 'Контрольная доска К',
    controlText: 'Часы остановятся, ветвлений больше не будет. Кто просит?',
    controlBy: 'Просят',
    yes: (side) => `Да, ${NAME[side].toLowerCase()}`,
  },
  newMatch: {
    open: 'Новая партия',
    title: 'Новая партия',
    returnTitle: 'Ответная партия',
    returnHint: 'Цвета поменялись. Условия те же, рейтинг посчитает сервер по счёту первой партии (B20).',
    field: {
      event: 'Событие',
      white: 'Белые',
      black: 'Чёрные',
      gameRating: 'Рейтинг партии, фишек',
      boards: 'Досок',
      playersPerTeam: 'Игроков в команде',
      reserves: 'Запасных',
      timePerTeamMs: 'Время команды (ч:мм:сс)',
      vetoWindowMs: 'Вето, когда меньше (ч:мм:сс)',
      vetoScope: 'Вето запрещает ветвить',
      passSize: 'Фишек в пасе',
      selectionTargets: 'Фишки при отборе',
      endgame: 'Окончание',
      returnGameThreshold: 'Порог ответной партии',
      reuseBoards: 'Доску можно занять снова',
      repetitionThroughMother: 'Повторение считать и по материнской доске',
      cloneStop: 'Стоп часов на время расстановки',
    },
    option: {
      both: 'обеим командам',
      opponent: 'только сопернику',
      many: 'на любые доски',
      one: 'на одну доску',
      increment30: '+30 с на ход',
      plus5min: '+5 минут',
      incrementAtFlag: '+30 с после флага',
      none: 'без добавки',
      true: 'да',
      false: 'нет',
    },
    problem: (problem) => {
      switch (problem.code) {
        case 'empty':
          return 'Заполните';
        case 'tooLong':
          return 'Слишком длинно';
        case 'range':
          return `От ${problem.min} до ${problem.max}`;
      }
    },
    agreed: 'Условия матча',
    create: 'Начать партию',
  },
  matches: {
    open: 'Партии',
    title: 'Партии',
    none: 'Партий ещё нет',
    openThis: 'Открыть',
    isOpen: 'открыта',
    playing: 'идёт',
    over: 'окончена',
    returnGame: 'Ответная партия',
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
    open: 'Клавиши',
    title: 'Клавиши и мышь',
    keys: [
      ['F9 или Ctrl+Enter', 'нажать часы'],
      ['Enter в строке хода', 'нажать часы, если ход готов'],
      ['F2 или /', 'строка хода'],
      ['Tab', 'взять вариант из списка, стрелки выбирают'],
      ['Alt+1 … Alt+5 (или 1 … 5 вне полей)', 'поле хода доски; при пасе и отборе: фишку на эту доску'],
      ...BOARD_ACTIONS.map((action) => [ACTION_KEYS[action].label, ACTION_TITLE[action]] as const),
      ['Alt+Backspace', 'отменить последний ход (спросит)'],
      ['F8', 'пустить или остановить часы'],
      ['Esc', 'прервать начатое, закрыть окно'],
      ['F1 или ?', 'эта справка'],
    ],
    mouseTitle: 'Мышь',
    mouse: [
      'Ход: перетащите фигуру или щёлкните её и поле. Ещё раз: ход заменится.',
      'Пас: перетащите фишку с доски на доску.',
      'Отбор: «Отбор» на отдаваемой доске, затем разместите все фишки кнопками + и −.',
      'Ветвление: «Ветвь» на доске, счётчиком разделите фишки, сделайте ход и на новой доске.',
    ],
    lineTitle: 'Строка хода',
    line: [
      ['2:Nf3', 'ход на доске 2'],
      ['branch 1>2 3+7', 'ветвление: на доске 1 остаётся 3, на доску 2 уходит 7'],
      ['pass 1>3', 'пас с доски 1 на доску 3'],
      ['select 5>1:2,3:1', 'отдать доску 5: две фишки на доску 1, одна на доску 3'],
      ['resign 4', 'сдать доску 4 без отбора'],
      ['offer 2 · draw 2', 'предложить · принять ничью на доске 2'],
      ['claim 2', 'требовать ничью на доске 2'],
    ],
  },
};
