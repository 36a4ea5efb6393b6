import { ok, type Result } from '../../common/result';
import type { RecordError } from '../../duel/record/faults';
import { NumberedReader, type NumberedFile } from '../../duel/record/numbered';

/** A record of one game. Whether its turns can be played is for `playRecord` to say. */
export const readBlr = (text: string): Result<NumberedFile, RecordError> => {
  const reader = new NumberedReader();
  const file = reader.read(text);
  return file.ok ? ok({ ...file.value, first: reader.first }) : file;
};
