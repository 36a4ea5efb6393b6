/**
 * The write-ahead log as SQLite writes it (sqlite.org/fileformat2.html, 4): read by ourselves, it stays as it was
 * found.
 */

export const LOG_HEADER = 32;
export const FRAME_HEADER = 24;
const MAGIC = 0x377f0682;

type Sum = readonly [number, number];

/** How far a log was read: what follows must go on from here. */
export interface LogPlace {
  readonly pageBytes: number;
  /** The words of its checksums have their high byte first. */
  readonly isBigEndian: boolean;
  /** Of its header; frames of an earlier use of the same file have another. */
  readonly salt: Buffer;
  readonly sum: Sum;
  /** Bytes up to here are of transactions that were committed. */
  readonly end: number;
}

/** What committed transactions made of the pages of a file. */
export interface Commits {
  /** By number, from 1. */
  readonly pages: ReadonlyMap<number, Buffer>;
  /** Of the file after the last of them; null: there was none. */
  readonly pageCount: number | null;
  readonly place: LogPlace;
}

const summed = (bytes: Buffer, from: Sum, isBigEndian: boolean): Sum => {
  let [first, second] = from;
  const word = (at: number): number => (isBigEndian ? bytes.readUInt32BE(at) : bytes.readUInt32LE(at));
  for (let at = 0; at < bytes.length; at += 8) {
    first = (first + word(at) + second) >>> 0;
    second = (second + word(at + 4) + first) >>> 0;
  }
  return [first, second];
};

const isSum = (bytes: Buffer, at: number, [first, second]: Sum): boolean =>
  bytes.readUInt32BE(at) === first && bytes.readUInt32BE(at + 4) === second;

const isPageSize = (bytes: number): boolean => bytes >= 512 && bytes <= 65_536 && (bytes & (bytes - 1)) === 0;

/** The beginning of a log; null where SQLite would read none. */
export const beginLog = (log: Buffer): LogPlace | null => {
  if (log.length < LOG_HEADER) return null;
  const [magic, pageBytes] = [log.readUInt32BE(0), log.readUInt32BE(8)];
  if ((magic & ~1) >>> 0 !== MAGIC || !isPageSize(pageBytes)) return null;
  const isBigEndian = (magic & 1) === 1;
  const sum = summed(log.subarray(0, 24), [0, 0], isBigEndian);
  if (!isSum(log, 24, sum)) return null;
  return { pageBytes, isBigEndian, salt: log.subarray(16, 24), sum, end: LOG_HEADER };
};

/** Reads on, up to the last commit that is whole. @param tail the log from the end of `from` on */
export const readCommits = (tail: Buffer, from: LogPlace): Commits => {
  const { pageBytes, isBigEndian, salt } = from;
  const pages = new Map<number, Buffer>();
  let pageCount: number | null = null;
  let place = from;
  let { sum } = from;
  const open = new Map<number, Buffer>();
  for (let at = 0; at + FRAME_HEADER + pageBytes <= tail.length; at += FRAME_HEADER + pageBytes) {
    const page = tail.subarray(at + FRAME_HEADER, at + FRAME_HEADER + pageBytes);
    const head = tail.subarray(at, at + 8);
    sum = summed(page, summed(head, sum, isBigEndian), isBigEndian);
    if (!salt.equals(tail.subarray(at + 8, at + 16)) || !isSum(tail, at + 16, sum)) break;
    open.set(head.readUInt32BE(0), page);
    const committed = head.readUInt32BE(4);
    if (committed === 0) continue;
    for (const [number, bytes] of open) pages.set(number, bytes);
    open.clear();
    pageCount = committed;
    place = { ...place, sum, end: from.end + at + FRAME_HEADER + pageBytes };
  }
  return { pages, pageCount, place };
};

/** The file with what was committed since. */
export const withCommits = (file: Buffer, { pages, pageCount, place: { pageBytes } }: Commits): Buffer => {
  if (pageCount === null) return file;
  const result = Buffer.alloc(pageCount * pageBytes);
  file.copy(result);
  for (const [number, page] of pages) if (number <= pageCount) page.copy(result, (number - 1) * pageBytes);
  return result;
};
