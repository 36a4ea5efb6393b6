import { formatSpan } from '../../../view/timeText';
import type { SeatAt } from '../../apart/gaps';
import { sanIn } from '../../chess/sanIn';
import type { LogTexts } from '../../common/log';
import { because } from '../../common/texts';
import type { Event } from '../rules/events';
import type { End } from '../rules/state';
import { turnText } from '../rules/undoLabel';
import { ru } from './ru';

const LOST = {
  down: 'Сервер не работал',
  stalled: 'Сервер стоял',
  suspended: 'Компьютер сервера спал',
} as const;

const SIDE = { white: 'белые', black: 'чёрные' } as const;
const OF = { white: 'белых', black: 'чёрных' } as const;
const seat = ({ board, side }: SeatAt<number>): string => `${OF[side]} доски ${board}`;
const clocks = (board: number | null): string => (board === null ? 'Часы' : `Часы доски ${board}`);
const ended = (end: End | null): string => {
  if (end === null) return '';
  const outcome =
    end.result === null ? 'без результата' : end.result === 'draw' ? 'ничья' : `победили ${SIDE[end.result]}`;
  return `. Партия на доске окончена: ${ru.ends[end.reason]}, ${outcome}`;
};

export const logRu: LogTexts<Event> = {
  movePlayed: ({ board, side, number, san, end }) =>
    `Доска ${board}: ${turnText({ number, side })} ${sanIn(san, 'ru')}${ended(end)}`,
  clockStarted: ({ board }) => `${clocks(board)} пущены`,
  clockStopped: ({ board, reason }) => `${clocks(board)} остановлены${because(reason)}`,
  clockSet: ({ remainingMs, reason, ...at }) =>
    `Часы ${seat(at)} поставлены на ${formatSpan(remainingMs)}${because(reason)}`,
  timeAdded: ({ ms, reason, ...at }) =>
    `${ms < 0 ? 'Снято' : 'Добавлено'} ${formatSpan(ms)}, часы ${seat(at)}${because(reason)}`,
  flagFell: ({ end, ...at }) => `Флажок ${seat(at)} упал${ended(end)}`,
  resigned: ({ end, ...at }) => `Сдача ${seat(at)}${ended(end)}`,
  drawOffered: (at) => `Предложение ничьей от ${seat(at)}`,
  drawAgreed: ({ board, end }) => `Доска ${board}: ничья по соглашению${ended(end)}`,
  drawDeclined: (at) => `Отказ ${seat(at)} от ничьей`,
  claimDecided: ({ board, accepted, reason, end }) =>
    `Доска ${board}: требование ничьей ${accepted ? 'принято' : 'отклонено'}${because(reason)}${ended(end)}`,
  positionCorrected: ({ board, reason }) => `Доска ${board}: позиция исправлена${because(reason)}`,
  gapNoted: ({ cause, fromMs, toMs, byMs, seats }) =>
    cause === 'stepped'
      ? `Системные часы переведены ${byMs < 0 ? 'назад' : 'вперёд'} на ${formatSpan(byMs)}; часы матча не тронуты`
      : `${LOST[cause]} ${formatSpan(toMs - fromMs)}, шли часы ${seats.map(seat).join(', ')}`,
  gapDismissed: ({ givenMs }) =>
    givenMs === undefined
      ? 'Потерянное время: решено'
      : `Потерянное время: ${formatSpan(givenMs)} возвращено на часы, с которых оно ушло`,
  gapsCharged: () => 'Потерянное время, о котором не решено, остаётся за часами, как они оставлены',
  aborted: ({ reason }) => `Матч прерван${because(reason)}`,
};
