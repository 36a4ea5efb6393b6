import { formatSpan } from '../../../view/timeText';
import { turnLabel } from '../rules/undoLabel';
import type { LogTexts } from '../../common/log';
import { because } from '../../common/texts';
import type { Event } from '../rules/events';
import type { End } from '../rules/state';
import type { Call } from '../rules/calls';
import { CALL_WORDS } from './calls';
import { ru } from './ru';

const LOST = {
  down: 'Сервер не работал',
  stalled: 'Сервер стоял',
  suspended: 'Компьютер сервера спал',
} as const;

const SIDE = { white: 'белые', black: 'чёрные' } as const;
const SIDE_FIRST = { white: 'Белые', black: 'Чёрные' } as const;
const OF_SIDE = { white: 'белых', black: 'чёрных' } as const;
/** " (throne)", or nothing. */
const called = (calls: readonly Call[]): string =>
  calls.length === 0 ? '' : ` (${calls.map((call) => CALL_WORDS.ru[call]).join(', ')})`;

const ended = (end: End | null): string => {
  if (end === null) return '';
  const outcome =
    end.result === null ? 'без результата' : end.result === 'draw' ? 'ничья' : `победили ${SIDE[end.result]}`;
  return `. Партия окончена: ${ru.ends[end.reason]}, ${outcome}`;
};

export const logRu: LogTexts<Event> = {
  turnPlayed: ({ number, side, text, calls, end }) =>
    `${turnLabel({ number, side })}${text}${called(calls)}${ended(end)}`,
  clockStarted: () => 'Часы пущены',
  clockStopped: ({ reason }) => `Часы остановлены${because(reason)}`,
  clockSet: ({ side, remainingMs, reason }) =>
    `Часы ${OF_SIDE[side]} поставлены на ${formatSpan(remainingMs)}${because(reason)}`,
  timeAdded: ({ side, ms, reason }) =>
    `${ms < 0 ? 'Снято' : 'Добавлено'} ${formatSpan(ms)}, часы ${OF_SIDE[side]}${because(reason)}`,
  flagFell: ({ side, end }) => `Флажок ${OF_SIDE[side]} упал${ended(end)}`,
  resigned: ({ side, end }) => `${SIDE_FIRST[side]} сдались${ended(end)}`,
  drawOffered: ({ side }) => `${SIDE_FIRST[side]} предлагают ничью`,
  drawAgreed: ({ end }) => `Ничья по соглашению${ended(end)}`,
  drawDeclined: ({ side }) => `${SIDE_FIRST[side]} отклонили ничью`,
  positionCorrected: ({ reason }) => `Позиция исправлена${because(reason)}`,
  gapNoted: ({ cause, fromMs, toMs, byMs }) =>
    cause === 'stepped'
      ? `Системные часы переведены ${byMs < 0 ? 'назад' : 'вперёд'} на ${formatSpan(byMs)}; часы матча не тронуты`
      : `${LOST[cause]} ${formatSpan(toMs - fromMs)}, пока шли часы`,
  gapDismissed: ({ givenMs }) =>
    givenMs === 0
      ? 'Потерянное время: решено'
      : `Потерянное время: ${formatSpan(givenMs)} возвращено на часы, с которых оно ушло`,
  gapsCharged: () => 'Потерянное время, о котором не решено, остаётся за часами, как они оставлены',
  aborted: ({ reason }) => `Матч прерван${because(reason)}`,
};
