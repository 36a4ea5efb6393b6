import { lineFor, withLine, type KeptDraft } from '../../../games/common/drafts';
import { isOfGame } from '../../../games/common/entry';
import { own } from '../../../own';
import type { Log } from '../../base/log';
import type { OpenMatch } from '../openMatch';
import type { KeptDrafts } from './keptDrafts';

/** The turn being prepared in a thread of the open match. */
export interface Draft {
  /** What `expectedVersion` of the next setDraft is compared with: rises whenever line or turn become others. */
  readonly version: number;
  /** As the game names it; null where nobody is to move. */
  readonly turn: string | null;
  readonly line: string;
}

/** All that is being prepared. */
export interface Prepared {
  /** By thread, in the game's order; none without a match. */
  readonly threads: Readonly<Record<string, Draft>>;
  /** The state of the match with the lines in it; null without a match. */
  readonly state: unknown;
}

/** A turn that was taken back, to be made again. */
export interface UndoneTurn {
  /** Null in a game that has one. */
  readonly thread: string | null;
  readonly line: string;
}

export interface Drafts {
  current(): Prepared;
  /** The draft of a thread; without one that of the only thread. Null: there is no such thread, or several. */
  of(thread: string | undefined): Draft | null;
  /** The lines as they would be after a change of the match. @param undone as in `follow` */
  after(open: OpenMatch, undone: readonly UndoneTurn[]): readonly string[];
  /** Another line for the turn of a thread; nothing happens where nobody is to move. */
  set(thread: string | undefined, line: string): void;
  /**
   * The match went on, or another one is open: that is on disk already, so whatever goes wrong here is logged, and
   * nothing is being prepared until the next change. @param undone turns that are to be made again
   */
  follow(open: OpenMatch | null, undone: readonly UndoneTurn[]): void;
}

/** Journals of earlier versions kept drafts as entries: the newest of each turn. */
const fromEntries = ({ game, history }: OpenMatch): readonly KeptDraft[] => {
  let kept: readonly KeptDraft[] = [];
  for (const { event } of history.entries) {
    const draft = isOfGame(event) ? game.keptDraft(event) : null;
    if (draft !== null) kept = withLine(kept, draft.turn, draft.line);
  }
  return kept;
};

const only = (threads: Readonly<Record<string, Draft>>): string | undefined => {
  const [first, ...others] = Object.keys(threads);
  return others.length === 0 ? first : undefined;
};

const NOTHING: Prepared = { threads: {}, state: null };

/** The state with the lines of all threads in it. */
const stateWith = ({ game, history: { state } }: OpenMatch, threads: Prepared['threads']): unknown =>
  Object.entries(threads).reduce<unknown>(
    (at, [thread, { line }]) => (line === '' ? at : game.withDraft(at, thread, line)),
    state,
  );

/** Of each turn that is kept, and those that were taken back in their place. */
const keptAfter = ({ game, history }: OpenMatch, before: readonly KeptDraft[], undone: readonly UndoneTurn[]) =>
  undone.reduce((lines, { thread, line }) => {
    const turn = game.turnKey(history.state, thread ?? game.threads[0] ?? '');
    return turn === null ? lines : withLine(lines, turn, line);
  }, before);

const linesOf = ({ game, history }: OpenMatch, lines: readonly KeptDraft[]) =>
  game.threads.map((thread) => {
    const turn = game.turnKey(history.state, thread);
    return { thread, turn, line: lineFor(lines, turn) };
  });

/** @param firstVersion above every version that pages may still know of: Unix ms of the start */
export const createDrafts = (
  keptDrafts: KeptDrafts,
  firstVersion: number,
  first: OpenMatch | null,
  log: Log,
): Drafts => {
  let open: OpenMatch | null = null;
  let kept: readonly KeptDraft[] = [];
  let prepared: Prepared = NOTHING;
  /** Of the youngest draft: no version is given twice. */
  let latest = firstVersion;

  const keptFor = (next: OpenMatch): readonly KeptDraft[] =>
    next.row.matchId === open?.row.matchId ? kept : (keptDrafts.of(next.row.matchId) ?? fromEntries(next));
  const become = (next: OpenMatch, lines: readonly KeptDraft[]): void => {
    const isSameMatch = next.row.matchId === open?.row.matchId;
    const threads = linesOf(next, lines).map(({ thread, turn, line }): [string, Draft] => {
      const before = isSameMatch ? prepared.threads[thread] : undefined;
      if (before?.turn === turn && before.line === line) return [thread, before];
      return [thread, { version: ++latest, turn, line }];
    });
    [open, kept] = [next, lines];
    const drafts = Object.fromEntries(threads);
    prepared = { threads: drafts, state: stateWith(next, drafts) };
  };
  const forget = (state: unknown): void => {
    [open, kept, prepared] = [null, [], { threads: {}, state }];
    latest += 1;
  };
  const follow: Drafts['follow'] = (next, undone) => {
    if (next === null) return forget(null);
    try {
      become(next, keptAfter(next, keptFor(next), undone));
      if (undone.length > 0) keptDrafts.keep(next.row.matchId, kept);
    } catch (error) {
      log.error('What is being prepared cannot be shown; the match itself is safe in the journal.', error);
      forget(next.history.state);
    }
  };
  if (first !== null) follow(first, []);
  const of: Drafts['of'] = (thread = only(prepared.threads)) =>
    thread === undefined ? null : (own(prepared.threads, thread) ?? null);
  return {
    current: () => prepared,
    of,
    after: (next, undone) => linesOf(next, keptAfter(next, keptFor(next), undone)).map(({ line }) => line),
    set: (thread, line) => {
      const turn = of(thread)?.turn ?? null;
      if (open === null || turn === null) return;
      become(open, withLine(kept, turn, line));
      keptDrafts.keep(open.row.matchId, kept);
    },
    follow,
  };
};
