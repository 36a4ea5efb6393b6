import { formatSpan } from '../../../view/timeText';
import type { SeatAt } from '../../apart/gaps';
import type { LogTexts } from '../../common/log';
import { because } from '../../common/texts';
import type { Event } from '../rules/events';
import type { End } from '../rules/state';
import { turnText } from '../rules/undoLabel';
import { en } from './en';

const LOST = {
  down: 'The server was down',
  stalled: 'The server stood still',
  suspended: 'The server’s computer slept',
} as const;

const SIDE = { white: 'White', black: 'Black' } as const;
const seat = ({ board, side }: SeatAt<number>): string => `${SIDE[side]}, board ${board}`;
const clocks = (board: number | null): string => (board === null ? 'Clocks' : `Clock of board ${board}`);
const ended = (end: End | null): string => {
  if (end === null) return '';
  const outcome = end.result === null ? 'no result' : end.result === 'draw' ? 'draw' : `${SIDE[end.result]} wins`;
  return `. The board is over: ${en.ends[end.reason]}, ${outcome}`;
};

export const logEn: LogTexts<Event> = {
  movePlayed: ({ board, side, number, san, end }) =>
    `Board ${board}: ${turnText({ number, side })} ${san}${ended(end)}`,
  clockStarted: ({ board }) => `${clocks(board)} started`,
  clockStopped: ({ board, reason }) => `${clocks(board)} stopped${because(reason)}`,
  clockSet: ({ remainingMs, reason, ...at }) =>
    `Clock of ${seat(at)} set to ${formatSpan(remainingMs)}${because(reason)}`,
  timeAdded: ({ ms, reason, ...at }) =>
    `${formatSpan(ms)} ${ms < 0 ? 'taken from' : 'added to'} ${seat(at)}${because(reason)}`,
  flagFell: ({ end, ...at }) => `Flag fell: ${seat(at)}${ended(end)}`,
  resigned: ({ end, ...at }) => `Resigned: ${seat(at)}${ended(end)}`,
  drawOffered: (at) => `Draw offered by ${seat(at)}`,
  drawAgreed: ({ board, end }) => `Board ${board}: draw agreed${ended(end)}`,
  drawDeclined: (at) => `Draw declined by ${seat(at)}`,
  claimDecided: ({ board, accepted, reason, end }) =>
    `Board ${board}: claim of a draw ${accepted ? 'accepted' : 'refused'}${because(reason)}${ended(end)}`,
  positionCorrected: ({ board, reason }) => `Board ${board}: position corrected${because(reason)}`,
  gapNoted: ({ cause, fromMs, toMs, byMs, seats }) =>
    cause === 'stepped'
      ? `The system’s clock was set ${byMs < 0 ? 'back' : 'forward'} by ${formatSpan(byMs)}; the match clocks were not touched`
      : `${LOST[cause]} for ${formatSpan(toMs - fromMs)} while clocks ran: ${seats.map(seat).join('; ')}`,
  gapDismissed: ({ givenMs }) =>
    givenMs === undefined
      ? 'Lost time: decided'
      : `Lost time: ${formatSpan(givenMs)} given back to the clocks it had gone from`,
  gapsCharged: () => 'Lost time still to be decided on stays with the clocks as they are left',
  aborted: ({ reason }) => `Match broken off${because(reason)}`,
};
