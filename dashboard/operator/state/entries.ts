import type { Answer, CommandBody } from 'chess-match/client';
import { EMPTY_ENTRY, stepEntry, type Entry, type EntryEvent } from 'chess-match/client/turn';
import type { BodyFor, CommandQueue } from './commandQueue';
import type { SharedDraft } from './drafts';
import { pressOf, type PressOrigin } from './origin';
import { createQueues, keyOf } from './queues';

/** What a person does at a page. */
export type PersonEvent = Extract<
  EntryEvent,
  { type: 'edited' | 'typedAhead' | 'left' | 'pressed' | 'dismissed' | 'takenBack' | 'refusalRead' }
>;

export type Entries = Readonly<Record<string, Entry>>;

export interface EntriesParts {
  readonly post: (body: CommandBody) => Promise<Answer>;
  /** Sends a command beside what shows that it is under way; null while not connected. */
  readonly sendBy: (queue: CommandQueue, origin: PressOrigin, bodyFor: BodyFor) => Promise<Answer | null>;
  readonly changed: (entries: Entries) => void;
}

/** What is entered for all threads: each with a draft, a press and a row of commands of its own. */
export interface EntryDesk {
  readonly see: (matchId: string | null, matchVersion: number, drafts: readonly SharedDraft[]) => void;
  readonly enter: (thread: string | null, event: PersonEvent) => void;
  readonly queue: (thread: string | null) => CommandQueue;
  readonly disconnected: () => void;
  readonly reconnected: () => void;
}

interface Seen {
  readonly matchId: string | null;
  readonly matchVersion: number;
  readonly drafts: Readonly<Record<string, SharedDraft>>;
}

/** What the command says besides, where the match has several threads. */
const inThread = (thread: string | null) => (thread === null ? {} : { thread });

export const createEntries = ({ post, sendBy, changed }: EntriesParts): EntryDesk => {
  let entries: Entries = {};
  let seen: Seen = { matchId: null, matchVersion: 0, drafts: {} };
  const queues = createQueues(post);
  /** Threads a press of which was sent and is not answered. */
  const awaited = new Set<string>();
  const step = (key: string, event: EntryEvent): void => {
    const shared = seen.drafts[key];
    if (shared === undefined) return;
    const { state, draft, commit } = stepEntry(entries[key] ?? EMPTY_ENTRY, event, shared.grammar);
    entries = { ...entries, [key]: state };
    changed(entries);
    if (draft !== null) void share(shared.thread, draft);
    if (commit !== null) void press(shared.thread, commit);
  };
  const share = async (thread: string | null, line: string): Promise<void> => {
    const key = keyOf(thread);
    const seenVersion = (): number => seen.drafts[key]?.version ?? 0;
    const expectedVersion = Math.max(seenVersion(), entries[key]?.draft.accepted ?? 0);
    const answer = await post({ type: 'setDraft', expectedVersion, line, ...inThread(thread) });
    step(key, { type: 'answered', answer, seenVersion: seenVersion() });
  };
  const press = async (thread: string | null, line: string): Promise<void> => {
    awaited.add(keyOf(thread));
    const answer = await sendBy(queues.of(thread), pressOf(thread), (expectedVersion) => ({
      type: 'commitTurn',
      expectedVersion,
      line,
      ...inThread(thread),
    }));
    awaited.delete(keyOf(thread));
    step(keyOf(thread), { type: 'committed', answer, seenVersion: seen.matchVersion });
  };
  const everywhere = (event: EntryEvent): void => {
    for (const key of Object.keys(entries)) step(key, event);
  };

  return {
    see: (matchId, matchVersion, drafts) => {
      seen = { matchId, matchVersion, drafts: Object.fromEntries(drafts.map((each) => [keyOf(each.thread), each])) };
      entries = Object.fromEntries(Object.entries(entries).filter(([key]) => key in seen.drafts));
      queues.see(matchId, matchVersion);
      for (const { thread, turn, line, version } of drafts)
        step(keyOf(thread), { type: 'published', turn, line, version, matchVersion });
    },
    enter: (thread, event) => {
      const key = keyOf(thread);
      // The turn was seen to pass before its press was answered: one press at a time.
      if (event.type === 'pressed' && entries[key]?.press === null && awaited.has(key)) return;
      step(key, event);
    },
    queue: queues.of,
    disconnected: () => {
      queues.forget();
      everywhere({ type: 'disconnected' });
    },
    reconnected: () => everywhere({ type: 'reconnected' }),
  };
};
