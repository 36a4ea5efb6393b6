import { clockText } from '../../common/clockText';
import { commentText, tagText } from '../../common/recordText';
import type { BlrFile, RecordedTurn } from './file';

const behind = ({ clockMs, comments }: RecordedTurn): readonly string[] => [
  ...(clockMs === null ? [] : [`{[%clk ${clockText(clockMs)}]}`]),
  ...comments.map(commentText),
];

/** "1." before White's turn, "1..." before Black's where it comes first or something stands behind White's. */
const turnTexts = ({ turns, first }: BlrFile): readonly string[] => {
  const made = first === null ? 0 : 2 * (first.number - 1) + (first.isBlack ? 1 : 0);
  return turns.map((turn, index) => {
    const isBlack = (made + index) % 2 === 1;
    const before = index === 0 ? undefined : turns[index - 1];
    const isNumbered = !isBlack || before === undefined || behind(before).length > 0;
    const number = Math.floor((made + index) / 2) + 1;
    const label = isNumbered ? `${number}${isBlack ? '...' : '.'}` : '';
    return [`${label}${turn.text}`, ...behind(turn)].join(' ');
  });
};

/** The text of a record: tags, then the turns one behind the other, clocks as `{[%clk 0:29:59.5]}`. */
export const writeBlr = (file: BlrFile): string => {
  const { tags, comments, result } = file;
  const head = tags.map((tag) => `${tagText(tag)}\n`);
  const body = [...comments.map(commentText), ...turnTexts(file), result?.text ?? ''].join(' ').trim();
  return `${head.join('')}${head.length > 0 ? '\n' : ''}${body}\n`;
};
