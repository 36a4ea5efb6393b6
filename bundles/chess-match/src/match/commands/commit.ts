import type { Answer } from '@schemas/answer';
import type { Problem } from '@schemas/draft';
import { refuse } from '../errors';
import type { Draft, Drafts } from '../drafts/drafts';
import type { Journal } from '../journal/contract';
import type { Batch } from '../journal/types';
import { libraryVersions, versionsOf } from '../journal/writers';
import type { Log } from '../log';
import { summaryOf, type OpenMatch } from '../openMatch';
import { textOf } from '../textOf';
import type { Change, LibraryChange } from './decide';

/** Told after every accepted command, when the replicants are already set. */
export type AcceptedListener = (accepted: {
  readonly command: { readonly type: string };
  readonly actor: string;
}) => void;

/** Called with the match as it stands after every change that is on disk, and what is being prepared in it. */
export type Publish = (open: OpenMatch | null, version: number, draft: Draft) => void;

export type Envelope = Pick<Batch, 'actor' | 'atMs'> & { readonly commandId: string | null };

/** The match that is open, and the only way to replace it. */
export interface MatchStore {
  open(): OpenMatch | null;
  draft(): Draft;
  /** Another line for the turn being prepared: no fact, so the journal and the match's version know nothing of it. */
  setDraft(line: string, command: { readonly type: string }, actor: string): Answer;
  /** A refusal with the version of the draft: what the next one has to expect. */
  draftRefused(problem: Problem): Answer;
  /**
   * Steps 5 to 8: journal, then memory, then replicants. The change is folded and projected already, so what could not
   * be shown never reaches the disk. @throws when the journal cannot be written; nothing is changed then.
   */
  commit(change: Change, command: { readonly type: string }, envelope: Envelope): Answer;
  /** The same for what happens beside the open match. @throws when the journal cannot be written */
  commitLibrary(change: LibraryChange, command: { readonly type: string }, envelope: Envelope): Answer;
  /** Another match, or the same anew, from a journal that was replaced as a whole. */
  replace(open: OpenMatch | null): void;
  accepted(): Answer;
  refused(problem: Problem): Answer;
  onAccepted(listener: AcceptedListener): void;
  tellAccepted(command: { readonly type: string }, actor: string): void;
  republish(): void;
}

const toBatch = ({ match, created, opened, events }: Change): Omit<Batch, 'actor' | 'atMs' | 'command'> => {
  const summary = summaryOf(match.views);
  const row = { ...match.row, ...summary };
  return { matchId: row.matchId, created: created ? row : null, opened, events, summary };
};

export const createMatchStore = (
  journal: Journal,
  drafts: Drafts,
  publish: Publish,
  publishDraft: Publish,
  log: Log,
  first: OpenMatch | null,
): MatchStore => {
  let current = first;
  const listeners: AcceptedListener[] = [];
  const matchId = (): string | null => current?.row.matchId ?? null;

  /** What is on disk stays accepted, whatever happens to those who are told. */
  const tell = (what: string, action: () => void): void => {
    try {
      action();
    } catch (error) {
      log.error(`${what} failed; the match itself is safe in the journal.`, error);
    }
  };
  const republish = (): void => {
    tell('Publishing', () => {
      publish(current, journal.version(), drafts.current());
    });
  };
  const tellAccepted = (command: { readonly type: string }, actor: string): void => {
    for (const listener of listeners)
      tell('A listener', () => {
        listener({ command, actor });
      });
  };
  const commit: MatchStore['commit'] = (change, command, { actor, atMs, commandId }) => {
    const batch = toBatch(change);
    const answer: Answer = { ok: true, version: journal.version() + versionsOf(batch), matchId: batch.matchId };
    journal.write({ ...batch, actor, atMs, command: commandId === null ? null : { id: commandId, answer } });
    current = { ...change.match, row: { ...change.match.row, ...batch.summary } };
    drafts.follow(current, change.undone);
    if (change.opened || change.events.length > 0) republish();
    tellAccepted(command, actor);
    return answer;
  };
  const setDraft: MatchStore['setDraft'] = (line, command, actor) => {
    drafts.set(line);
    tell('Publishing', () => {
      publishDraft(current, journal.version(), drafts.current());
    });
    tellAccepted(command, actor);
    return { ok: true, version: drafts.current().version, matchId: matchId() };
  };
  const commitLibrary: MatchStore['commitLibrary'] = (
    { writes, open, answerWith },
    command,
    { actor, atMs, commandId },
  ) => {
    const version = journal.version() + libraryVersions(writes);
    const answer: Answer = { ok: true, version, matchId: answerWith ?? matchId() };
    journal.writeLibrary({ actor, atMs, writes, command: commandId === null ? null : { id: commandId, answer } });
    if (open !== null) current = open;
    drafts.follow(current, null);
    if (writes.length > 0) republish();
    tellAccepted(command, actor);
    return answer;
  };
  return {
    open: () => current,
    draft: drafts.current,
    setDraft,
    commit,
    commitLibrary,
    replace: (open) => {
      current = open;
      drafts.follow(open, null);
      republish();
    },
    draftRefused: (error) => ({ ok: false, version: drafts.current().version, matchId: matchId(), error }),
    accepted: () => ({ ok: true, version: journal.version(), matchId: matchId() }),
    refused: (error) => ({ ok: false, version: journal.version(), matchId: matchId(), error }),
    onAccepted: (listener) => {
      listeners.push(listener);
    },
    tellAccepted,
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
