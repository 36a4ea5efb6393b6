import { notationError } from './errors';
import { read, unread, type Read } from './result';

const TAG = /^\[\s*(\w+)\s+"((?:[^"\\]|\\["\\])*)"\s*\]\s*(?:;(.*))?$/s;

export interface ReadTagLine {
  readonly name: string;
  readonly value: string;
  readonly comment: string | null;
}

/** `[Name "value"]` of a record, with `\"` and `\\` in the value, and perhaps a `;` comment after it. */
export const readTag = (line: string): Read<ReadTagLine> => {
  const [, name, value, comment] = TAG.exec(line) ?? [];
  if (name === undefined || value === undefined) return unread(notationError('notation/bad_tag', {}, line));
  return read({ name, value: value.replace(/\\(["\\])/g, '$1'), comment: comment?.trim() ?? null });
};
