import { countedText } from 'chess-match/client/view';
import { readLabel } from '../model/label';
import type { Way } from '../model/ways';
import type { RescueTexts } from './en';

const counted = (count: number, one: string, few: string, many: string): string =>
  countedText(count, { one, few, many }, 'ru');
const turns = (count: number): string => counted(count, 'ход', 'хода', 'ходов');
const matches = (count: number): string => counted(count, 'партия', 'партии', 'партий');

const clock = new Intl.DateTimeFormat('ru-RU', { dateStyle: 'medium', timeStyle: 'medium' });
const time = (atMs: number): string => clock.format(atMs);

const KINDS = {
  nightly: 'ночная',
  'by-hand': 'сделана вручную',
  'before-restore': 'перед восстановлением',
  'before-migration': 'перед обновлением',
  'second-place': 'копия во втором месте',
} as const;

const keptTurns = ({ match, turns: count }: Way): string =>
  match === null ? 'Сохраняется всё' : `Сохраняются все ходы (${count ?? 0})`;

const verdict: RescueTexts['verdict'] = (way, confirmed) => {
  const { lost, turns: kept } = way;
  switch (lost.kind) {
    case 'nothing':
      return keptTurns(way);
    case 'turns':
      if (lost.from === 1) return `Теряются все ходы (${lost.count})`;
      return lost.count === 1
        ? `Теряется последний ход (${lost.to})`
        : `Теряются последние ${turns(lost.count)} (${lost.from}–${lost.to})`;
    case 'entries':
      return `${keptTurns(way)}, теряются последние другие записи: ${lost.count} (часы, карточки, исправления)`;
    case 'show':
      return `${keptTurns(way)}, теряются последние изменения эфира, людей или настроек`;
    case 'undos':
      return `Сохраняются все ходы и ещё отменённые: ${lost.count}; отмените их снова`;
    case 'match':
      return confirmed === null || way.choice.way === 'empty' ? 'Теряется всё' : 'Партии, которая игралась, в ней нет';
    case 'other':
      return 'Эти ходы не те, что были подтверждены';
    case 'unknown':
      if (way.choice.way === 'empty') return 'Теряется всё';
      return kept === null
        ? 'Открытой партии нет'
        : `Сохраняется ${turns(kept)}; сколько было подтверждено, неизвестно`;
  }
};

export const ru: RescueTexts = {
  loading: 'Журнал читается …',
  unreachable: 'Сервер не отвечает',
  unreachableHint:
    'Страница пробует дальше. Если сервер не запущен, запустите его: npm start. Без него: npm run rescue.',
  broken: 'Журнал не цел',
  noRoom: 'Нет места на диске: освободите место и запустите снова',
  noRoomHint:
    'В эфире последняя подтверждённая картинка. Журнал не изменён. Когда на его диске будет место, запустите сервер снова: npm start.',
  safe: 'В эфире последняя подтверждённая картина. Ничего не принимается, пока вы не выберете выход.',
  whole: 'Журнал цел',
  wholeBut: 'Вечер идёт дальше; в журнале есть повреждение',
  noHurry: 'Сейчас ничего делать не надо. Любой выход запускает сервер снова: лучше в перерыве.',
  checkedAt: (atMs) => `Проверено: ${time(atMs)}`,
  checkAgain: 'Проверить снова',
  confirmedLast: 'Подтверждено последним',
  confirmedUnknown: 'Неизвестно: записи об этом рядом с журналом нет.',
  readNow: 'Читается сейчас',
  readNothing: 'Ничего, с чем можно было бы играть дальше.',
  noMatch: 'Партия не была открыта',
  matchLost: 'Открытой партии в нём нет',
  turns,
  turn: (label) => {
    const turn = readLabel(label);
    return turn === null
      ? label
      : `${turn.number}-й ход ${turn.side === 'black' ? 'чёрных' : 'белых'}${turn.line === '' ? '' : `: ${turn.line}`}`;
  },
  time,
  files: 'Всё одним файлом',
  saveTitle: 'Сначала: сохраните всё в файл',
  saveHint: 'Журнал, копии и повреждённые файлы одним архивом. Это ничего не меняет и не закрывает ни одного выхода.',
  save: 'Сохранить всё в файл',
  saved: 'Загрузка начата',
  notSaved: 'Всё в файл ещё не сохранено.',
  waysTitle: 'Потом: выберите выход',
  recommended: 'Рекомендуется: сохраняет больше всего',
  closed: {
    play: 'Закрыто: из того, что осталось, журнал не составить.',
    copy: 'Закрыто: копия повреждена или сделана более новой программой.',
    empty: '',
  },
  title: ({ copy, choice }) =>
    copy !== null
      ? `Продолжить с копии: ${time(copy.atMs)} (${KINDS[copy.kind]})`
      : choice.way === 'play'
        ? 'Играть дальше с того, что читается'
        : 'Начать с пустого журнала',
  press: { play: 'Играть дальше отсюда …', copy: 'Продолжить с этой копии …', empty: 'Начать с пустого …' },
  verdict,
  keeps: 'Остаётся',
  keepsWhat: (way, confirmed) => {
    const { match, turns: count, matches: all, choice, lost } = way;
    if (choice.way === 'empty') return 'Ничего';
    const isNamed = confirmed === null || lost.kind === 'match' || lost.kind === 'other';
    const open = match === null ? 'Открытой партии нет' : `${isNamed ? `${match}: ` : ''}${turns(count ?? 0)}`;
    return `${open}; всего ${matches(all)}`;
  },
  loses: 'Теряется',
  losesWhat: ({ choice }) =>
    choice.way === 'play'
      ? 'В каждой партии то, что идёт за первой повреждённой записью'
      : choice.way === 'copy'
        ? 'Всё, что сделано после этой копии: ходы, партии, люди, эфир'
        : 'Все партии, люди, настройки и то, что было в эфире',
  damagedFiles: 'Файлы',
  filesKept: 'Повреждённые остаются рядом с новым журналом',
  choose: 'Выбрать …',
  sure: ({ choice }) =>
    ({
      play: 'Играть дальше с того, что читается?',
      copy: 'Продолжить с этой копии?',
      empty: 'Начать с пустого журнала?',
    })[choice.way],
  noAnswer: 'Сервер не ответил: неизвестно, сделано ли это. Подождите, пока страница прочтёт журнал.',
  starting: 'Сервер запускается снова …',
  startingHint: 'Не закрывайте страницу. Страницы и графика вернутся сами.',
  startingLong: 'Это длится дольше обычного. Если сервер не вернётся, запустите его вручную:',
  startByHand: 'Теперь запустите сервер вручную, на его компьютере, в папке программы:',
  startCommand: 'npm start',
  waited: (seconds) => `${seconds} с`,
  back: 'Сервер снова работает',
  stillBroken: 'Сервер запущен снова, а журнал всё ещё не цел. Выберите другой выход.',
  noneOpen: 'партии нет; откройте или создайте её в подготовке',
  openNow: 'Сейчас открыто',
  goTo: {
    operator: 'Страница оператора',
    director: 'Страница режиссёра',
    arbiter: 'Страница арбитра',
    setup: 'Подготовка: все партии',
  },
  matches: 'Партии в журнале',
  match: 'Партия',
  kept: 'Ходы',
  lastTurn: 'Последний ход',
  state: 'Состояние',
  isOpen: 'открыта',
  isWhole: 'Цела',
  damagedAt: (entry) => `Повреждена с её записи ${entry}`,
  notReadable: 'Не читается даже начало',
  noMatches: 'Ни одна партия не читается',
  copies: 'Копии',
  noCopies: 'Копий нет',
  made: 'Сделана',
  kind: 'Вид',
  kinds: KINDS,
  contents: 'Открытая партия',
  against: 'Рядом с подтверждённым',
  unreadable: 'Не читается: повреждена или сделана более новой программой',
};
