import { lineIn } from './lineIn';
import { formatSpan } from '../../../view/timeText';
import type { LogTexts } from '../../common/log';
import { LOST, STEPPED } from '../../common/lostTimeTexts';
import { because } from '../../common/texts';
import type { Event } from '../rules/events';

const OF = { white: 'белых', black: 'чёрных' } as const;
const TO = { white: 'белым', black: 'чёрным' } as const;
const PENALTY = { warning: 'жёлтая карточка', expulsion: 'красная карточка', time: 'две минуты сопернику' } as const;
export const ru: LogTexts<Event> = {
  turnCommitted: ({ turn, line }) => `Ход ${turn} ${lineIn(line, 'ru')}`,
  draftSet: ({ line }) => `Черновик: ${lineIn(line, 'ru') || 'пусто'}`,
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
      ? `${STEPPED.ru(byMs)}; часы партии не тронуты`
      : `${LOST.ru[cause]} ${formatSpan(toMs - fromMs)}, шли часы ${OF[side]}`,
  gapDismissed: ({ givenMs }) =>
    givenMs === undefined
      ? 'Потерянное время: решено'
      : `Потерянное время: ${formatSpan(givenMs)} возвращено на часы, с которых оно ушло`,
  gapsCharged: () => 'Потерянное время, о котором не решено, остаётся за часами, как они оставлены',
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
};
