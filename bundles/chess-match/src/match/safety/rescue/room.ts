import Sqlite from 'better-sqlite3';
import { JournalError } from '../../journal/errors';

const NO_ROOM: readonly unknown[] = ['ENOSPC', 'EDQUOT', 'SQLITE_FULL'];

/** Whether nothing is wrong but that a disk is full. */
export const lacksRoom = (error: unknown): boolean => {
  if (error instanceof JournalError) return error.trouble === 'no_room';
  const hasCode = error instanceof Sqlite.SqliteError || (error instanceof Error && 'code' in error);
  return hasCode && NO_ROOM.includes(error.code);
};
