import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRecord } from '../business/record/readRecord';
import type { RecordFile } from '../business/record/recordFile';
import { playRecord, type PlayedRecord } from '../business';

export const SCHEME4 = readFileSync(join(import.meta.dirname, '../../../fixtures/scheme4.bcr'), 'utf8');

export const recordOf = (text: string): RecordFile => {
  const file = readRecord(text);
  if (!file.ok) throw new Error(`${file.error.line}: ${file.error.error.code} ${file.error.error.item}`);
  return file.value;
};

/** A record that must play to its end. */
export const playedRecord = (text: string): PlayedRecord => {
  const played = playRecord(recordOf(text));
  if (!played.ok)
    throw new Error(`${played.error.line}: ${played.error.problem.code} ${played.error.problem.item ?? ''}`);
  return played.value;
};

/** Line and refusal of a record that must not. */
export const recordRefusal = (text: string) => {
  const played = playRecord(recordOf(text));
  if (played.ok) throw new Error('the record plays');
  const { line, problem } = played.error;
  return { line, code: problem.code, rule: problem.rule, item: problem.item, params: problem.params };
};
