import { closeSync, fstatSync, openSync, readSync, statSync, type BigIntStats } from 'node:fs';
import type { Database } from 'better-sqlite3';
import { withoutLog } from './content';
import { beginLog, FRAME_HEADER, LOG_HEADER, readCommits, withCommits, type Commits, type LogPlace } from './log';

/** What tells one file from another, and whether somebody wrote to it. */
interface Mark {
  readonly ino: bigint;
  readonly dev: bigint;
  readonly size: bigint;
  readonly mtimeNs: bigint;
}

const markOf = (path: string): Mark | null => {
  try {
    const { ino, dev, size, mtimeNs }: BigIntStats = statSync(path, { bigint: true });
    return { ino, dev, size, mtimeNs };
  } catch {
    return null;
  }
};

const isSameFile = (a: Mark | null, b: Mark | null): boolean => a?.ino === b?.ino && a?.dev === b?.dev;
const isUntouched = (a: Mark | null, b: Mark | null): boolean => a?.size === b?.size && a?.mtimeNs === b?.mtimeNs;

/** A part of a file, as much of it as there is; empty where there is no file. */
const readPart = (path: string, from: number, to: number | null): Buffer => {
  let file: number | null = null;
  try {
    file = openSync(path, 'r');
    const bytes = Buffer.alloc(Math.max(0, (to ?? fstatSync(file).size) - from));
    return bytes.subarray(0, readSync(file, bytes, 0, bytes.length, from));
  } catch {
    return Buffer.alloc(0);
  } finally {
    if (file !== null) closeSync(file);
  }
};

/**
 * All that an open journal holds, in memory too: whatever another program does to its files, it can be written anew.
 */
export interface Mirror {
  /** After every write of ours. @returns whether the log has a commit more, whole */
  follow(): boolean;
  /** After our log was merged into the file. */
  merged(): void;
  /** Whether the files are those that are open, and as we left them. */
  isOurs(): boolean;
  /** As one file, used without a log. */
  content(): Buffer;
}

const isAt = (place: LogPlace, { end, sum }: LogPlace): boolean =>
  place.end === end && place.sum[0] === sum[0] && place.sum[1] === sum[1];

/** The log from its beginning up to what is known of it is still what was written. */
const isSoundUpTo = (logPath: string, known: LogPlace): boolean => {
  const begun = beginLog(readPart(logPath, 0, LOG_HEADER));
  return begun !== null && isAt(readCommits(readPart(logPath, begun.end, known.end), begun).place, known);
};

/** The same by its last frame alone, which sums up all before it, and by its header. */
const endsAs = (logPath: string, known: LogPlace): boolean => {
  const begun = beginLog(readPart(logPath, 0, LOG_HEADER));
  if (begun?.salt.equals(known.salt) !== true) return false;
  const at = known.end - known.pageBytes - FRAME_HEADER;
  const sums = readPart(logPath, at + 16, at + FRAME_HEADER);
  return (
    at < LOG_HEADER ||
    (sums.length === 8 && sums.readUInt32BE(0) === known.sum[0] && sums.readUInt32BE(4) === known.sum[1])
  );
};

/** @param path of the file that is open, without a transaction */
export const createMirror = (db: Database, path: string): Mirror => {
  const logPath = `${path}-wal`;
  let file = db.serialize();
  /** What was committed to the log since `file`. */
  let since: Pick<Commits, 'pages' | 'pageCount'> = { pages: new Map(), pageCount: null };
  let place: LogPlace | null = null;
  let main = markOf(path);
  let log = markOf(logPath);

  const readOn = (): Commits | null => {
    const from = place ?? beginLog(readPart(logPath, 0, LOG_HEADER));
    return from && readCommits(readPart(logPath, from.end, null), from);
  };
  const takeOver = ({ pages, pageCount, place: reached }: Commits): void => {
    since = { pages: new Map([...since.pages, ...pages]), pageCount: pageCount ?? since.pageCount };
    place = reached;
  };
  const begun = readOn();
  // What a full disk left in the log stands in the file here already.
  place = begun?.place ?? null;
  return {
    follow: () => {
      const isSound = place === null || endsAs(logPath, place);
      const commits = readOn();
      const hasMore = commits !== null && commits.pageCount !== null;
      if (hasMore) takeOver(commits);
      if (isSound) log = markOf(logPath);
      return hasMore;
    },
    merged: () => {
      const now = markOf(logPath);
      if (now !== null && now.size === 0n) {
        if (place !== null) file = withCommits(file, { ...since, place });
        since = { pages: new Map(), pageCount: null };
        place = null;
      }
      [main, log] = [markOf(path), now];
    },
    isOurs: () => {
      const [nowMain, nowLog] = [markOf(path), markOf(logPath)];
      if (!isSameFile(nowMain, main) || !isUntouched(nowMain, main) || !isSameFile(nowLog, log)) return false;
      if (place === null) return nowLog?.size === log?.size;
      if (isUntouched(nowLog, log)) return endsAs(logPath, place);
      // A file system may write down the time of a write only after it.
      if (!isSoundUpTo(logPath, place)) return false;
      log = nowLog;
      return true;
    },
    content: () => withoutLog(place === null ? file : withCommits(file, { ...since, place })),
  };
};

/** Of a journal that lies in memory alone. */
export const NO_FILES: Mirror = {
  follow: () => true,
  merged: () => undefined,
  isOurs: () => true,
  content: () => Buffer.alloc(0),
};
