import type { Field, Words } from './boxCommand';
import type { BOX_COMMANDS } from '@schemas/boxCommands';

type Said = (typeof BOX_COMMANDS)[number]['fields'][number];
type Asked = Exclude<Said, { readonly kind: 'seen' }>;
type ChoiceOf<F> = F extends { readonly kind: 'choice'; readonly name: infer N; readonly choices: readonly (infer C)[] }
  ? N extends 'graphic'
    ? never
    : `${N & string}.${C & string}`
  : never;

/** What a field is called beside its option. */
export const FIELD_WORDS: Readonly<Record<Asked['name'], Words>> = {
  accepted: { en: 'Accepted', ru: 'Принято' },
  action: { en: 'What', ru: 'Что сделать' },
  audience: { en: 'Audience of', ru: 'Зрители' },
  automatic: { en: 'By the match', ru: 'По матчу' },
  board: { en: 'Board', ru: 'Доска' },
  branch: { en: 'Branch', ru: 'Ветвь' },
  breakMinutes: { en: 'Break between games, minutes', ru: 'Перерыв между партиями, минуты' },
  clocks: { en: 'Clocks', ru: 'Часы' },
  confirmed: { en: 'Confirmed', ru: 'Подтверждено' },
  count: { en: 'Count', ru: 'Количество' },
  fen: { en: 'Position (FEN)', ru: 'Позиция (FEN)' },
  fixed: { en: 'Fixed', ru: 'Зафиксировано' },
  follow: { en: 'Follow', ru: 'Следовать' },
  game: { en: 'Game', ru: 'Игра' },
  games: { en: 'Games', ru: 'Партии' },
  giveBack: { en: 'Give back', ru: 'Вернуть' },
  graphic: { en: 'Graphic', ru: 'Графика' },
  hold: { en: 'Hold', ru: 'Удерживать' },
  in: { en: 'Comes in', ru: 'Выходит' },
  instance: { en: 'OBS', ru: 'OBS' },
  isRunning: { en: 'Runs on', ru: 'Идёт дальше' },
  item: { en: 'Item of the rundown', ru: 'Пункт плана' },
  kind: { en: 'Kind', ru: 'Вид' },
  language: { en: 'Language', ru: 'Язык' },
  line: { en: 'Line of the turn', ru: 'Строка хода' },
  ms: { en: 'Time, ms', ru: 'Время, мс' },
  muted: { en: 'Muted', ru: 'Выключен' },
  number: { en: 'Number', ru: 'Номер' },
  offer: { en: 'Offer it to the director', ru: 'Предложить режиссёру' },
  of: { en: 'Match whose turns are played', ru: 'Матч, чьи ходы играются' },
  on: { en: 'On', ru: 'Включить' },
  out: { en: 'Goes out', ru: 'Уходит' },
  paceMs: { en: 'From turn to turn, ms', ru: 'От хода до хода, мс' },
  penalty: { en: 'Penalty', ru: 'Наказание' },
  person: { en: 'Person', ru: 'Человек' },
  piece: { en: 'Piece', ru: 'Фигура' },
  player: { en: 'Player', ru: 'Игрок' },
  positionMs: { en: 'Place, ms from the beginning', ru: 'Место, мс от начала' },
  preset: { en: 'Picture', ru: 'Картинка' },
  rating: { en: 'Chips', ru: 'Фишки' },
  reason: { en: 'Reason', ru: 'Причина' },
  remainingMs: { en: 'Left on the clock, ms', ru: 'Остаток на часах, мс' },
  ruling: { en: 'Result', ru: 'Результат' },
  scene: { en: 'Scene', ru: 'Сцена' },
  seconds: { en: 'Seconds', ru: 'Секунды' },
  secondsAgo: { en: 'So many seconds ago', ru: 'Столько секунд назад' },
  seq: { en: 'Entry of the protocol', ru: 'Запись протокола' },
  side: { en: 'Side', ru: 'Сторона' },
  slotEnd: { en: 'Time on air ends at', ru: 'Конец эфирного времени' },
  source: { en: 'Turns', ru: 'Ходы' },
  speaking: { en: 'Speaks', ru: 'Говорит' },
  state: { en: 'State', ru: 'Состояние' },
  step: { en: 'Step', ru: 'Шаг' },
  suggestion: { en: 'Suggestion', ru: 'Предложение' },
  team: { en: 'Team', ru: 'Команда' },
  text: { en: 'Text', ru: 'Текст' },
  thread: { en: 'Board played apart', ru: 'Отдельная доска' },
  to: { en: 'Where', ru: 'Куда' },
  turns: { en: 'Turns', ru: 'Ходов' },
};

const WHITE = { en: 'White', ru: 'Белые' } as const;
const BLACK = { en: 'Black', ru: 'Чёрные' } as const;

/** What the values of a choice are called; graphics have names of their own. */
export const CHOICE_WORDS: Readonly<Record<ChoiceOf<Said>, Words>> = {
  'action.chapter': { en: 'Chapter mark', ru: 'Метка раздела' },
  'action.pauseRecord': { en: 'Pause the recording', ru: 'Приостановить запись' },
  'action.resumeRecord': { en: 'Resume the recording', ru: 'Продолжить запись' },
  'action.saveReplay': { en: 'Save the replay', ru: 'Сохранить повтор' },
  'action.startRecord': { en: 'Start the recording', ru: 'Начать запись' },
  'action.startReplay': { en: 'Start the replay buffer', ru: 'Включить буфер повтора' },
  'action.stopRecord': { en: 'Stop the recording', ru: 'Остановить запись' },
  'action.stopReplay': { en: 'Stop the replay buffer', ru: 'Выключить буфер повтора' },
  'audience.black': BLACK,
  'audience.white': WHITE,
  'clocks.asNow': { en: 'As they are now', ru: 'Как сейчас' },
  'clocks.asThen': { en: 'As they were then', ru: 'Как были тогда' },
  'instance.black': { en: 'Black’s viewers', ru: 'Зрители чёрных' },
  'instance.program': { en: 'Program', ru: 'Эфир' },
  'instance.white': { en: 'White’s viewers', ru: 'Зрители белых' },
  'kind.behaviour': { en: 'Behaviour', ru: 'Поведение' },
  'kind.device': { en: 'Device', ru: 'Устройство' },
  'kind.illness': { en: 'Illness', ru: 'Болезнь' },
  'kind.noise': { en: 'Noise', ru: 'Шум' },
  'kind.other': { en: 'Other', ru: 'Другое' },
  'kind.spectators': { en: 'Spectators', ru: 'Зрители' },
  'kind.technical': { en: 'Technical', ru: 'Техника' },
  'kind.touch': { en: 'Touched piece', ru: 'Взялся — ходи' },
  'language.en': { en: 'English', ru: 'Английский' },
  'language.ru': { en: 'Russian', ru: 'Русский' },
  'penalty.expulsion': { en: 'Expulsion', ru: 'Удаление' },
  'penalty.time': { en: 'Time', ru: 'Время' },
  'penalty.warning': { en: 'Warning', ru: 'Предупреждение' },
  'ruling.black': { en: 'Black wins', ru: 'Победа чёрных' },
  'ruling.black-absent': { en: 'Black did not come', ru: 'Неявка чёрных' },
  'ruling.both-absent': { en: 'Nobody came', ru: 'Неявка обоих' },
  'ruling.draw': { en: 'Draw', ru: 'Ничья' },
  'ruling.none': { en: 'No result', ru: 'Без результата' },
  'ruling.white': { en: 'White wins', ru: 'Победа белых' },
  'ruling.white-absent': { en: 'White did not come', ru: 'Неявка белых' },
  'side.black': BLACK,
  'side.white': WHITE,
  'source.random': { en: 'Random turns', ru: 'Случайные ходы' },
  'source.record': { en: 'Turns of a match', ru: 'Ходы матча' },
  'state.off': { en: 'Off', ru: 'Выключить' },
  'state.paused': { en: 'Pause', ru: 'Пауза' },
  'state.running': { en: 'Run', ru: 'Играть' },
  'team.black': BLACK,
  'team.white': WHITE,
  'to.preview': { en: 'Preview', ru: 'Превью' },
  'to.program': { en: 'Program', ru: 'Эфир' },
};

export const fieldName = ({ name }: Field): Words => FIELD_WORDS[name as keyof typeof FIELD_WORDS];

export const choiceName = (field: string, value: string): Words | undefined =>
  CHOICE_WORDS[`${field}.${value}` as keyof typeof CHOICE_WORDS];
