import type { ObsView, Problem } from '@schemas/obs';
import type { Actual } from './diff';
import { afterLoss, type Loss } from './reconnect';
import { Session } from './session';
import type { OpenSocket } from './socket';

export interface ConnectionOptions {
  /** Null: there is no such OBS; nothing is ever tried. */
  readonly address: string | null;
  readonly password: string | undefined;
  readonly openSocket: OpenSocket;
  /** A session is about to be opened: what shall be heard on it can be named now. */
  onOpening(session: Session): void;
  onUp(session: Session, first: Actual): void;
  onHint(): void;
  /** Something ended, or an attempt failed: state() says what. `isNews` unless it failed as the one before. */
  onDown(isNews: boolean): void;
}

export interface ConnectionState {
  readonly state: ObsView['state'];
  readonly problem: Problem | null;
}

/** Keeps one session at a time alive, from start() to stop(). */
export interface Connection {
  /** Tries at once, or joins the attempt that is under way; resolves when it is decided. Needs no backoff to pass. */
  attempt(): Promise<void>;
  state(): ConnectionState;
  stop(): void;
}

export const createConnection = (options: ConnectionOptions): Connection => {
  const { address } = options;
  let current: ConnectionState = { state: address === null ? 'not-configured' : 'connecting', problem: null };
  let isStopped = false;
  /** The latest one. Those before it are over, and a session that is over says nothing more. */
  let session: Session | undefined;
  let attempting: Promise<void> | undefined;
  let retry: NodeJS.Timeout | undefined;

  const down = (loss: Loss, from: string): void => {
    const { state, problem, retryAfterMs } = afterLoss(loss, from);
    const isNews = state !== current.state || problem.code !== current.problem?.code;
    current = { state, problem };
    if (retryAfterMs !== null) retry = setTimeout(() => void attempt(), retryAfterMs);
    options.onDown(isNews);
  };
  const connect = async (to: string): Promise<void> => {
    clearTimeout(retry);
    if (current.state === 'refused') current = { state: 'connecting', problem: null };
    const { password, openSocket, onHint } = options;
    const onLoss = (loss: Loss): void => down(loss, to);
    const opened = new Session({ address: to, password, openSocket, onHint, onLoss });
    session = opened;
    options.onOpening(opened);
    const first = await opened.open();
    if (first === null) return;
    current = { state: 'connected', problem: null };
    options.onUp(opened, first);
  };
  const attempt = (): Promise<void> => {
    if (isStopped || address === null || current.state === 'connected') return Promise.resolve();
    attempting ??= connect(address).finally(() => (attempting = undefined));
    return attempting;
  };
  return {
    attempt,
    state: () => current,
    stop: () => {
      isStopped = true;
      clearTimeout(retry);
      session?.drop();
    },
  };
};
