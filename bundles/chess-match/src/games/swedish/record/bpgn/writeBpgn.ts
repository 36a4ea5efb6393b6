import { moveLabel } from '../../rules/undoLabel';
import { clockText } from '../../../common/clockText';
import { commentText, oneLine, tagText } from '../../../common/recordText';
import type { BpgnFile, BpgnMove } from './file';

const timeText = ({ clockMs, elapsedMs }: BpgnMove): readonly string[] => {
  if (clockMs !== null) return [`{[%clk ${clockText(clockMs)}]}`];
  return elapsedMs === null ? [] : [`{[ts=${(elapsedMs / 1000).toFixed(3)}]}`];
};

const moveText = (move: BpgnMove): string =>
  [
    `${moveLabel(move)}.`,
    move.text,
    ...move.notes.map(oneLine),
    ...timeText(move),
    ...move.comments.map(commentText),
  ].join(' ');

/**
 * The text of a record: tags, then the moves of both boards in the order they were made, clocks as `{[%clk
 * 0:04:59.5]}`.
 */
export const writeBpgn = ({ tags, comments, moves, result }: BpgnFile): string => {
  const head = tags.map((tag) => `${tagText(tag)}\n`);
  const body = [...comments.map(commentText), [...moves.map(moveText), result ?? ''].join(' ').trim()];
  return `${head.join('')}${head.length > 0 ? '\n' : ''}${body.join('\n')}\n`;
};
