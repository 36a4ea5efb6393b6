import type { Pass } from './access/pass';
import type { Ready } from './ready';

/** What is asked for besides documents and pages. */
export interface Asked {
  /** Without the link it is asked through. */
  readonly path: string;
  /** That link; null: through none. */
  readonly pass: Pass | null;
  readonly query: URLSearchParams;
  /** The Host header, whatever it says. */
  readonly host: string;
  /** He came to what stands in front of us by https. */
  readonly isSecure: boolean;
}

export interface Reply {
  readonly status: 200 | 403 | 404 | 410 | 503;
  readonly type: string;
  readonly cache: string;
  readonly body: Ready | Buffer | string;
}

/** Null: that address is somebody else's. */
export type Route = (asked: Asked) => Reply | null;

export const JSON_TYPE = 'application/json';
export const FOREVER = 'public, max-age=31536000, immutable';
/** What came through a link: nothing in between may keep it for others. */
export const FOR_HOLDERS = 'private, no-cache';
export const PRIVATE_FOREVER = 'private, max-age=31536000, immutable';
/** For what is taken back by a press of a button. */
export const FOR_MOMENTS = 'public, max-age=10';
export const FOR_AN_HOUR = 'public, max-age=3600';
/** For what may become another one tomorrow. */
export const FOR_A_MINUTE = 'public, max-age=60, stale-while-revalidate=600';

/** It may be there the next moment: nobody keeps that it is not. */
export const notThere = (text: string): Reply => ({
  status: 404,
  type: 'text/plain',
  cache: 'no-store',
  body: `${text}\n`,
});
