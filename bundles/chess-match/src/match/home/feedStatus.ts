import { closeSync, constants, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { checkOf } from '../../checks';
import { AUDIENCES, type HomeAudience } from '../../contract/viewers';

/** How a feed does, as the program that packs it says. */
export interface FeedStatus {
  readonly audience: HomeAudience;
  /** Segments come. */
  readonly comes: boolean;
  /** Since when they do or do not, Unix ms; null: none ever came. */
  readonly sinceMs: number | null;
  /** When the last one came, Unix ms; null: none ever did. */
  readonly lastAtMs: number | null;
  /** Why viewers get nothing of it; null: nothing is wrong. */
  readonly trouble: string | null;
}

/** What `npm run site:media` says of itself, a second apart at most. */
export interface MediaStatus {
  /** When it was so, Unix ms. */
  readonly atMs: number;
  /** On the disk it packs to. */
  readonly freeBytes: number;
  readonly feeds: readonly FeedStatus[];
}

/** As the crew sees it: the feeds that are set up, whether anybody packs them or not. */
export interface FeedView extends Omit<FeedStatus, 'comes'> {
  /**
   * waits: nothing comes, and none was to be expected (any more). away: it came, and stopped. gone: what packs it ran
   * until lately. unpacked: nothing packs it.
   */
  readonly state: 'comes' | 'waits' | 'away' | 'gone' | 'unpacked';
  /** null: nothing says so. */
  readonly freeBytes: number | null;
}

/**
 * What is wrong where there is no room, and where a stream has a picture alone; anything else is said as the system
 * says it.
 */
export const DISK_FULL = 'the disk is full';
export const NO_SOUND = 'the stream has no sound track';

const NAME = 'status.json';
const SIZE = 4096;
/** It is written each second. */
const OLD_AFTER_MS = 4000;
/** What ended longer ago was ended by somebody. */
const NEWS_FOR_MS = 10 * 60_000;

const time = { type: ['integer', 'null'] };
const isStatus = checkOf<MediaStatus>({
  type: 'object',
  required: ['atMs', 'freeBytes', 'feeds'],
  properties: {
    atMs: { type: 'integer' },
    freeBytes: { type: 'integer', minimum: 0 },
    feeds: {
      type: 'array',
      items: {
        type: 'object',
        required: ['audience', 'comes', 'sinceMs', 'lastAtMs', 'trouble'],
        properties: {
          audience: { enum: AUDIENCES },
          comes: { type: 'boolean' },
          sinceMs: time,
          lastAtMs: time,
          trouble: { type: ['string', 'null'] },
        },
      },
    },
  },
});

/** In place and always of one size, as a full disk takes nothing new. @throws where it cannot be written */
export const writeStatus = (folder: string, status: MediaStatus): void => {
  mkdirSync(folder, { recursive: true });
  const file = openSync(join(folder, NAME), constants.O_WRONLY | constants.O_CREAT, 0o644);
  try {
    writeSync(file, JSON.stringify(status).padEnd(SIZE), 0);
  } finally {
    closeSync(file);
  }
};

/** null: there is none, or it is being written. */
export const readStatus = (folder: string): MediaStatus | null => {
  try {
    const found: unknown = JSON.parse(readFileSync(join(folder, NAME), 'utf8'));
    return isStatus()(found) ? found : null;
  } catch {
    return null;
  }
};

const isLately = (atMs: number | null, nowMs: number): boolean => atMs !== null && Math.abs(nowMs - atMs) < NEWS_FOR_MS;

/** @param audiences whose feeds are set up @param status what was said last @param nowMs Unix ms */
export const feedViews = (
  audiences: readonly HomeAudience[],
  status: MediaStatus | null,
  nowMs: number,
): readonly FeedView[] =>
  audiences.map((audience) => {
    const { sinceMs, lastAtMs, trouble, comes } = status?.feeds.find((feed) => feed.audience === audience) ?? {
      sinceMs: null,
      lastAtMs: null,
      trouble: null,
      comes: false,
    };
    if (status === null || Math.abs(nowMs - status.atMs) > OLD_AFTER_MS) {
      const state = isLately(status?.atMs ?? null, nowMs) ? 'gone' : 'unpacked';
      return { audience, state, sinceMs: status?.atMs ?? null, lastAtMs, trouble: null, freeBytes: null };
    }
    const state = comes ? 'comes' : isLately(sinceMs, nowMs) ? 'away' : 'waits';
    return { audience, state, sinceMs, lastAtMs, trouble, freeBytes: status.freeBytes };
  });
