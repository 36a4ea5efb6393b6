import { clockText } from '../../common/clockText';
import { commentText, tagText } from '../../common/recordText';
import type { PpgnFile, RecordedSeries } from './file';

const seriesText = ({ number, moves, clockMs, comments }: RecordedSeries): string =>
  [
    `${number}.${moves.map(({ text }) => text).join(' ')}`,
    ...(clockMs === null ? [] : [`{[%clk ${clockText(clockMs)}]}`]),
    ...comments.map(commentText),
  ].join(' ');

/** The text of a record: tags, then the series one behind the other, clocks as `{[%clk 0:04:59.5]}`. */
export const writePpgn = ({ tags, comments, turns, result }: PpgnFile): string => {
  const head = tags.map((tag) => `${tagText(tag)}\n`);
  const body = [...comments.map(commentText), ...turns.map(seriesText), result?.text ?? ''].join(' ').trim();
  return `${head.join('')}${head.length > 0 ? '\n' : ''}${body}\n`;
};
