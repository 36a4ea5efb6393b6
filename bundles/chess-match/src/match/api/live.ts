import type { Log } from '../base/log';
import { createLine, noPast, type Line } from './line';
import { messageOf, type LiveSources } from './liveState';
import { createTeller } from '../home/teller';
import { planCheck } from '../publish/plannedCheck';
import type { OpenMatch } from '../authority/openMatch';

/** Where somebody is told: in the house at once, out of it as late as everything that leaves it. */
export type From = 'house' | 'outside';

export interface LiveParts {
  /** Of one version, all of them; null before the first. */
  readonly sources: () => LiveSources | null;
  readonly open: () => OpenMatch | null;
  /** Of everything that leaves the house. */
  readonly delayMs: number;
  /** Unix ms. */
  readonly now: () => number;
  /** Runs an action after so many ms, in the place of the one it was last asked to run. */
  readonly later: (action: () => void, ms: number) => void;
  readonly log: Log;
}

/** What other programs are told of the match. */
export interface Live {
  /** Something changed. Looked at in a quiet moment: nobody who plays waits for it. */
  changed(): void;
  /** Only who speaks changed, which it does several times a second. */
  spoken(): void;
  /** The newest message as of now; null before the first. */
  message(from: From): string | null;
  /** Called whenever there is another one. */
  listen(onNews: (from: From) => void): void;
}

const SPEAKING_EVERY_MS = 500;
const AGAIN_MS = 5000;

export const createLive = ({ sources, open, delayMs, now, later, log }: LiveParts): Live => {
  const lines: Readonly<Record<From, Line>> = {
    house: createLine(0, true, createTeller(open, noPast)),
    outside: createLine(delayMs, false, createTeller(open, noPast)),
  };
  const ALL = ['house', 'outside'] as const satisfies readonly From[];
  let listener: (from: From) => void = () => undefined;
  const planAt = planCheck({
    now,
    later,
    check: () => {
      const found = sources();
      if (found !== null) for (const from of ALL) if (lines[from].look(found, now())) listener(from);
      return lines.outside.nextMs();
    },
    failure: 'What other programs are told could not be worked out; they are told what they were before.',
    againMs: AGAIN_MS,
    log,
  });
  return {
    changed: () => planAt(now()),
    spoken: () => planAt(now() + SPEAKING_EVERY_MS),
    message: (from) => {
      const telling = lines[from].newest();
      if (telling === null) return null;
      const heldMs = from === 'house' ? 0 : delayMs;
      return messageOf(telling, now() - heldMs, heldMs, from === 'house' ? telling.version : null);
    },
    listen: (onNews) => {
      listener = onNews;
    },
  };
};
