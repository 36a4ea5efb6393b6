import type { Answer, CommandBody } from 'chess-match/client';
import { createCommandQueue, type CommandQueue } from './commandQueue';

/** The key of a thread; of the only one it is empty. */
export const keyOf = (thread: string | null): string => thread ?? '';

/** A row of commands for each thread: those of one neither wait for nor hear of those of another. */
export const createQueues = (post: (body: CommandBody) => Promise<Answer>) => {
  const queues = new Map<string, CommandQueue>();
  let seen: { readonly matchId: string | null; readonly matchVersion: number } = { matchId: null, matchVersion: 0 };
  return {
    /** The row of a thread; it is made as it is first asked for. */
    of: (thread: string | null): CommandQueue => {
      const known = queues.get(keyOf(thread));
      if (known !== undefined) return known;
      const made = createCommandQueue(post);
      made.see(seen.matchId, seen.matchVersion);
      queues.set(keyOf(thread), made);
      return made;
    },
    see: (matchId: string | null, matchVersion: number): void => {
      seen = { matchId, matchVersion };
      for (const each of queues.values()) each.see(matchId, matchVersion);
    },
    /** The connection is gone: nothing that waits is sent. */
    forget: (): void => {
      for (const each of queues.values()) each.forget();
    },
  };
};
