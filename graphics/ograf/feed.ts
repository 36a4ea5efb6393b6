import type { Time } from '../air/pageTime';

/** Opens a socket. @returns how to close it: it says nothing more. May throw where the address is none */
export type OpenSocket = (address: string, heard: (text: string) => void, closed: () => void) => () => void;

export interface FeedParts {
  readonly open: OpenSocket;
  readonly time: Time;
  readonly onText: (text: string) => void;
  /** Nothing is known any more. */
  readonly lost: () => void;
}

export interface Feed {
  /** Is told from there from now on; null: nowhere. */
  follow(address: string | null): void;
  stop(): void;
}

/** Nobody sends ticks: whether a connection lives is found out by another one, which is told the whole state. */
export const RENEW_MS = 10_000;
/** Who is not told anything for so long is not connected. */
export const PATIENCE_MS = 4000;
const LONGEST_WAIT_MS = 8000;

const nothing = (): void => undefined;

/** The plain socket of a match, for as long as it is there; every loss is said within RENEW_MS + PATIENCE_MS. */
export const createFeed = ({ open, time, onText: onText, lost }: FeedParts): Feed => {
  let address: string | null = null;
  let isTold = false;
  let endStanding = nothing;
  let endComing = nothing;
  let failures = 0;
  let cancel = nothing;
  const plan = (task: () => void, ms: number): void => {
    cancel();
    cancel = time.later(task, ms);
  };
  const close = (): boolean => {
    cancel();
    const wasTold = isTold;
    endStanding();
    endComing();
    [endStanding, endComing, isTold] = [nothing, nothing, false];
    return wasTold;
  };
  const fail = (): void => {
    const wasTold = close();
    plan(connect, Math.min(1000 * 2 ** failures, LONGEST_WAIT_MS));
    failures += 1;
    if (wasTold) lost();
  };
  const connect = (): void => {
    if (address === null) return;
    plan(fail, PATIENCE_MS);
    let isFirst = true;
    const heard = (text: string): void => {
      if (isFirst) {
        isFirst = false;
        endStanding();
        [endStanding, endComing, isTold, failures] = [endComing, nothing, true, 0];
        plan(connect, RENEW_MS);
      }
      onText(text);
    };
    try {
      endComing = open(address, heard, fail);
    } catch {
      fail();
    }
  };
  return {
    follow: (next) => {
      if (next === address) return;
      if (close()) lost();
      [address, failures] = [next, 0];
      connect();
    },
    stop: () => {
      close();
      address = null;
    },
  };
};
