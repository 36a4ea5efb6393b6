import { formatSpan } from '../../../view/timeText';
import { LOST, STEPPED } from '../../common/lostTimeTexts';
import { because } from '../../common/texts';
import type { DuelEnd } from '../state';
import type { DuelLog } from './log';

const SIDE = { white: 'White', black: 'Black' } as const;

/** ". The game is over: mate, White wins" in the words of a game, or nothing. */
export const endedEn =
  <Reason extends string>(ends: Readonly<Record<Reason, string>>) =>
  (end: DuelEnd<Reason> | null): string => {
    if (end === null) return '';
    const outcome = end.result === null ? 'no result' : end.result === 'draw' ? 'draw' : `${SIDE[end.result]} wins`;
    return `. The game is over: ${ends[end.reason]}, ${outcome}`;
  };

export const duelLogEn: DuelLog = (ended) => ({
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
      ? `${STEPPED.en(byMs)}; the match clock was not touched`
      : `${LOST.en[cause]} for ${formatSpan(toMs - fromMs)} while the clock ran`,
  gapDismissed: ({ givenMs }) =>
    givenMs === 0 ? 'Lost time: decided' : `Lost time: ${formatSpan(givenMs)} given back to the clock it had gone from`,
  gapsCharged: () => 'Lost time still to be decided on stays with the clock as it is left',
  resultRuled: ({ reason, end }) => `Result ruled${because(reason)}${ended(end)}`,
  aborted: ({ reason }) => `Match broken off${because(reason)}`,
});
