import { apartLogRu, seatRu } from '../../apart/words/logRu';
import { sanIn } from '../../chess/sanIn';
import { formatSpan } from '../../../view/timeText';
import type { LogTexts } from '../../common/log';
import { because } from '../../common/texts';
import type { Event } from '../rules/events';
import type { End } from '../rules/state';
import { ru } from './ru';

const TEAM = { first: 'команда белых доски A', second: 'команда чёрных доски A' } as const;
const TEAM_FIRST = { first: 'Команда белых доски A', second: 'Команда чёрных доски A' } as const;
const ended = (end: End | null): string => {
  if (end === null) return '';
  const outcome =
    end.result === null ? 'без результата' : end.result === 'draw' ? 'ничья' : `победила ${TEAM[end.result]}`;
  return `. Матч окончен: ${ru.ends[end.reason]}, ${outcome}`;
};
const penalty = (cost: 'warning' | 'time' | 'game', ms: number): string =>
  ({ warning: 'замечание', time: `снято ${formatSpan(ms)}`, game: 'поражение' })[cost];

export const logRu: LogTexts<Event> = {
  ...apartLogRu,
  movePlayed: ({ board, side, number, san, end }) =>
    `Доска ${board}: ${number}${side === 'white' ? '.' : '...'} ${sanIn(san, 'ru')}${ended(end)}`,
  clocksStarted: () => 'Часы на обеих досках пущены',
  clocksStopped: ({ reason }) => `Часы на обеих досках остановлены${because(reason)}`,
  flagFell: ({ end, ...at }) => `Флаг ${seatRu(at)} упал${ended(end)}`,
  resigned: ({ team, end }) => `${TEAM_FIRST[team]} сдалась${ended(end)}`,
  drawOffered: ({ team }) => `${TEAM_FIRST[team]} предлагает ничью`,
  drawAgreed: ({ end }) => `Ничья по соглашению${ended(end)}`,
  drawDeclined: ({ team }) => `${TEAM_FIRST[team]} отклонила ничью`,
  moveDemanded: ({ team, board }) => `${TEAM_FIRST[team]} требует следующий ход на доске ${board}`,
  punished: ({ penalty: cost, ms, reason, end, ...at }) =>
    `Названный ход, наказание ${seatRu(at)}: ${penalty(cost, ms)}${because(reason)}${ended(end)}`,
  reserveCorrected: ({ piece, count, reason, ...at }) =>
    `Запас ${seatRu(at)} исправлен, ${piece.toUpperCase()} ${count}${because(reason)}`,
};
