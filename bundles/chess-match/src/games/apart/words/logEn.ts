import { formatSpan } from '../../../view/timeText';
import { LOST, STEPPED } from '../../common/lostTimeTexts';
import { because } from '../../common/texts';
import type { SeatAt } from '../gaps';
import type { ApartLog } from './log';

const SIDE = { white: 'White', black: 'Black' } as const;

export const seatEn = ({ board, side }: SeatAt<number | string>): string => `${SIDE[side]}, board ${board}`;

export const apartLogEn: ApartLog = {
  clockSet: ({ remainingMs, reason, ...at }) =>
    `Clock of ${seatEn(at)} set to ${formatSpan(remainingMs)}${because(reason)}`,
  timeAdded: ({ ms, reason, ...at }) =>
    `${formatSpan(ms)} ${ms < 0 ? 'taken from' : 'added to'} ${seatEn(at)}${because(reason)}`,
  positionCorrected: ({ board, reason }) => `Board ${board}: position corrected${because(reason)}`,
  gapNoted: ({ cause, fromMs, toMs, byMs, seats }) =>
    cause === 'stepped'
      ? `${STEPPED.en(byMs)}; the match clocks were not touched`
      : `${LOST.en[cause]} for ${formatSpan(toMs - fromMs)} while clocks ran: ${seats.map(seatEn).join('; ')}`,
  gapDismissed: ({ givenMs }) =>
    givenMs === undefined
      ? 'Lost time: decided'
      : `Lost time: ${formatSpan(givenMs)} given back to the clocks it had gone from`,
  gapsCharged: () => 'Lost time still to be decided on stays with the clocks as they are left',
  aborted: ({ reason }) => `Match broken off${because(reason)}`,
};
