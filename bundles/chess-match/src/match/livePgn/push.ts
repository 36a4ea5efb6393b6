import { textOf } from '../base/textOf';
import type { LiveText } from '../../games/common/records';
import { livePgn } from '../../games/pgn/live';
import type { KnownThere } from './knownThere';

/** A game that was not taken, by the tag that names it. */
export interface Refused {
  readonly game: string;
  readonly reason: string;
}

/** How the last push went. */
export interface PushView {
  readonly state: 'idle' | 'sending' | 'sent' | 'failed';
  /** When the last one was taken, Unix ms; null: none was. */
  readonly sentAtMs: number | null;
  /** Games of that one. */
  readonly games: number;
  /** Why the last one failed; null: it did not. */
  readonly error: string | null;
  /** When it is tried again, Unix ms; null: nothing is to be tried. */
  readonly retryAtMs: number | null;
  /** Games that were not taken of a push that was. */
  readonly refused: readonly Refused[];
  /** Lines that stand there and are no part of the match any more: a branching was taken back. To be deleted there. */
  readonly orphans: readonly string[];
}

export interface PusherParts {
  /** Of the round: "https://lichess.org/api/broadcast/round/AbCd1234/push". */
  readonly url: string;
  readonly token: string;
  /** So long an answer is waited for. */
  readonly patienceMs: number;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Unix ms. */
  readonly now: () => number;
  /** Runs an action after so many ms; the answer takes it back. */
  readonly later: (action: () => void, ms: number) => () => void;
  readonly changed: () => void;
  /** What the round has of each match. */
  readonly known: KnownThere;
}

export interface Pusher {
  /** The newest lines of a match; those before them are forgotten if they did not go yet. */
  put(matchId: string, lines: readonly LiveText[]): void;
  /** Pushes at once what waits, else the last ones again. @returns whether there is anything to push */
  now(): boolean;
  view(): PushView;
  stop(): void;
}

const FIRST_RETRY_MS = 2000;
const LONGEST_RETRY_MS = 60_000;
const TOO_MANY = 429;

/** What stands in an answer; null where it is no object. */
const objectIn = (text: string): Readonly<Record<string, unknown>> | null => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : null;
  } catch {
    return null;
  }
};

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

const words = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 200);

const nameOf = (tags: unknown): string => {
  const [board, white, black] = ['Board', 'White', 'Black'].map((name) => field(tags, name));
  return [board, white, black].flatMap((part) => (typeof part === 'string' && part !== '' ? [part] : [])).join(', ');
};

const refusedIn = (answer: unknown): readonly Refused[] => {
  const games = field(answer, 'games');
  if (!Array.isArray(games)) return [];
  return games.flatMap((game: unknown) => {
    const error = field(game, 'error');
    return error === undefined || error === null ? [] : [{ game: nameOf(field(game, 'tags')), reason: words(error) }];
  });
};

/** Why an answer is no success, in words; null where it is one. */
const failureOf = (status: number, text: string): string | null => {
  if (status === 200) return null;
  const error = objectIn(text)?.['error'];
  return error === undefined ? String(status) : `${status}: ${words(error)}`;
};

interface Waiting {
  readonly matchId: string;
  readonly lines: readonly LiveText[];
}

const IDLE: PushView = {
  state: 'idle',
  sentAtMs: null,
  games: 0,
  error: null,
  retryAtMs: null,
  refused: [],
  orphans: [],
};

/**
 * Pushes the lines of a match to a round of lichess (POST /api/broadcast/round/ID/push): always all of them, always the
 * newest; what
 * fails is tried again, later and later, and a minute after it was asked too often.
 */
export const createPusher = ({ url, token, patienceMs, fetch, now, later, changed, known }: PusherParts): Pusher => {
  let view = IDLE;
  let waiting: Waiting | null = null;
  let last: Waiting | null = null;
  let isSending = false;
  /** It was asked to push while it did: what that push answers is no reason to wait. */
  let isAsked = false;
  let failures = 0;
  let takeBack: () => void = () => undefined;
  let isStopped = false;
  const show = (next: Partial<PushView>): void => {
    view = { ...view, ...next };
    changed();
  };
  const fail = (sent: Waiting, error: string, status: number | null): void => {
    if (isStopped) return;
    waiting ??= sent;
    failures += 1;
    const slower = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1));
    const waitMs = status === TOO_MANY ? LONGEST_RETRY_MS : slower;
    show({ state: 'failed', error, retryAtMs: now() + waitMs });
    takeBack = later(() => void send(), waitMs);
  };
  const send = async (): Promise<void> => {
    if (isSending || isStopped || waiting === null) return;
    const sent = waiting;
    waiting = null;
    isSending = true;
    isAsked = false;
    takeBack();
    show({ state: 'sending', retryAtMs: null });
    let failure: { readonly error: string; readonly status: number | null } | null = null;
    try {
      const response = await fetch(url, {
        method: 'POST',
        body: livePgn(sent.lines),
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/x-chess-pgn; charset=utf-8' },
        redirect: 'manual',
        signal: AbortSignal.timeout(patienceMs),
      });
      const text = await response.text();
      const error = failureOf(response.status, text);
      if (error === null) {
        failures = 0;
        show({
          state: 'sent',
          sentAtMs: now(),
          games: sent.lines.length,
          error: null,
          refused: refusedIn(objectIn(text)),
          orphans: known.take(sent.matchId, sent.lines),
        });
      } else failure = { error, status: response.status };
    } catch (error) {
      failure = { error: textOf(error), status: null };
    }
    isSending = false;
    if (failure !== null) fail(sent, failure.error, failure.status);
    if (waiting !== null && (failure === null || isAsked)) void send();
  };
  return {
    put: (matchId, lines) => {
      waiting = { matchId, lines };
      last = waiting;
      // After a failure it waits for its turn: whoever has had too much is not asked the sooner.
      if (view.retryAtMs === null) void send();
    },
    now: () => {
      isAsked = isSending;
      waiting ??= last;
      void send();
      return last !== null;
    },
    view: () => view,
    stop: () => {
      isStopped = true;
      takeBack();
    },
  };
};
