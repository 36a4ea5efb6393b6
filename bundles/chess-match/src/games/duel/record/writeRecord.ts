import { commentText, tagText } from '../../common/recordText';
import type { RecordFile, WrittenTurn } from './file';

/**
 * The text of a record: tags, an empty line, then everything else one behind the other.
 * @param turns as they are written, their clocks and comments behind each
 */
export const writeRecord = <Turn extends WrittenTurn>(
  { tags, comments, result }: RecordFile<Turn>,
  turns: readonly string[],
): string => {
  const words = [...comments.map(commentText), ...turns, ...(result === null ? [] : [result.text])];
  return `${tags.map((tag) => `${tagText(tag)}\n`).join('')}\n${words.join(' ')}\n`;
};
