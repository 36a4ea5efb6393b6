import { distrustIn, type Distrust } from './distrust';

/** How an engine elsewhere is, for the crew. */
export interface EdgeView {
  /** Host and port. */
  readonly name: string;
  /**
   * new: not reached yet. refused: it has another secret. untrusted: it does not prove to be it. full: hardly anybody
   * more is let in.
   */
  readonly state: 'new' | 'up' | 'full' | 'down' | 'refused' | 'untrusted';
  /** Why it is not trusted, where it is not. */
  readonly distrust: Distrust | null;
  /** To whom it pushes. */
  readonly viewers: number;
  /** How long the last document took to be there for everybody, or how long one has been waiting. */
  readonly lagMs: number;
  /** Since the server's start. */
  readonly failures: number;
}

export interface EdgeAnswer {
  readonly status: number;
  readonly text: string;
  readonly header: (name: string) => string | null;
}

export interface EdgeParts {
  /** Where it is published to: "http://127.0.0.1:9601". */
  readonly url: string;
  /** Rejects where nobody answers in time. */
  readonly ask: (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, body: string | null) => Promise<EdgeAnswer>;
  /** Monotonic ms. */
  readonly now: () => number;
  readonly later: (action: () => void, ms: number) => void;
  /** From 0 to 1. */
  readonly random: () => number;
}

/** One engine that carries documents. Whole ones: what was not sent in time is not sent at all, the newest is. */
export interface Edge {
  /** What a room has from now on; null: nothing, and whoever is in it is sent out. */
  put(room: string, body: string | null): void;
  /**
   * A link opens nothing there any more. Everybody is sent out of the room once that is known there; who may come back
   * does, and finds what was last put in it.
   */
  shut(room: string, link: string): void;
  /** A file beside the rooms by its name; null: there is none any more. */
  keep(name: string, body: string | null): void;
  /** Asks how many are there; never rejects. */
  look(): Promise<void>;
  view(): EdgeView;
}

const FIRST_RETRY_MS = 500;
const LAST_RETRY_MS = 30_000;
const FULL = 0.9;
/** Documents of one second differ in length: an engine's tags are made of the second and the length. */
const LENGTHS = 64;

/** The file by which an engine knows that a link opens nothing any more. */
export const revokedName = (link: string): string => `revoked/${link}`;

/** A file and, where it is a room, its channel. */
interface Slot {
  readonly name: string;
  readonly isRoom: boolean;
  /** Null: nothing is to lie there; undefined: what is to lie there is not known yet, and what does is left. */
  wanted: string | null | undefined;
  /** Links that the engine is to know of before everybody is sent out. */
  shut: readonly string[];
  revision: number;
  sent: number;
  sinceMs: number;
  isBusy: boolean;
}

class Refusal extends Error {
  constructor(readonly status: number) {
    super(`HTTP ${status}`);
  }
}

const padded = (body: string, revision: number): string => {
  const missing = (((revision - Buffer.byteLength(body)) % LENGTHS) + LENGTHS) % LENGTHS;
  return `${body}${' '.repeat(missing)}`;
};

const numberIn = (text: string, pattern: RegExp): number => Number(pattern.exec(text)?.[1] ?? 0);

export const createEdge = ({ url, ask, now, later, random }: EdgeParts): Edge => {
  const slots = new Map<string, Slot>();
  const { host: name } = new URL(url);
  let seen: Exclude<EdgeView['state'], 'full'> = 'new';
  let distrust: Distrust | null = null;
  let [inARow, failures, viewers, lagMs] = [0, 0, 0, 0];
  let isFull = false;
  let isWaiting = false;

  const must = async (...asked: Parameters<EdgeParts['ask']>): Promise<EdgeAnswer> => {
    const answer = await ask(...asked);
    const isGone = asked[0] === 'DELETE' && answer.status === 404;
    if (answer.status >= 300 && !isGone) throw new Refusal(answer.status);
    return answer;
  };
  const send = async ({ name: file, isRoom, wanted, shut, revision }: Slot): Promise<void> => {
    const path = `/files/${file}${isRoom ? '.json' : ''}`;
    for (const link of shut) await must('PUT', `/files/${revokedName(link)}`, link);
    if (wanted === null) await must('DELETE', path, null);
    else if (wanted !== undefined) await must('PUT', path, isRoom ? padded(wanted, revision) : wanted);
    if (!isRoom) return;
    if (typeof wanted !== 'string' || shut.length > 0) await must('DELETE', `/publish/${file}`, null);
    if (typeof wanted === 'string') await must('POST', `/publish/${file}`, wanted);
  };
  const sendAll = (): void => {
    for (const slot of slots.values()) void run(slot);
  };
  /** Whatever it was that was away may have lost what it had. */
  const succeeded = (): void => {
    const wasAway = inARow > 0;
    [seen, distrust, inARow] = ['up', null, 0];
    if (!wasAway) return;
    for (const slot of slots.values()) if (!slot.isBusy) Object.assign(slot, { sent: -1, sinceMs: now() });
    sendAll();
  };
  const failed = (error: unknown): void => {
    failures += 1;
    distrust = distrustIn(error);
    const isRefused = error instanceof Refusal && (error.status === 401 || error.status === 403);
    seen = distrust === null ? (isRefused ? 'refused' : 'down') : 'untrusted';
    // What failed beside it is the same failure.
    if (isWaiting) return;
    isWaiting = true;
    inARow += 1;
    const ms = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** (inARow - 1));
    later(
      () => {
        isWaiting = false;
        sendAll();
      },
      ms * (0.5 + random() / 2),
    );
  };
  const run = async (slot: Slot): Promise<void> => {
    if (slot.isBusy || isWaiting) return;
    slot.isBusy = true;
    try {
      while (slot.sent !== slot.revision) {
        const { revision, sinceMs, shut } = slot;
        await send({ ...slot });
        slot.sent = revision;
        slot.shut = slot.shut.slice(shut.length);
        if (slot.revision === revision && slot.wanted === null && !slot.isRoom) slots.delete(slot.name);
        lagMs = now() - sinceMs;
        succeeded();
      }
    } catch (error) {
      failed(error);
    } finally {
      slot.isBusy = false;
    }
  };
  const want = (file: string, isRoom: boolean, wanted: Slot['wanted'], shut: readonly string[] = []): void => {
    const before = slots.get(file);
    const isKnown = before === undefined ? !isRoom && wanted === null : before.wanted === wanted;
    if (isKnown && shut.length === 0) return;
    const isUnsent = before !== undefined && before.sent !== before.revision;
    const fresh: Slot = { name: file, isRoom, wanted, shut: [], revision: 0, sent: -1, sinceMs: 0, isBusy: false };
    const slot = before ?? fresh;
    slot.wanted = wanted;
    slot.shut = [...slot.shut, ...shut];
    slot.revision += 1;
    if (!isUnsent) slot.sinceMs = now();
    slots.set(file, slot);
    void run(slot);
  };
  return {
    put: (room, body) => want(room, true, body),
    shut: (room, link) => {
      // For an engine that loses what it had, too.
      want(revokedName(link), false, link);
      want(room, true, slots.get(room)?.wanted, [link]);
    },
    keep: (file, body) => want(file, false, body),
    look: async () => {
      if (isWaiting) return;
      try {
        const { text } = await must('GET', '/viewers', null);
        const full = await must('GET', '/connections', null);
        viewers = numberIn(text, /^subscribers: (\d+)/m);
        const most = Number(full.header('x-most') ?? Infinity);
        isFull = numberIn(full.text, /^Active connections: (\d+)/m) >= most * FULL;
        succeeded();
      } catch (error) {
        failed(error);
      }
    },
    view: () => {
      const waiting = [...slots.values()].filter(({ sent, revision }) => sent !== revision);
      const oldestMs = Math.max(0, ...waiting.map(({ sinceMs }) => now() - sinceMs));
      const state = isFull && (seen === 'up' || seen === 'down') ? 'full' : seen;
      return { name, state, distrust, viewers, lagMs: Math.round(Math.max(lagMs, oldestMs)), failures };
    },
  };
};
