import { apartLogRu, seatRu } from '../../apart/words/logRu';
import { sanIn } from '../../chess/sanIn';
import type { LogTexts } from '../../common/log';
import { because } from '../../common/texts';
import type { Event } from '../rules/events';
import type { End } from '../rules/state';
import { turnText } from '../rules/undoLabel';
import { ru } from './ru';

const SIDE = { white: 'белые', black: 'чёрные' } as const;
const clocks = (board: number | null): string => (board === null ? 'Часы' : `Часы доски ${board}`);
const ended = (end: End | null): string => {
  if (end === null) return '';
  const outcome =
    end.result === null ? 'без результата' : end.result === 'draw' ? 'ничья' : `победили ${SIDE[end.result]}`;
  return `. Партия на доске окончена: ${ru.ends[end.reason]}, ${outcome}`;
};

export const logRu: LogTexts<Event> = {
  ...apartLogRu,
  movePlayed: ({ board, side, number, san, end }) =>
    `Доска ${board}: ${turnText({ number, side })} ${sanIn(san, 'ru')}${ended(end)}`,
  clockStarted: ({ board }) => `${clocks(board)} пущены`,
  clockStopped: ({ board, reason }) => `${clocks(board)} остановлены${because(reason)}`,
  flagFell: ({ end, ...at }) => `Флажок ${seatRu(at)} упал${ended(end)}`,
  resigned: ({ end, ...at }) => `Сдача ${seatRu(at)}${ended(end)}`,
  drawOffered: (at) => `Предложение ничьей от ${seatRu(at)}`,
  drawAgreed: ({ board, end }) => `Доска ${board}: ничья по соглашению${ended(end)}`,
  drawDeclined: (at) => `Отказ ${seatRu(at)} от ничьей`,
  claimDecided: ({ board, accepted, reason, end }) =>
    `Доска ${board}: требование ничьей ${accepted ? 'принято' : 'отклонено'}${because(reason)}${ended(end)}`,
  resultRuled: ({ board, reason, end }) => `Доска ${board}: результат присуждён${because(reason)}${ended(end)}`,
};
