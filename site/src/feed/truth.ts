import type { HomeDocument } from 'chess-match/contract/viewers';
import { serverTimeAt, type Offset } from './serverTime';

/** What the page may claim of what it shows. */
export type Truth =
  /** Nothing was heard yet, or not since the page was looked at again. */
  | { readonly kind: 'waiting' }
  /** So it is. */
  | { readonly kind: 'live' }
  /** Nobody answers: so it was. */
  | { readonly kind: 'lost' }
  /** Somebody answers, but what he tells is old: the match server itself is away. */
  | { readonly kind: 'old' };

/** A few questions in a row without an answer. */
const SILENT_MS = 7000;
/** What is pushed comes every 20 s at least; a page that hears nothing for longer asks before this is over. */
const PUSHED_SILENT_MS = 30_000;
/** The server says what it says again every 20 s: two of them were missed. */
const OLD_MS = 50_000;

export interface Heard {
  /** When this page began to ask, or began again, and when it was answered last; the page's monotonic clock. */
  readonly sinceMs: number;
  readonly answeredMs: number | null;
  readonly offset: Offset | null;
  /**
   * By how much more than the delay what is shown is behind: it is held back to a picture that plays; 0 without one.
   */
  readonly behindMs: number;
  /** Documents come by themselves, seldom. */
  readonly isPushed: boolean;
  readonly document: Pick<HomeDocument, 'at' | 'delayMs'> | null;
}

/** Before anybody was asked, and where nobody is: the match is over, or not from a server. */
export const NOTHING_HEARD: Heard = {
  sinceMs: 0,
  answeredMs: null,
  offset: null,
  document: null,
  isPushed: false,
  behindMs: 0,
};

export const truthAt = ({ sinceMs, answeredMs, offset, isPushed, document }: Heard, nowMs: number): Truth => {
  const silentMs = isPushed ? PUSHED_SILENT_MS : SILENT_MS;
  if (nowMs - Math.max(answeredMs ?? sinceMs, sinceMs) >= silentMs) return { kind: 'lost' };
  if (answeredMs === null || answeredMs < sinceMs || offset === null) return { kind: 'waiting' };
  if (document === null) return { kind: 'live' };
  const ageMs = serverTimeAt(offset, nowMs) - document.at - document.delayMs;
  return { kind: ageMs >= OLD_MS ? 'old' : 'live' };
};

/**
 * The match's time that is shown, Unix ms: what is seen happened `delayMs` ago, and where nobody knows any more how it
 * goes on, time stands where it was known last. Null before anything was heard.
 */
export const shownTimeAt = (heard: Heard, nowMs: number): number | null => {
  const { answeredMs, offset, document, behindMs } = heard;
  if (offset === null || document === null) return null;
  const { kind } = truthAt(heard, nowMs);
  if (kind === 'old') return document.at;
  const knownMs = kind === 'live' ? nowMs : (answeredMs ?? nowMs);
  return serverTimeAt(offset, knownMs) - document.delayMs - behindMs;
};
