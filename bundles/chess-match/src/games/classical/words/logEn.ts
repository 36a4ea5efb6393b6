import { apartLogEn, seatEn } from '../../apart/words/logEn';
import type { LogTexts } from '../../common/log';
import { because } from '../../common/texts';
import type { Event } from '../rules/events';
import type { End } from '../rules/state';
import { turnText } from '../rules/undoLabel';
import { en } from './en';

const SIDE = { white: 'White', black: 'Black' } as const;
const clocks = (board: number | null): string => (board === null ? 'Clocks' : `Clock of board ${board}`);
const ended = (end: End | null): string => {
  if (end === null) return '';
  const outcome = end.result === null ? 'no result' : end.result === 'draw' ? 'draw' : `${SIDE[end.result]} wins`;
  return `. The board is over: ${en.ends[end.reason]}, ${outcome}`;
};

export const logEn: LogTexts<Event> = {
  ...apartLogEn,
  movePlayed: ({ board, side, number, san, end }) =>
    `Board ${board}: ${turnText({ number, side })} ${san}${ended(end)}`,
  clockStarted: ({ board }) => `${clocks(board)} started`,
  clockStopped: ({ board, reason }) => `${clocks(board)} stopped${because(reason)}`,
  flagFell: ({ end, ...at }) => `Flag fell: ${seatEn(at)}${ended(end)}`,
  resigned: ({ end, ...at }) => `Resigned: ${seatEn(at)}${ended(end)}`,
  drawOffered: (at) => `Draw offered by ${seatEn(at)}`,
  drawAgreed: ({ board, end }) => `Board ${board}: draw agreed${ended(end)}`,
  drawDeclined: (at) => `Draw declined by ${seatEn(at)}`,
  claimDecided: ({ board, accepted, reason, end }) =>
    `Board ${board}: claim of a draw ${accepted ? 'accepted' : 'refused'}${because(reason)}${ended(end)}`,
  resultRuled: ({ board, reason, end }) => `Board ${board}: result ruled${because(reason)}${ended(end)}`,
};
