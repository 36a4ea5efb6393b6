import { formatSpan } from '../../../view/timeText';
import type { LogTexts } from '../../common/log';
import { because } from '../../common/texts';
import type { Event } from '../rules/events';
import type { Seat } from '../rules/seats';
import type { End } from '../rules/state';
import { en } from './en';

const LOST = {
  down: 'The server was down',
  stalled: 'The server stood still',
  suspended: 'The server’s computer slept',
} as const;

const SIDE = { white: 'White', black: 'Black' } as const;
const TEAM = { first: 'the team with White on board A', second: 'the team with Black on board A' } as const;
const TEAM_FIRST = { first: 'The team with White on board A', second: 'The team with Black on board A' } as const;
const seat = ({ board, side }: Seat): string => `${SIDE[side]}, board ${board}`;
const ended = (end: End | null): string => {
  if (end === null) return '';
  const outcome = end.result === null ? 'no result' : end.result === 'draw' ? 'draw' : `${TEAM[end.result]} wins`;
  return `. The match is over: ${en.ends[end.reason]}, ${outcome}`;
};
const penalty = (cost: 'warning' | 'time' | 'game', ms: number): string =>
  ({ warning: 'warning', time: `${formatSpan(ms)} taken`, game: 'the game is lost' })[cost];

export const logEn: LogTexts<Event> = {
  movePlayed: ({ board, side, number, san, end }) =>
    `Board ${board}: ${number}${side === 'white' ? '.' : '...'} ${san}${ended(end)}`,
  clocksStarted: () => 'Clocks of both boards started',
  clocksStopped: ({ reason }) => `Clocks of both boards stopped${because(reason)}`,
  flagFell: ({ end, ...at }) => `Flag fell: ${seat(at)}${ended(end)}`,
  resigned: ({ team, end }) => `${TEAM_FIRST[team]} resigned${ended(end)}`,
  drawOffered: ({ team }) => `${TEAM_FIRST[team]} offers a draw`,
  drawAgreed: ({ end }) => `Draw agreed${ended(end)}`,
  drawDeclined: ({ team }) => `${TEAM_FIRST[team]} declines the draw`,
  moveDemanded: ({ team, board }) => `${TEAM_FIRST[team]} demands the next move on board ${board}`,
  clockSet: ({ remainingMs, reason, ...at }) =>
    `Clock of ${seat(at)} set to ${formatSpan(remainingMs)}${because(reason)}`,
  timeAdded: ({ ms, reason, ...at }) =>
    `${formatSpan(ms)} ${ms < 0 ? 'taken from' : 'added to'} ${seat(at)}${because(reason)}`,
  punished: ({ penalty: cost, ms, reason, end, ...at }) =>
    `Move named by ${seat(at)}, ${penalty(cost, ms)}${because(reason)}${ended(end)}`,
  positionCorrected: ({ board, reason }) => `Board ${board}: position corrected${because(reason)}`,
  reserveCorrected: ({ piece, count, reason, ...at }) =>
    `Reserve of ${seat(at)} corrected, ${piece.toUpperCase()} ${count}${because(reason)}`,
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
