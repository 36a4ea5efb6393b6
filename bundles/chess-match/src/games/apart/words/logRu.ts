import { formatSpan } from '../../../view/timeText';
import { LOST, STEPPED } from '../../common/lostTimeTexts';
import { because } from '../../common/texts';
import type { SeatAt } from '../gaps';
import type { ApartLog } from './log';

const OF = { white: 'белых', black: 'чёрных' } as const;

/** Whose. */
export const seatRu = ({ board, side }: SeatAt<number | string>): string => `${OF[side]} доски ${board}`;

export const apartLogRu: ApartLog = {
  clockSet: ({ remainingMs, reason, ...at }) =>
    `Часы ${seatRu(at)} поставлены на ${formatSpan(remainingMs)}${because(reason)}`,
  timeAdded: ({ ms, reason, ...at }) =>
    `${ms < 0 ? 'Снято' : 'Добавлено'} ${formatSpan(ms)}, часы ${seatRu(at)}${because(reason)}`,
  positionCorrected: ({ board, reason }) => `Доска ${board}: позиция исправлена${because(reason)}`,
  gapNoted: ({ cause, fromMs, toMs, byMs, seats }) =>
    cause === 'stepped'
      ? `${STEPPED.ru(byMs)}; часы матча не тронуты`
      : `${LOST.ru[cause]} ${formatSpan(toMs - fromMs)}, шли часы ${seats.map(seatRu).join(', ')}`,
  gapDismissed: ({ givenMs }) =>
    givenMs === undefined
      ? 'Потерянное время: решено'
      : `Потерянное время: ${formatSpan(givenMs)} возвращено на часы, с которых оно ушло`,
  gapsCharged: () => 'Потерянное время, о котором не решено, остаётся за часами, как они оставлены',
  aborted: ({ reason }) => `Матч прерван${because(reason)}`,
};
