import { apartLogEn, seatEn } from '../../apart/words/logEn';
import { formatSpan } from '../../../view/timeText';
import type { LogTexts } from '../../common/log';
import { because } from '../../common/texts';
import type { Event } from '../rules/events';
import type { End } from '../rules/state';
import { en } from './en';

const TEAM = { first: 'the team with White on board A', second: 'the team with Black on board A' } as const;
const TEAM_FIRST = { first: 'The team with White on board A', second: 'The team with Black on board A' } as const;
const ended = (end: End | null): string => {
  if (end === null) return '';
  const outcome = end.result === null ? 'no result' : end.result === 'draw' ? 'draw' : `${TEAM[end.result]} wins`;
  return `. The match is over: ${en.ends[end.reason]}, ${outcome}`;
};
const penalty = (cost: 'warning' | 'time' | 'game', ms: number): string =>
  ({ warning: 'warning', time: `${formatSpan(ms)} taken`, game: 'the game is lost' })[cost];

export const logEn: LogTexts<Event> = {
  ...apartLogEn,
  movePlayed: ({ board, side, number, san, end }) =>
    `Board ${board}: ${number}${side === 'white' ? '.' : '...'} ${san}${ended(end)}`,
  clocksStarted: () => 'Clocks of both boards started',
  clocksStopped: ({ reason }) => `Clocks of both boards stopped${because(reason)}`,
  flagFell: ({ end, ...at }) => `Flag fell: ${seatEn(at)}${ended(end)}`,
  resigned: ({ team, end }) => `${TEAM_FIRST[team]} resigned${ended(end)}`,
  drawOffered: ({ team }) => `${TEAM_FIRST[team]} offers a draw`,
  drawAgreed: ({ end }) => `Draw agreed${ended(end)}`,
  drawDeclined: ({ team }) => `${TEAM_FIRST[team]} declines the draw`,
  moveDemanded: ({ team, board }) => `${TEAM_FIRST[team]} demands the next move on board ${board}`,
  punished: ({ penalty: cost, ms, reason, end, ...at }) =>
    `Move named by ${seatEn(at)}, ${penalty(cost, ms)}${because(reason)}${ended(end)}`,
  reserveCorrected: ({ piece, count, reason, ...at }) =>
    `Reserve of ${seatEn(at)} corrected, ${piece.toUpperCase()} ${count}${because(reason)}`,
};
