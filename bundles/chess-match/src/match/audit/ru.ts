import type { GraphicId } from '../../show';
import type { GraphicAir } from '../../show/events';
import { GRAPHIC_NAMES } from '../../texts/graphicNames';
import { ru as notes } from './notes/ru';
import type { AuditTexts } from './events';
import { because } from '../../games/common/texts';

const named = (graphic: GraphicId): string => GRAPHIC_NAMES.ru[graphic].name;

const aired = ({ graphic, air }: GraphicAir): string => `${air.on ? 'В эфире' : 'Ушло из эфира'}: ${named(graphic)}`;

export const ru: AuditTexts = {
  incidentNoted: ({ text }) => `Происшествие: ${text}`,
  incidentStruck: ({ reason }) => `Происшествие вычеркнуто${because(reason)}`,
  undone: ({ reason }) => `Отмена последнего факта${because(reason)}`,
  takenBack: ({ seqs, reason }) => `Взято назад фактов: ${seqs.length}${because(reason)}`,
  amended: ({ turn, before, after, reason }) =>
    `Исправлен ход ${turn}: ${before} → ${after === '' ? '—' : after}${because(reason)}`,
  redone: () => 'Возврат отменённого',
  airUndone: () => 'Отменено последнее изменение эфира',
  matchCreated: () => 'Матч создан',
  matchOpened: () => 'Матч открыт',
  matchRenamed: ({ after }) => `Матч переименован: ${after.event}, ${after.white} — ${after.black}`,
  matchPublished: ({ published }) =>
    published ? 'Матч показан зрителям среди прошедших' : 'Матч убран из прошедших у зрителей',
  matchArchived: ({ archived }) => (archived ? 'Матч убран в архив' : 'Матч возвращён из архива'),
  matchDuplicated: ({ entries }) => `Матч скопирован (записей: ${entries})`,
  matchImported: ({ entries }) => `Матч загружен (записей: ${entries})`,
  graphicCued: ({ graphic, cue }) => `Подготовлено ${cue.on ? 'к выдаче' : 'к уходу'}: ${named(graphic)}`,
  analysisProposed: () => 'Разбор предложен режиссёру',
  cueDropped: ({ graphic }) => `Подготовка снята: ${named(graphic)}`,
  graphicTaken: aired,
  tellingSteered: ({ graphic, isRunning, positionMs }) =>
    `${named(graphic)}: ${isRunning ? 'дальше с' : 'пауза на'} ${Math.round(positionMs / 1000)} с`,
  graphicsCleared: ({ graphics }) => `Снято с эфира: ${graphics.map(named).join(', ')}`,
  graphicsTaken: ({ airs }) => airs.map(aired).join('; '),
  graphicsRestored: ({ graphics }) => `Возвращено в эфир: ${graphics.map(named).join(', ')}`,
  airRedone: () => 'Отменённое изменение эфира возвращено',
  airsCued: ({ airs }) => `Подготовлено: ${airs.map(({ graphic }) => named(graphic)).join(', ')}`,
  showBegun: ({ graphics }) => `Начало эфира; убрано: ${graphics.map(named).join(', ') || 'ничего'}`,
  itemCued: ({ airs }) => `Подготовлен пункт плана: ${airs.map(({ graphic }) => named(graphic)).join(', ')}`,
  eveningPlanned: ({ plan: { slotEnd, games } }) =>
    `План вечера: конец эфира ${slotEnd ?? 'не назначен'}, партий впереди: ${games}`,
  rundownSet: ({ items }) => `Изменён план эфира (пунктов: ${items.length})`,
  rundownUndone: () => 'Отменена правка плана эфира',
  rundownRedone: () => 'Возвращена правка плана эфира',
  suggestionsMade: ({ open }) => `Предложений режиссёру: ${open.length}`,
  suggestionIgnored: () => 'Предложение отклонено',
  suggestionModesSet: () => 'Изменены режимы предложений',
  returnDelaySet: ({ seconds }) =>
    seconds === null ? 'Выданное правилом остаётся в эфире' : `Выданное правилом уходит через ${seconds} с`,
  returnPlanned: () => 'Выдано правилом, уйдёт само',
  returnCalledOff: () => 'Выданное правилом остаётся в эфире',
  peopleSet: () => 'Изменены составы',
  entryLost: () => 'Запись об эфире перестала читаться и пропущена',
  ...notes,
};
