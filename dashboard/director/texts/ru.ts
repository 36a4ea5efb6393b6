import { chipsText } from 'chess-match/games/business';
import { formatSide } from './words';
import type { Strings } from './en';

const ofSide = formatSide('ru');
const ofChips = (count: number): string => chipsText(count, 'ru');

export const ru: Strings = {
  tabsLabel: 'Режиссёр',
  tabs: { show: 'Эфир', obs: 'OBS', sound: 'Звук' },
  program: 'ЭФИР',
  preview: 'ПРЕВЬЮ',
  behind: 'ОТСТАЁТ',
  behindHint: 'Здесь видно не то, что в эфире.',
  nothingOn: 'В эфире ничего нет',
  nothingCued: 'Ничего не подготовлено',
  nothingCuedHint: 'Подготовьте графику, человека или следующий пункт плана.',
  take: 'В ЭФИР',
  dropAll: 'Снять подготовку',
  sharing: (graphics) => `Делят экран: ${graphics}`,
  clear: 'УБРАТЬ ВСЁ',
  restore: 'ВЕРНУТЬ',
  restoreWhat: (graphics) => `Вернётся: ${graphics}`,
  undo: 'Отменить в эфире',
  redo: 'Повторить в эфире',
  presets: 'Картинки',
  outputs: 'Другие выходы',
  outputState: { on: 'показывается', off: 'убрано' },
  graphics: 'Графика',
  state: { on: 'в эфире', off: 'убрано' },
  cueing: { in: 'выйдет', out: 'уйдёт', change: 'сменится' },
  content: (graphic) => `${graphic}: что показать`,
  cue: 'Подготовить',
  open: 'Открыть источник в окне',
  cancel: 'Отмена',
  fields: {
    board: 'Доска',
    latestBoard: 'Последняя',
    person: 'Человек',
    ownText: 'Свой текст',
    name: 'Имя',
    title: 'Звание',
    heading: 'Заголовок',
    subtitle: 'Подзаголовок',
    text: 'Текст',
    minutes: 'Минут',
    noCountdown: 'Без отсчёта',
    until: (time) => `до ${time}`,
    micsNow: 'Кто говорит сейчас',
    bothTeams: 'Обе команды',
    allTables: 'Все, где пробуют',
    oneTable: 'Стол',
    whoseTables: 'Чьи столы',
    tablesHint: 'Программе они видны, только если так решили правила зала («Подготовка», «Зал»).',
    white: 'Белые',
    black: 'Чёрные',
    card: 'Карточка',
  },
  suggestions: {
    heading: 'Предложения',
    none: 'Предложений сейчас нет',
    text: ({ kind, side, board, other, amount }, nameOf) => {
      const [boardName, otherName] = [nameOf(board), nameOf(other)];
      const who = ofSide(side);
      const worth = ofChips(amount ?? 0);
      switch (kind) {
        case 'play':
          return 'Игра идёт';
        case 'branching':
          return `${who} разделили доску ${boardName}: ${worth} на доску ${otherName}`;
        case 'pass':
          return `${who} сделали пас с доски ${boardName} на доску ${otherName}`;
        case 'selection':
          return `${who} отдали доску ${boardName}: перенесено ${worth}`;
        case 'boardEnd':
          return `Доска ${boardName} закончена, ${worth}`;
        case 'mate':
          return `Мат на доске ${boardName}`;
        case 'queenGiven':
          return `Ферзь уходит на доску ${otherName}`;
        case 'sitting':
          return `${who} зависли на доске ${boardName}: нужна фигура от партнёра`;
        case 'timeScramble':
          return 'Цейтнот у нескольких игроков';
        case 'flagNear':
          return `${who} на доске ${boardName}: сейчас упадёт флаг`;
        case 'pause':
          return 'Часы остановлены';
        case 'matchOver':
          return 'Матч окончен';
      }
    },
    take: (graphic) => `выдать «${graphic}»?`,
    look: 'Посмотреть',
    accept: 'Сразу в эфир',
    ignore: 'Не надо',
    modesHeading: 'Предложения: что делается само',
    modesHint:
      'Автоматическое выходит в эфир без вопроса, после объявления; перерыв — когда часы простояли 20 секунд. Отменяется, как любая выдача.',
    goesBack: 'После события на досках возвращать то, что было в эфире',
    goesBackAfter: 'Через сколько секунд',
    goesBackIn: (seconds) => `Через ${seconds} с вернётся то, что было в эфире`,
    keep: 'Оставить',
    kinds: {
      play: 'Игра идёт: доски',
      branching: 'Ветвление: дерево',
      pass: 'Пас: дерево полосой',
      selection: 'Отбор: дерево',
      boardEnd: 'Доска закончена: она крупно',
      mate: 'Мат: эта доска крупно',
      queenGiven: 'Отдан ферзь: крупно доска, куда он идёт',
      sitting: 'Кто-то завис: эта доска крупно',
      timeScramble: 'Цейтнот на нескольких часах: обе доски',
      flagNear: 'Сейчас упадёт флаг: эта доска крупно',
      pause: 'Часы остановлены: перерыв',
      matchOver: 'Матч окончен: итог',
    },
    modes: { ask: 'Спросить', auto: 'Само', off: 'Никогда' },
    analysis: (by, title) => `Доска от комментатора${by === '' ? '' : ` (${by})`}${title === '' ? '' : `: ${title}`}`,
  },
  people: {
    heading: 'Люди',
    empty: 'Никто не введён',
    emptyHint: 'Команды, арбитры и комментаторы вводятся на странице составов.',
    otherTeam: (team) =>
      `В эфир не идут: в матче играет «${team}». На странице составов они одним нажатием становятся её людьми.`,
    lowerThird: 'Титр',
    mic: (name) => `Плашка микрофона: ${name}`,
    arbiters: 'Арбитры',
    commentators: 'Комментаторы',
    role: {
      captain: 'капитан',
      player: 'игрок',
      reserve: 'запасной',
      coach: 'тренер',
      arbiter: 'арбитр',
      commentator: 'комментатор',
    },
  },
  rundown: {
    heading: 'План эфира',
    next: 'ДАЛЬШЕ',
    previous: 'Подготовить предыдущий пункт',
    onAir: 'в эфире',
    wasOn: 'был в эфире',
    cued: 'готов',
    add: 'Добавить пункт',
    edit: (item) => `Изменить: ${item}`,
    move: (item) => `Переставить: ${item}`,
    remove: 'Удалить',
    save: 'Сохранить',
    undo: 'Отменить правку плана',
    redo: 'Повторить правку плана',
    empty: 'План пуст',
    emptyHint: 'Добавьте первый пункт или отмените правку.',
    kind: 'Вид',
    kinds: {
      intro: 'Заставка',
      teams: 'Составы',
      explainer: 'Правила',
      play: 'Игра',
      break: 'Перерыв',
      result: 'Итог',
      other: 'Другое',
    },
    title: 'Название',
    titleHint: 'Пустое: говорит вид.',
    notes: 'Заметки',
    alone: 'Всё остальное уходит',
    graphics: 'Графика',
    capture: 'Как сейчас в превью',
    newItem: 'Новый пункт',
    since: {
      changed: 'Пока окно открыто, пункт изменил кто-то другой. «Сохранить» поставит ваш вместо него.',
      removed: 'Пока окно открыто, пункт удалил кто-то другой. «Сохранить» вернёт его.',
    },
    change: { leave: 'как есть', on: 'выдать', off: 'убрать' },
    ownContent: 'Со своим содержанием',
  },
  keys: {
    cuePreset: (preset) => `Подготовить картинку: ${preset}`,
    cueGraphic: (graphic) => `Подготовить: ${graphic}`,
  },
};
