import type { Answer } from '@schemas/answer';
import type { Problem } from '@schemas/draft';
import type { Journal } from './journal/contract';
import type { Batch } from './journal/types';
import { shelfVersions, versionsOf } from './journal/writers';
import type { Log } from './log';
import { summaryOf, type OpenMatch } from './openMatch';
import type { Change } from './rooms/change';
import type { ShelfChange } from './rooms/shelfRoom';

/** Told after every accepted command, when the replicants are already set. */
export type AcceptedListener = (accepted: {
  readonly command: { readonly type: string };
  readonly actor: string;
}) => void;

/** Called with the match as it stands after every change that is on disk. */
export type Publish = (open: OpenMatch | null, version: number) => void;

export type Envelope = Pick<Batch, 'actor' | 'atMs'> & { readonly commandId: string | null };

/** The match that is open, and the only hand that replaces it. */
export interface Stage {
  open(): OpenMatch | null;
  /**
   * Steps 5 to 8: journal, then memory, then replicants. The change is folded and projected already, so what could not
   * be shown never reaches the disk. @throws when the journal cannot be written; nothing is changed then.
   */
  commit(change: Change, command: { readonly type: string }, envelope: Envelope): Answer;
  /** The same for what happens beside the open match. @throws when the journal cannot be written */
  commitShelf(change: ShelfChange, command: { readonly type: string }, envelope: Envelope): Answer;
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

export const createStage = (journal: Journal, publish: Publish, log: Log, first: OpenMatch | null): Stage => {
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
      publish(current, journal.version());
    });
  };
  const tellAccepted = (command: { readonly type: string }, actor: string): void => {
    for (const listener of listeners)
      tell('A listener', () => {
        listener({ command, actor });
      });
  };
  const commit: Stage['commit'] = (change, command, { actor, atMs, commandId }) => {
    const batch = toBatch(change);
    const answer: Answer = { ok: true, version: journal.version() + versionsOf(batch), matchId: batch.matchId };
    journal.write({ ...batch, actor, atMs, command: commandId === null ? null : { id: commandId, answer } });
    current = { ...change.match, row: { ...change.match.row, ...batch.summary } };
    if (change.opened || change.events.length > 0) republish();
    tellAccepted(command, actor);
    return answer;
  };
  const commitShelf: Stage['commitShelf'] = ({ writes, open, answerWith }, command, { actor, atMs, commandId }) => {
    const version = journal.version() + shelfVersions(writes);
    const answer: Answer = { ok: true, version, matchId: answerWith ?? matchId() };
    journal.writeShelf({ actor, atMs, writes, command: commandId === null ? null : { id: commandId, answer } });
    if (open !== null) current = open;
    if (writes.length > 0) republish();
    tellAccepted(command, actor);
    return answer;
  };
  return {
    open: () => current,
    commit,
    commitShelf,
    replace: (open) => {
      current = open;
      republish();
    },
    accepted: () => ({ ok: true, version: journal.version(), matchId: matchId() }),
    refused: (error) => ({ ok: false, version: journal.version(), matchId: matchId(), error }),
    onAccepted: (listener) => {
      listeners.push(listener);
    },
    tellAccepted,
    republish,
  };
};
