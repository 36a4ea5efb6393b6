import type { Headers, Reply } from '../../http/reply';
import { createRouter, type Row } from '../../http/router';
import type { Pass } from './access/pass';

/** What viewers ask for. */
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

/** One thing that is given away; null: here it is the next row's to answer. */
export interface HomeRow extends Row {
  readonly answer: (asked: Asked & { readonly groups: readonly string[] }) => Reply | null;
}

/** Nothing is sent here: all rows are read. */
export const homeRow = (path: Row['path'], answer: HomeRow['answer']): HomeRow => ({ method: 'GET', path, answer });

/** Asks the rows of an address one after another; null: none of them has it. */
export const firstAnswer = (rows: readonly HomeRow[]): ((asked: Asked) => Reply | null) => {
  const route = createRouter(rows);
  return (asked) => {
    for (const { row, groups } of route('GET', asked.path).found) {
      const reply = row.answer({ ...asked, groups });
      if (reply !== null) return reply;
    }
    return null;
  };
};

export const JSON_TYPE = 'application/json';
/** What came through a link: nothing in between may keep it for others. */
export const FOR_HOLDERS = 'private, no-cache';
export const PRIVATE_FOREVER = 'private, max-age=31536000, immutable';
/** For what is taken back by a press of a button. */
export const FOR_MOMENTS = 'public, max-age=10';
export const FOR_AN_HOUR = 'public, max-age=3600';
/** For what may become another one tomorrow. */
export const FOR_A_MINUTE = 'public, max-age=60, stale-while-revalidate=600';

/** Words instead of what was asked for: nobody keeps them, it may be there the next moment. */
export const said = (status: number, text: string, headers: Headers = {}): Reply => ({
  status,
  type: 'text/plain',
  cache: 'no-store',
  body: `${text}\n`,
  headers,
});
