import type { HomeAudience, HomeDocument } from 'chess-match/contract/viewers';
import type { Way } from './serverTime';

/** Why there is nothing: it is for holders of a link, the link has ended or was taken back, nobody gets it. */
export type Refusal = 'needed' | 'ended' | 'off';

/** What a way to get documents tells of. Documents may come twice, late and out of order. */
export interface Listener {
  /** The server answered, by the page's monotonic clock; with its Date header where it had one, Unix ms. */
  answered(way: Way, dateMs: number | null): void;
  /** It answered so that this viewer gets nothing. */
  refused(why: Refusal, way: Way, dateMs: number | null): void;
  /** The server answered that it has nothing to show yet. */
  empty(): void;
  came(document: HomeDocument): void;
  /** Documents come by themselves from now on, and seldom; or they are asked for (again). */
  pushed(isPushed: boolean): void;
}

/** A way to get the documents of an audience. */
export interface Source {
  /** Begins, or asks at once where it has begun. */
  start(): void;
  stop(): void;
}

export type CreateSource = (audience: HomeAudience, listener: Listener) => Source;
