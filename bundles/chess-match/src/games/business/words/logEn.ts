import { formatSpan } from '../../../view/timeText';
import type { LogTexts } from '../../common/log';
import { LOST, STEPPED } from '../../common/lostTimeTexts';
import { because } from '../../common/texts';
import type { Event } from '../rules/events';

const SIDE = { white: 'White', black: 'Black' } as const;
const PENALTY = { warning: 'yellow card', expulsion: 'red card', time: 'two minutes to the opponent' } as const;
export const en: LogTexts<Event> = {
  turnCommitted: ({ turn, line }) => `Turn ${turn} ${line}`,
  draftSet: ({ line }) => `Draft: ${line || 'empty'}`,
  clockStarted: () => 'Clock started',
  clockStopped: ({ reason }) => `Clock stopped${because(reason)}`,
  clockSet: ({ side, remainingMs, reason }) =>
    `${SIDE[side]}’s clock set to ${formatSpan(remainingMs)}${because(reason)}`,
  timeAdded: ({ side, ms, reason }) =>
    `${formatSpan(ms)} ${ms < 0 ? 'taken from' : 'added to'} ${SIDE[side]}${because(reason)}`,
  overtimeStarted: ({ side }) => `Overtime for ${SIDE[side]}`,
  gapNoted: ({ side, fromMs, toMs, cause = 'down', byMs = 0 }) =>
    cause === 'stepped'
      ? `${STEPPED.en(byMs)}; the match clocks were not touched`
      : `${LOST.en[cause]} for ${formatSpan(toMs - fromMs)} while ${SIDE[side]}’s clock ran`,
  gapDismissed: ({ givenMs }) =>
    givenMs === undefined
      ? 'Lost time: decided'
      : `Lost time: ${formatSpan(givenMs)} given back to the clocks it had gone from`,
  gapsCharged: () => 'Lost time still to be decided on stays with the clocks as they are left',
  vetoDeclared: ({ side }) => `Veto by ${SIDE[side]}`,
  flagFell: ({ side }) => `${SIDE[side]}’s flag fell`,
  controlBoardSet: ({ side }) => `Control board, asked for by ${SIDE[side]}`,
  positionCorrected: ({ board, fen, reason }) => `Board ${board}: position corrected to ${fen}${because(reason)}`,
  ratingCorrected: ({ board, rating, reason }) => `Board ${board}: chips corrected to ${rating}${because(reason)}`,
  redLineCrossed: ({ side, player, penalty, reason }) =>
    `Red line crossed by ${player} (${SIDE[side]}): ${PENALTY[penalty]}${because(reason)}`,
  penaltyWithdrawn: ({ number, reason }) => `Penalty ${number} withdrawn${because(reason)}`,
  boardConfirmed: ({ board, confirmed }) =>
    confirmed ? `Board ${board} confirmed as set up` : `Board ${board}: confirmation withdrawn`,
  scoreFixed: ({ board, fixed, reason }) =>
    `Board ${board}: score ${fixed ? 'fixed' : 'no longer fixed'}${because(reason)}`,
  claimDecided: ({ board, accepted, reason }) =>
    `Board ${board}: claim of a draw ${accepted ? 'accepted' : 'rejected'}${because(reason)}`,
  substituted: ({ side, out, in: comesIn }) => `Substitution, ${SIDE[side]}: ${comesIn} for ${out}`,
};
