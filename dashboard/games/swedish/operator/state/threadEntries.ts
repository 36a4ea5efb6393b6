import type { Answer, CommandBody, Problem } from 'chess-match/client';
import { isUnheard, turnKey } from 'chess-match/client/turn';
import { createCommandQueue, type BodyFor, type CommandQueue } from '../../../../operator/state/commandQueue';
import type { ThreadOrigin } from '../../../../operator/state/origin';
import type { OperatorSnapshot } from '../../../../operator/state/snapshot';
import { EMPTY_ENTRY, stepEntry, type EntryEvent, type ThreadEntry } from '../model/threadEntry';

/** What a person does in a field. */
export type FieldEvent = Extract<EntryEvent, { type: 'written' | 'pressed' | 'dismissed' | 'takenBack' }>;

export interface EntriesParts {
  readonly post: (body: CommandBody) => Promise<Answer>;
  /** Sends a command and keeps its refusal for its origin; null while not connected. */
  readonly sendBy: (queue: CommandQueue, origin: ThreadOrigin, bodyFor: BodyFor) => Promise<Answer | null>;
  /** @param isCaughtUp the page shows another turn: that a command came too late for it is still to be said */
  readonly forgive: (origin: ThreadOrigin, isCaughtUp: boolean) => void;
  /** Keeps a refusal for its origin. */
  readonly refuse: (origin: ThreadOrigin, problem: Problem) => void;
  readonly changed: (entries: Readonly<Record<string, ThreadEntry>>) => void;
}

/** The fields of all threads: each with a draft, a press and a row of commands of its own. */
export interface ThreadEntries {
  readonly see: (snapshot: OperatorSnapshot) => void;
  readonly enter: (thread: string, event: FieldEvent) => void;
  readonly queue: (thread: string) => CommandQueue;
  /** The connection was lost. */
  readonly forget: () => void;
  readonly reconnected: () => void;
}

interface Seen {
  readonly matchId: string | null;
  readonly matchVersion: number;
  readonly drafts: Readonly<Record<string, number>>;
}

const pressOf = (thread: string): ThreadOrigin => `press:${thread}`;

export const createThreadEntries = ({ post, sendBy, forgive, refuse, changed }: EntriesParts): ThreadEntries => {
  let entries: Readonly<Record<string, ThreadEntry>> = {};
  let seen: Seen = { matchId: null, matchVersion: 0, drafts: {} };
  const queues = new Map<string, CommandQueue>();

  const queue = (thread: string): CommandQueue => {
    const known = queues.get(thread);
    if (known !== undefined) return known;
    const made = createCommandQueue(post);
    made.see(seen.matchId, seen.matchVersion);
    queues.set(thread, made);
    return made;
  };
  const entryOf = (thread: string): ThreadEntry => entries[thread] ?? EMPTY_ENTRY;

  const step = (thread: string, event: EntryEvent): void => {
    const { state, draft, commit } = stepEntry(entryOf(thread), event);
    entries = { ...entries, [thread]: state };
    changed(entries);
    if (draft !== null) void share(thread, draft);
    if (commit !== null) void press(thread, commit);
  };
  const share = async (thread: string, line: string): Promise<void> => {
    const seenVersion = (): number => seen.drafts[thread] ?? 0;
    const expectedVersion = Math.max(seenVersion(), entryOf(thread).sync.accepted);
    const answer = await post({ type: 'setDraft', thread, expectedVersion, line });
    const isAwaited = entryOf(thread).pressed?.at === 'sync';
    step(thread, { type: 'answered', answer, seenVersion: seenVersion() });
    // The press that waited for it came to nothing.
    if (!answer.ok && isAwaited && isUnheard(answer.error)) refuse(pressOf(thread), answer.error);
  };
  const press = async (thread: string, line: string): Promise<void> => {
    const answer = await sendBy(queue(thread), pressOf(thread), (expectedVersion) => ({
      ...{ type: 'commitTurn', thread, expectedVersion, line },
    }));
    const version = answer?.ok === true ? answer.version : null;
    step(thread, { type: 'committed', version, seenVersion: seen.matchVersion });
  };

  return {
    see: ({ match, entry }) => {
      if (entry.game !== 'swedish') {
        seen = { matchId: match.matchId, matchVersion: match.version, drafts: {} };
        return;
      }
      const drafts = Object.fromEntries(entry.boards.map(({ thread, draft }) => [thread, draft.version]));
      seen = { matchId: match.matchId, matchVersion: match.version, drafts };
      for (const { thread, draft } of entry.boards) {
        queue(thread).see(match.matchId, match.version);
        const ply = match.threads.find(({ id }) => id === thread)?.ply ?? 0;
        const turn = turnKey(match, ply, thread);
        const { line, version } = draft;
        if (turn !== entryOf(thread).sync.turn) forgive(pressOf(thread), true);
        step(thread, { type: 'published', turn, line, version, matchVersion: match.version });
      }
    },
    enter: (thread, event) => {
      if (event.type === 'written') forgive(pressOf(thread), false);
      step(thread, event);
    },
    queue,
    forget: () => {
      for (const each of queues.values()) each.forget();
    },
    reconnected: () => {
      for (const thread of Object.keys(entries)) step(thread, { type: 'reconnected' });
    },
  };
};
