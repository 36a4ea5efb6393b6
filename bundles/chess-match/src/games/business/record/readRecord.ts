import { notationError, type NotationError } from './errors';
import { readRecordLine } from './readRecordLine';
import { readTags, type ReadTag } from './readTags';
import { RECORD_LIMITS, type RecordFile, type RecordLine, type Tag } from './recordFile';
import { read, unread, type Read } from './result';
import { decodeUtf8 } from '../../../encoding/utf8';

/** Where a file is wrong: `line` counts from 1. */
export interface RecordError {
  readonly line: number;
  readonly error: NotationError;
}

/** What has been read so far; only this file changes it. */
interface Draft {
  readonly tags: Tag[];
  lines: RecordLine[];
  readonly names: Set<string>;
  /** A turn or an event has been read: tags are over. */
  begun: boolean;
}

const addTag = (draft: Draft, tag: ReadTag, text: string, line: number): NotationError | null => {
  if (draft.names.has(tag.name)) return notationError('notation/duplicate_tag', { tag: tag.name }, text);
  if (draft.tags.length === RECORD_LIMITS.tags)
    return notationError('notation/too_long', { what: 'tags', limit: RECORD_LIMITS.tags }, text);
  const above = draft.lines.flatMap(({ comment }) => (comment === null ? [] : [comment]));
  draft.tags.push({ ...tag, line, above });
  draft.names.add(tag.name);
  draft.lines = [];
  return null;
};

const addTags = (draft: Draft, text: string, line: number): NotationError | null => {
  const tags = readTags(text);
  if (!tags.ok) return tags.error;
  if (draft.begun) return notationError('notation/tag_after_turns', {}, text);
  for (const tag of tags.value) {
    const error = addTag(draft, tag, text, line);
    if (error !== null) return error;
  }
  return null;
};

const addLine = (draft: Draft, raw: string, line: number): NotationError | null => {
  if (raw.length > RECORD_LIMITS.lineCharacters)
    return notationError('notation/too_long', { what: 'line', limit: RECORD_LIMITS.lineCharacters }, raw);
  if (raw.includes('\0')) return notationError('notation/not_text', {}, '');
  const text = raw.trim();
  if (text === '') return null;
  if (text.startsWith('[')) return addTags(draft, text, line);
  const found = readRecordLine(text);
  if (!found.ok) return found.error;
  draft.lines.push({ ...found.value, line });
  draft.begun ||= found.value.kind !== 'comment';
  return null;
};

/**
 * Reads a `.bcr` file (rules/notation.md): its bytes, or its text where the caller decoded it. Blank lines and white
 * space are dropped, comments are not. Turn numbers are read, not judged: whether they follow one another, and
 * whether the turns are legal, is for the rules. Never throws; stops at the first error.
 */
export const readRecord = (source: Uint8Array | string): Read<RecordFile, RecordError> => {
  const fail = (line: number, error: NotationError) => unread({ line, error });
  if (source.length > RECORD_LIMITS.fileCharacters)
    return fail(1, notationError('notation/too_long', { what: 'file', limit: RECORD_LIMITS.fileCharacters }, ''));
  const text = typeof source === 'string' ? source : decodeUtf8(source);
  if (text === null) return fail(1, notationError('notation/not_text', {}, ''));
  const draft: Draft = { tags: [], lines: [], names: new Set(), begun: false };
  const rows = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  for (const [at, row] of rows.entries()) {
    const error = addLine(draft, row, at + 1);
    if (error) return fail(at + 1, error);
  }
  return read({ tags: draft.tags, lines: draft.lines });
};
