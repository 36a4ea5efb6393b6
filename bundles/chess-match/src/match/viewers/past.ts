import type { BoardView } from '@schemas/board';
import { createHash } from 'node:crypto';
import { MOMENTS_IN_PART, type HomeMoment, type HomePast } from '../../contract/viewers';
import type { Moment } from '../../games/common/lookBack';
import { createChronicle } from '../http/chronicle';
import type { OpenMatch } from '../openMatch';

/** What viewers may look back on: the list that a document carries, and the parts it names, as they go over the wire. */
export interface Past {
  readonly list: HomePast;
  /** By id. */
  readonly parts: ReadonlyMap<string, string>;
}

export const NO_PAST: Past = { list: { moments: 0, parts: [] }, parts: new Map() };

/** As many letters as keep two parts of all matches of a server apart. */
const ID_LENGTH = 16;

const idOf = (body: string): string => createHash('sha256').update(body).digest('base64url').slice(0, ID_LENGTH);

/** Boards that ended before stay to be seen, as they do in the document, until another branch stands in their place. */
const boardsOf = ({ boards }: Moment, before: readonly BoardView[]): readonly BoardView[] => {
  const now = boards.filter(({ status }) => status !== 'empty');
  const ended = before.filter(({ status, board }) => status === 'ended' && now.every((other) => other.board !== board));
  return [...now, ...ended].toSorted((a, b) => a.board - b.board);
};

/** Every moment as viewers may know it: no positions to try moves from, and nobody's time for a turn. */
export const momentsAtHome = (moments: readonly Moment[]): readonly HomeMoment[] => {
  let boards: readonly BoardView[] = [];
  return moments.map((moment) => {
    boards = boardsOf(moment, boards);
    const { ply, turn, thread, side, line, score, table, remainingMs } = moment;
    return { ply, turn, thread, side, line, boards, score, table, remainingMs };
  });
};

export const inParts = (moments: readonly HomeMoment[]): Past => {
  const starts = moments.flatMap((_, at) => (at % MOMENTS_IN_PART === 0 ? [at] : []));
  const bodies = starts.map((from) => JSON.stringify(moments.slice(from, from + MOMENTS_IN_PART)));
  const parts = bodies.map((body) => [idOf(body), body] as const);
  return { list: { moments: moments.length, parts: parts.map(([id]) => id) }, parts: new Map(parts) };
};

/** Follows the open match: the same answer as long as its past is the same. */
export const createPast = (): ((open: OpenMatch | null) => Past) => {
  const chronicle = createChronicle();
  let known: { readonly history: OpenMatch['history']; readonly past: Past } | null = null;
  return (open) => {
    if (open === null) return NO_PAST;
    if (known?.history !== open.history)
      known = { history: open.history, past: inParts(momentsAtHome(chronicle(open).moments)) };
    return known.past;
  };
};
