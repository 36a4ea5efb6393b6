import { notationError } from './errors';
import { read, unread, type Read } from './result';

const TAG = /\[\s*(\w+)\s+"((?:[^"\\]|\\["\\])*)"\s*\]\s*/sy;

export interface ReadTag {
  readonly name: string;
  readonly value: string;
  readonly comment: string | null;
}

/**
 * `[Name "value"]` of a record, with `\"` and `\\` in the value; several on a line as in PGN, and perhaps a `;` comment
 * after the last.
 */
export const readTags = (line: string): Read<readonly ReadTag[]> => {
  const tags: ReadTag[] = [];
  let at = 0;
  while (line[at] === '[') {
    TAG.lastIndex = at;
    const [whole, name, value] = TAG.exec(line) ?? [];
    if (whole === undefined || name === undefined || value === undefined) break;
    tags.push({ name, value: value.replace(/\\(["\\])/g, '$1'), comment: null });
    at += whole.length;
  }
  const rest = line.slice(at);
  const last = tags.pop();
  if (last === undefined || (rest !== '' && !rest.startsWith(';')))
    return unread(notationError('notation/bad_tag', {}, line));
  return read([...tags, { ...last, comment: rest === '' ? null : rest.slice(1).trim() }]);
};
