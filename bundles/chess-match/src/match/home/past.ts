import type { BoardView } from '@schemas/boards';
import { createHash } from 'node:crypto';
import { MOMENTS_IN_PART, type HomeMoment, type HomePast } from '../../contract/viewers';
import type { Moment } from '../../games/common/lookBack';
import { createChronicle } from '../gate/http/chronicle';
import type { OpenMatch } from '../authority/openMatch';

/**
 * What viewers may look back on: the list that a document carries, and the parts it names, as they go over the wire.
 */
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

/** Moments of the match as viewers may know them, as far as they were worked out. */
interface Known {
  readonly moments: readonly Moment[];
  readonly atHome: readonly HomeMoment[];
}

const NOTHING: Known = { moments: [], atHome: [] };

/** A moment that is the same object has the same past: it, and all before it, are not worked out again. */
const goOn = (moments: readonly Moment[], known: Known): Known => {
  const change = moments.findIndex((moment, at) => moment !== known.moments[at]);
  const same = change === -1 ? moments.length : change;
  let boards: readonly BoardView[] = known.atHome[same - 1]?.boards ?? [];
  const added = moments.slice(same).map((moment) => {
    boards = boardsOf(moment, boards);
    const { ply, turn, thread, side, line, score, counts, remainingMs } = moment;
    return { ply, turn, thread, side, line, boards, score, counts, remainingMs };
  });
  return { moments, atHome: [...known.atHome.slice(0, same), ...added] };
};

/** Every moment as viewers may know it: no positions to try moves from, and nobody's time for a turn. */
export const momentsAtHome = (moments: readonly Moment[]): readonly HomeMoment[] => goOn(moments, NOTHING).atHome;

type Part = readonly [id: string, body: string];

const partOf = (moments: readonly HomeMoment[]): Part => {
  const body = JSON.stringify(moments);
  return [idOf(body), body];
};

const pastOf = (moments: readonly HomeMoment[], write: typeof partOf): Past => {
  const starts = moments.flatMap((_, at) => (at % MOMENTS_IN_PART === 0 ? [at] : []));
  const parts = starts.map((from) => write(moments.slice(from, from + MOMENTS_IN_PART)));
  return { list: { moments: moments.length, parts: parts.map(([id]) => id) }, parts: new Map(parts) };
};

export const inParts = (moments: readonly HomeMoment[]): Past => pastOf(moments, partOf);

/** Writes a part out once. For moments that go on: the last of a part tells which they all are. */
const writeOnce = (): typeof partOf => {
  const written = new WeakMap<HomeMoment, Part>();
  return (moments) => {
    const last = moments.at(-1);
    const part = (last && written.get(last)) ?? partOf(moments);
    if (last !== undefined) written.set(last, part);
    return part;
  };
};

/**
 * Follows the open match: the same answer as long as its past is the same. A turn writes out the part that it adds to
 * alone, however long the match is.
 */
export const createPast = (): ((open: OpenMatch | null) => Past) => {
  const chronicle = createChronicle();
  const write = writeOnce();
  let known = NOTHING;
  let latest: { readonly history: OpenMatch['history']; readonly past: Past } | null = null;
  return (open) => {
    if (open === null) return NO_PAST;
    if (latest?.history !== open.history) {
      known = goOn(chronicle(open).moments, known);
      latest = { history: open.history, past: pastOf(known.atHome, write) };
    }
    return latest.past;
  };
};
