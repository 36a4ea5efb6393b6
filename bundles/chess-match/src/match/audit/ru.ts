import type { GraphicId } from '../../show';
import type { GraphicAir } from '../../show/events';
import { GRAPHIC_NAMES } from '../../texts/graphicNames';
import { ru as deeds } from './deeds/ru';
import type { AuditTexts } from './events';
import { formatSpan } from '../../view';
import { because } from './words';

const OF = { white: 'белых', black: 'чёрных' } as const;
const TO = { white: 'белым', black: 'чёрным' } as const;
const PENALTY = { warning: 'жёлтая карточка', expulsion: 'красная карточка', time: 'две минуты сопернику' } as const;
const LOST = {
  down: 'Сервер не работал',
  stalled: 'Сервер стоял',
  suspended: 'Компьютер сервера спал',
} as const;
const named = (graphic: GraphicId): string => GRAPHIC_NAMES.ru[graphic].name;

const aired = ({ graphic, air }: GraphicAir): string => `${air.on ? 'В эфире' : 'Ушло из эфира'}: ${named(graphic)}`;

export const ru: AuditTexts = {
  turnCommitted: ({ turn, line }) => `Ход ${turn} ${line}`,
  draftSet: ({ line }) => `Черновик: ${line || 'пусто'}`,
  clockStarted: () => 'Часы пущены',
  clockStopped: ({ reason }) => `Часы остановлены${because(reason)}`,
  clockSet: ({ side, remainingMs, reason }) =>
    `Часы ${OF[side]} поставлены на ${formatSpan(remainingMs)}${because(reason)}`,
  timeAdded: ({ side, ms, reason }) =>
    ms < 0
      ? `У ${OF[side]} снято ${formatSpan(ms)}${because(reason)}`
      : `Добавлено ${TO[side]} ${formatSpan(ms)}${because(reason)}`,
  overtimeStarted: ({ side }) => `Овертайм ${OF[side]}`,
  gapNoted: ({ side, fromMs, toMs, cause = 'down', byMs = 0 }) =>
    cause === 'stepped'
      ? `Системные часы переведены ${byMs < 0 ? 'назад' : 'вперёд'} на ${formatSpan(byMs)}; часы партии не тронуты`
      : `${LOST[cause]} ${formatSpan(toMs - fromMs)}, шли часы ${OF[side]}`,
  gapDismissed: () => 'Потерянное время: решено',
  vetoDeclared: ({ side }) => `Вето ${OF[side]}`,
  flagFell: ({ side }) => `Флаг ${OF[side]} упал`,
  controlBoardSet: ({ side }) => `Контрольная доска по требованию ${OF[side]}`,
  positionCorrected: ({ board, fen, reason }) => `Доска ${board}: позиция исправлена на ${fen}${because(reason)}`,
  ratingCorrected: ({ board, rating, reason }) => `Доска ${board}: фишек исправлено на ${rating}${because(reason)}`,
  redLineCrossed: ({ side, player, penalty, reason }) =>
    `Красная линия, ${player} (команда ${OF[side]}): ${PENALTY[penalty]}${because(reason)}`,
  penaltyWithdrawn: ({ number, reason }) => `Наказание ${number} снято${because(reason)}`,
  boardConfirmed: ({ board, confirmed }) =>
    confirmed ? `Доска ${board}: расстановка подтверждена` : `Доска ${board}: подтверждение снято`,
  scoreFixed: ({ board, fixed, reason }) =>
    `Доска ${board}: счёт ${fixed ? 'зафиксирован' : 'больше не зафиксирован'}${because(reason)}`,
  claimDecided: ({ board, accepted, reason }) =>
    `Доска ${board}: требование ничьей ${accepted ? 'принято' : 'отклонено'}${because(reason)}`,
  substituted: ({ side, out, in: comesIn }) => `Замена у ${OF[side]}: ${comesIn} вместо ${out}`,
  incidentNoted: ({ text }) => `Происшествие: ${text}`,
  incidentStruck: ({ reason }) => `Происшествие вычеркнуто${because(reason)}`,
  undone: ({ reason }) => `Отмена последнего факта${because(reason)}`,
  takenBack: ({ seqs, reason }) => `Взято назад фактов: ${seqs.length}${because(reason)}`,
  redone: () => 'Возврат отменённого',
  airUndone: () => 'Отменено последнее изменение эфира',
  matchCreated: () => 'Матч создан',
  matchOpened: () => 'Матч открыт',
  matchRenamed: ({ after }) => `Матч переименован: ${after.event}, ${after.white} — ${after.black}`,
  matchArchived: ({ archived }) => (archived ? 'Матч убран в архив' : 'Матч возвращён из архива'),
  matchDuplicated: ({ entries }) => `Матч скопирован (записей: ${entries})`,
  matchImported: ({ entries }) => `Матч загружен (записей: ${entries})`,
  graphicCued: ({ graphic, cue }) => `Подготовлено ${cue.on ? 'к выдаче' : 'к уходу'}: ${named(graphic)}`,
  analysisOffered: () => 'Разбор предложен режиссёру',
  cueDropped: ({ graphic }) => `Подготовка снята: ${named(graphic)}`,
  graphicTaken: aired,
  graphicsCleared: ({ graphics }) => `Снято с эфира: ${graphics.map(named).join(', ')}`,
  graphicsTaken: ({ airs }) => airs.map(aired).join('; '),
  graphicsRestored: ({ graphics }) => `Возвращено в эфир: ${graphics.map(named).join(', ')}`,
  airRedone: () => 'Отменённое изменение эфира возвращено',
  itemCued: ({ airs }) => `Подготовлен пункт плана: ${airs.map(({ graphic }) => named(graphic)).join(', ')}`,
  rundownSet: ({ items }) => `Изменён план эфира (пунктов: ${items.length})`,
  rundownUndone: () => 'Отменена правка плана эфира',
  rundownRedone: () => 'Возвращена правка плана эфира',
  offersMade: ({ open }) => `Предложений режиссёру: ${open.length}`,
  offerIgnored: () => 'Предложение отклонено',
  offerRulesSet: () => 'Изменены правила предложений',
  offerReturnSet: ({ seconds }) =>
    seconds === null ? 'Выданное правилом остаётся в эфире' : `Выданное правилом уходит через ${seconds} с`,
  returnPlanned: () => 'Выдано правилом, уйдёт само',
  returnCalledOff: () => 'Выданное правилом остаётся в эфире',
  peopleSet: () => 'Изменены составы',
  entryLost: () => 'Запись об эфире перестала читаться и пропущена',
  ...deeds,
};
