import { formatSpan } from '../../../view/timeText';
import type { LogTexts } from '../../common/log';
import { because } from '../../common/texts';
import type { Event } from '../rules/events';
import type { End } from '../rules/state';
import { turnLabel } from '../rules/undoLabel';
import type { Call } from '../rules/calls';
import { CALL_WORDS } from './calls';
import { en } from './en';

const LOST = {
  down: 'The server was down',
  stalled: 'The server stood still',
  suspended: 'The server’s computer slept',
} as const;

const SIDE = { white: 'White', black: 'Black' } as const;
/** " (throne)", or nothing. */
const called = (calls: readonly Call[]): string =>
  calls.length === 0 ? '' : ` (${calls.map((call) => CALL_WORDS.en[call]).join(', ')})`;

const ended = (end: End | null): string => {
  if (end === null) return '';
  const outcome = end.result === null ? 'no result' : end.result === 'draw' ? 'draw' : `${SIDE[end.result]} wins`;
  return `. The game is over: ${en.ends[end.reason]}, ${outcome}`;
};

export const logEn: LogTexts<Event> = {
  turnPlayed: ({ number, side, text, calls, end }) =>
    `${turnLabel({ number, side })}${text}${called(calls)}${ended(end)}`,
  clockStarted: () => 'Clock started',
  clockStopped: ({ reason }) => `Clock stopped${because(reason)}`,
  clockSet: ({ side, remainingMs, reason }) =>
    `${SIDE[side]}’s clock set to ${formatSpan(remainingMs)}${because(reason)}`,
  timeAdded: ({ side, ms, reason }) =>
    `${formatSpan(ms)} ${ms < 0 ? 'taken from' : 'added to'} ${SIDE[side]}${because(reason)}`,
  flagFell: ({ side, end }) => `Flag of ${SIDE[side]} fell${ended(end)}`,
  resigned: ({ side, end }) => `${SIDE[side]} resigned${ended(end)}`,
  drawOffered: ({ side }) => `${SIDE[side]} offers a draw`,
  drawAgreed: ({ end }) => `Draw agreed${ended(end)}`,
  drawDeclined: ({ side }) => `${SIDE[side]} declines the draw`,
  positionCorrected: ({ reason }) => `Position corrected${because(reason)}`,
  gapNoted: ({ cause, fromMs, toMs, byMs }) =>
    cause === 'stepped'
      ? `The system’s clock was set ${byMs < 0 ? 'back' : 'forward'} by ${formatSpan(byMs)}; the match clock was not touched`
      : `${LOST[cause]} for ${formatSpan(toMs - fromMs)} while the clock ran`,
  gapDismissed: ({ givenMs }) =>
    givenMs === 0 ? 'Lost time: decided' : `Lost time: ${formatSpan(givenMs)} given back to the clock it had gone from`,
  gapsCharged: () => 'Lost time still to be decided on stays with the clock as it is left',
  aborted: ({ reason }) => `Match broken off${because(reason)}`,
};
