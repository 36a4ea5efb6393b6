import { commentText, tagText } from '../../common/recordText';
import { numberedTexts, type NumberedFile } from '../../duel/record/numbered';

/** The text of a record: tags, then the turns one behind the other, clocks as `{[%clk 0:29:59.5]}`. */
export const writeBlr = (file: NumberedFile): string => {
  const { tags, comments, result } = file;
  const head = tags.map((tag) => `${tagText(tag)}\n`);
  const body = [...comments.map(commentText), ...numberedTexts(file), result?.text ?? ''].join(' ').trim();
  return `${head.join('')}${head.length > 0 ? '\n' : ''}${body}\n`;
};
