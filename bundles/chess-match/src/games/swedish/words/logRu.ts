import { sanIn } from '../../chess/sanIn';
import { formatSpan } from '../../../view/timeText';
import type { LogTexts } from '../../common/log';
import { because } from '../../common/texts';
import type { Event } from '../rules/events';
import type { Seat } from '../rules/seats';
import type { End } from '../rules/state';
import { ru } from './ru';

const LOST = {
  down: 'Сервер не работал',
  stalled: 'Сервер стоял',
  suspended: 'Компьютер сервера спал',
} as const;

const OF = { white: 'белых', black: 'чёрных' } as const;
const TEAM = { first: 'команда белых доски A', second: 'команда чёрных доски A' } as const;
const TEAM_FIRST = { first: 'Команда белых доски A', second: 'Команда чёрных доски A' } as const;
const seat = ({ board, side }: Seat): string => `${OF[side]} доски ${board}`;
const ended = (end: End | null): string => {
  if (end === null) return '';
  const outcome =
    end.result === null ? 'без результата' : end.result === 'draw' ? 'ничья' : `победила ${TEAM[end.result]}`;
  return `. Матч окончен: ${ru.ends[end.reason]}, ${outcome}`;
};
const penalty = (cost: 'warning' | 'time' | 'game', ms: number): string =>
  ({ warning: 'замечание', time: `снято ${formatSpan(ms)}`, game: 'поражение' })[cost];

export const logRu: LogTexts<Event> = {
  movePlayed: ({ board, side, number, san, end }) =>
    `Доска ${board}: ${number}${side === 'white' ? '.' : '...'} ${sanIn(san, 'ru')}${ended(end)}`,
  clocksStarted: () => 'Часы на обеих досках пущены',
  clocksStopped: ({ reason }) => `Часы на обеих досках остановлены${because(reason)}`,
  flagFell: ({ end, ...at }) => `Флаг ${seat(at)} упал${ended(end)}`,
  resigned: ({ team, end }) => `${TEAM_FIRST[team]} сдалась${ended(end)}`,
  drawOffered: ({ team }) => `${TEAM_FIRST[team]} предлагает ничью`,
  drawAgreed: ({ end }) => `Ничья по соглашению${ended(end)}`,
  drawDeclined: ({ team }) => `${TEAM_FIRST[team]} отклонила ничью`,
  moveDemanded: ({ team, board }) => `${TEAM_FIRST[team]} требует следующий ход на доске ${board}`,
  clockSet: ({ remainingMs, reason, ...at }) =>
    `Часы ${seat(at)} поставлены на ${formatSpan(remainingMs)}${because(reason)}`,
  timeAdded: ({ ms, reason, ...at }) =>
    `${ms < 0 ? 'Снято' : 'Добавлено'} ${formatSpan(ms)}, часы ${seat(at)}${because(reason)}`,
  punished: ({ penalty: cost, ms, reason, end, ...at }) =>
    `Названный ход, наказание ${seat(at)}: ${penalty(cost, ms)}${because(reason)}${ended(end)}`,
  positionCorrected: ({ board, reason }) => `Доска ${board}: позиция исправлена${because(reason)}`,
  reserveCorrected: ({ piece, count, reason, ...at }) =>
    `Запас ${seat(at)} исправлен, ${piece.toUpperCase()} ${count}${because(reason)}`,
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
