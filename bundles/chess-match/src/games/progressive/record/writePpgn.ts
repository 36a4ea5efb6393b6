import { clockText } from '../../common/clockText';
import { commentText } from '../../common/recordText';
import { writeRecord } from '../../duel/record/writeRecord';
import type { PpgnFile, RecordedSeries } from './file';

const seriesText = ({ number, moves, clockMs, comments }: RecordedSeries): string =>
  [
    `${number}.${moves.map(({ text }) => text).join(' ')}`,
    ...(clockMs === null ? [] : [`{[%clk ${clockText(clockMs)}]}`]),
    ...comments.map(commentText),
  ].join(' ');

/** The text of a record: the series one behind the other, clocks as `{[%clk 0:04:59.5]}`. */
export const writePpgn = (file: PpgnFile): string => writeRecord(file, file.turns.map(seriesText));
