import { formatSpan } from '../../../view/timeText';
import { LOST, STEPPED } from '../../common/lostTimeTexts';
import { because } from '../../common/texts';
import type { DuelEnd } from '../state';
import type { DuelLog } from './log';

const SIDE = { white: 'белые', black: 'чёрные' } as const;
const SIDE_FIRST = { white: 'Белые', black: 'Чёрные' } as const;
const OF_SIDE = { white: 'белых', black: 'чёрных' } as const;

/** ". Партия окончена: мат, победили белые" in the words of a game, or nothing. */
export const endedRu =
  <Reason extends string>(ends: Readonly<Record<Reason, string>>) =>
  (end: DuelEnd<Reason> | null): string => {
    if (end === null) return '';
    const outcome =
      end.result === null ? 'без результата' : end.result === 'draw' ? 'ничья' : `победили ${SIDE[end.result]}`;
    return `. Партия окончена: ${ends[end.reason]}, ${outcome}`;
  };

export const duelLogRu: DuelLog = (ended) => ({
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
      ? `${STEPPED.ru(byMs)}; часы матча не тронуты`
      : `${LOST.ru[cause]} ${formatSpan(toMs - fromMs)}, пока шли часы`,
  gapDismissed: ({ givenMs }) =>
    givenMs === 0
      ? 'Потерянное время: решено'
      : `Потерянное время: ${formatSpan(givenMs)} возвращено на часы, с которых оно ушло`,
  gapsCharged: () => 'Потерянное время, о котором не решено, остаётся за часами, как они оставлены',
  resultRuled: ({ reason, end }) => `Результат присуждён${because(reason)}${ended(end)}`,
  aborted: ({ reason }) => `Матч прерван${because(reason)}`,
});
