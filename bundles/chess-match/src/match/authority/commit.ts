import type { Answer } from '@schemas/answer';
import type { Problem } from '@schemas/draft';
import { refuse } from '../base/errors';
import { touched } from '../../games/common/history';
import { own } from '../../own';
import type { Draft, Drafts, Prepared } from './drafts/drafts';
import type { Journal } from '../journal/contract';
import type { Batch } from '../journal/types';
import { libraryVersions, versionsOf } from '../journal/writers';
import type { Log } from '../base/log';
import { summaryOf, type OpenMatch } from './openMatch';
import { textOf } from '../base/textOf';
import type { Change, LibraryChange } from './decide';

/** The number of the last journal entry that concerns a thread, by thread. */
export type ThreadVersions = Readonly<Record<string, number>>;

/** The match as it stands after a change that is on disk, and what is being prepared in it. */
export interface Standing {
  readonly open: OpenMatch | null;
  readonly version: number;
  readonly threads: ThreadVersions;
  readonly prepared: Prepared;
}

export type Publish = (standing: Standing) => void;

/** Tells that a version comes: what else is published before it is goes with it. */
export type PublishBegun = (version: number) => void;

export type Envelope = Pick<Batch, 'actor' | 'atMs'> & { readonly commandId: string | null };

/** Must not throw. */
export type Follow = () => void;

/** Nothing goes with a change that opens no match. */
export const NOBODY: Follow = () => undefined;

/** The match that is open, and the only way to replace it. */
export interface MatchStore {
  open(): OpenMatch | null;
  prepared(): Prepared;
  /** Of a thread, or of the only one; null where the open match has no such thread. */
  draft(thread: string | undefined): Draft | null;
  /** Null where the open match has no such thread. */
  threadVersion(thread: string): number | null;
  /** Another line for the turn being prepared: no fact, so the journal and the match's version know nothing of it. */
  setDraft(thread: string | undefined, line: string): Answer;
  /** A refusal with the version of the draft: what the next one has to expect. */
  draftRefused(problem: Problem, thread: string | undefined): Answer;
  /**
   * Steps 5 to 8: journal, then memory, then whoever is told. The change is folded and projected already, so what could
   * not be shown never reaches the disk. @throws when the journal cannot be written; nothing is changed then.
   * @param follow what goes with a match that is opened, once that is on disk and before anybody is told of it
   */
  commit(change: Change, envelope: Envelope, follow: Follow): Answer;
  /** The same for what happens beside the open match. @throws when the journal cannot be written */
  commitLibrary(change: LibraryChange, envelope: Envelope, follow: Follow): Answer;
  /** Another match, or the same anew, from a journal that was replaced as a whole. */
  replace(open: OpenMatch | null, follow: Follow): void;
  accepted(): Answer;
  refused(problem: Problem): Answer;
  republish(): void;
}

const toBatch = ({ match, created, opened, events }: Change): Omit<Batch, 'actor' | 'atMs' | 'command'> => {
  const summary = summaryOf(match.views);
  const row = { ...match.row, ...summary };
  return { matchId: row.matchId, created: created ? row : null, opened, events, summary };
};

/** What the open match is kept in, and who hears of it. */
export interface MatchStoreParts {
  readonly journal: Journal;
  readonly drafts: Drafts;
  readonly publish: Publish;
  readonly publishDraft: Publish;
  readonly publishBegun: PublishBegun;
  readonly log: Log;
  /** The match to begin with. */
  readonly first: OpenMatch | null;
}

export const createMatchStore = (parts: MatchStoreParts): MatchStore => {
  const { journal, drafts, publish, publishDraft, publishBegun, log } = parts;
  let current = parts.first;
  let threads: ThreadVersions = {};
  const matchId = (): string | null => current?.row.matchId ?? null;

  /** Every thread as of now: another match, or something that concerns all of them. */
  const touchAll = (): void => {
    threads = Object.fromEntries((current?.game.threads ?? []).map((thread) => [thread, journal.version()]));
  };
  /**
   * The threads that a change concerns, null for all of them; asked before it, as an undo is found in the history there
   * is.
   */
  const touchedBy = ({ opened, events }: Change): readonly (readonly string[] | null)[] => {
    if (opened || current === null) return [null];
    const { game, history } = current;
    return events.map((event) => touched(game, history, event));
  };
  const touch = (ids: readonly (readonly string[] | null)[]): void => {
    if (ids.includes(null)) touchAll();
    else for (const id of ids.flatMap((each) => each ?? [])) threads = { ...threads, [id]: journal.version() };
  };
  touchAll();

  /** What is on disk stays accepted, whatever happens to those who are told. */
  const tell = (what: string, action: () => void): void => {
    try {
      action();
    } catch (error) {
      log.error(`${what} failed; the match itself is safe in the journal.`, error);
    }
  };
  const standing = (): Standing => ({
    open: current,
    version: journal.version(),
    threads,
    prepared: drafts.current(),
  });
  const republish = (): void => {
    tell('Publishing', () => {
      publish(standing());
    });
  };
  /** Pages hold what goes with another match until they have that. */
  const opening = (follow: Follow): void => {
    tell('Publishing', () => {
      publishBegun(journal.version());
    });
    follow();
  };
  const commit: MatchStore['commit'] = (change, { actor, atMs, commandId }, follow) => {
    const batch = toBatch(change);
    const answer: Answer = { ok: true, version: journal.version() + versionsOf(batch), matchId: batch.matchId };
    const concerned = touchedBy(change);
    journal.write({ ...batch, actor, atMs, command: commandId === null ? null : { id: commandId, answer } });
    current = { ...change.match, row: { ...change.match.row, ...batch.summary } };
    touch(concerned);
    drafts.follow(current, change.undone);
    if (change.opened) opening(follow);
    if (change.opened || change.events.length > 0) republish();
    return answer;
  };
  const setDraft: MatchStore['setDraft'] = (thread, line) => {
    drafts.set(thread, line);
    tell('Publishing', () => {
      publishDraft(standing());
    });
    return { ok: true, version: drafts.of(thread)?.version ?? 0, matchId: matchId() };
  };
  const commitLibrary: MatchStore['commitLibrary'] = (
    { writes, open, answerWith },
    { actor, atMs, commandId },
    follow,
  ) => {
    const version = journal.version() + libraryVersions(writes);
    const answer: Answer = { ok: true, version, matchId: answerWith ?? matchId() };
    journal.writeLibrary({ actor, atMs, writes, command: commandId === null ? null : { id: commandId, answer } });
    if (open !== null) current = open;
    drafts.follow(current, []);
    if (open !== null) opening(follow);
    if (writes.length > 0) republish();
    return answer;
  };
  return {
    open: () => current,
    prepared: drafts.current,
    draft: drafts.of,
    threadVersion: (thread) => own(threads, thread) ?? null,
    setDraft,
    commit,
    commitLibrary,
    replace: (open, follow) => {
      current = open;
      touchAll();
      drafts.follow(open, []);
      opening(follow);
      republish();
    },
    draftRefused: (error, thread) => ({
      ok: false,
      version: drafts.of(thread)?.version ?? 0,
      matchId: matchId(),
      error,
    }),
    accepted: () => ({ ok: true, version: journal.version(), matchId: matchId() }),
    refused: (error) => ({ ok: false, version: journal.version(), matchId: matchId(), error }),
    republish,
  };
};

/** Writes what was decided; a journal that refuses is a refusal like any other. */
export const settle = (matches: MatchStore, log: Log, write: () => Answer): Answer => {
  try {
    return write();
  } catch (error) {
    log.error('The journal could not be written; the command is refused.', error);
    return matches.refused(refuse('journal/write_failed', { reason: textOf(error) }));
  }
};
