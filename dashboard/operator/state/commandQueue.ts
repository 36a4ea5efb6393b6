import type { Answer, CommandBody } from 'chess-match/client';

/** A command for the version the page shows. */
export type BodyFor = (expectedVersion: number) => CommandBody;

export interface CommandQueue {
  /** Sends after the commands before it, each for the version the one before it left. */
  readonly send: (bodyFor: BodyFor) => Promise<Answer>;
  /** The page shows this version now. */
  readonly see: (matchId: string | null, version: number) => void;
  /** The connection was lost: what own commands led to is forgotten, only what is seen counts. */
  readonly forget: () => void;
}

/** One command at a time: a page's own commands are never stale for each other. */
export const createCommandQueue = (post: (body: CommandBody) => Promise<Answer>): CommandQueue => {
  /** The newest version this page knows of: seen, or answered to a command of its own. */
  let known = { matchId: null as string | null, version: 0 };
  let seen = known;
  let last: Promise<unknown> = Promise.resolve();
  const learn = (matchId: string | null, version: number): void => {
    if (matchId !== known.matchId || version > known.version) known = { matchId, version };
  };
  return {
    send: (bodyFor) => {
      const sent = last.then(async () => {
        const answer = await post(bodyFor(known.version));
        if (answer.ok) learn(answer.matchId, answer.version);
        return answer;
      });
      last = sent;
      return sent;
    },
    see: (matchId, version) => {
      seen = { matchId, version };
      learn(matchId, version);
    },
    forget: () => {
      known = seen;
    },
  };
};
