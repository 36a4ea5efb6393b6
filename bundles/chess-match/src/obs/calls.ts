import type { Loss } from './reconnect';
import { NO_CLOSE_CODE, ObsClosed, ObsRefused } from './socket';

/** Longest wait for one answer; past it OBS counts as frozen. */
export const CALL_LIMIT_MS = 3000;
/** Longest exchange of a scene collection: OBS loads every source of the new one. Past it OBS counts as frozen. */
export const COLLECTION_LIMIT_MS = 30_000;
const NOT_READY_RETRY_MS = 250;
/** obs-websocket 5.5 and later listen before OBS is ready, and say so. */
const NOT_READY = 207;

/** The connection ended before the answer came. */
export class ObsLost extends Error {
  constructor(readonly loss: Loss) {
    super(`OBS lost (${loss.kind})`);
  }
}

/** The calls of one connection. Every one settles: with the answer, an ObsRefused, or an ObsLost. */
export interface Calls {
  /** `request` is the name for people. Waits while OBS is not ready or exchanges its scene collection. */
  ask<T>(request: string, call: () => Promise<T>, limitMs?: number): Promise<T>;
  pause(): void;
  resume(): void;
  /** Rejects what is in flight and everything asked later. */
  end(loss: Loss): void;
}

type Silence = Extract<Loss, { kind: 'silent' }>;

const lossOf = (error: unknown): Loss => {
  if (error instanceof ObsLost) return error.loss;
  return { kind: 'closed', code: error instanceof ObsClosed ? error.code : NO_CLOSE_CODE };
};

/** @param onLoss told when a call finds the connection lost */
export const createCalls = (onLoss: (loss: Loss) => void): Calls => {
  const waiting = new Set<(lost: ObsLost) => void>();
  let lost: ObsLost | null = null;
  let ready: Promise<void> = Promise.resolve();
  let resume = (): void => undefined;

  /**
   * What was begun, or an ObsLost when the connection ends first or, where a silence is given, nothing comes in time.
   */
  const orLost = async <T>(begin: () => Promise<T>, silence: Silence | null): Promise<T> => {
    if (lost !== null) throw lost;
    let giveUp: (lost: ObsLost) => void = () => undefined;
    const ending = new Promise<never>((_, reject) => (giveUp = reject));
    const timer = silence === null ? undefined : setTimeout(() => giveUp(new ObsLost(silence)), silence.timeoutMs);
    waiting.add(giveUp);
    try {
      return await Promise.race([begin(), ending]);
    } finally {
      clearTimeout(timer);
      waiting.delete(giveUp);
    }
  };
  const pause = async (ms: number): Promise<void> => {
    let timer: NodeJS.Timeout | undefined;
    const passed = new Promise<void>((resolve) => (timer = setTimeout(resolve, ms)));
    await orLost(() => passed, null).finally(() => clearTimeout(timer));
  };
  const ask = async <T>(request: string, call: () => Promise<T>, limitMs = CALL_LIMIT_MS): Promise<T> => {
    try {
      await orLost(() => ready, { kind: 'silent', request, timeoutMs: COLLECTION_LIMIT_MS });
      return await orLost(call, { kind: 'silent', request, timeoutMs: limitMs });
    } catch (error) {
      if (error instanceof ObsRefused && error.code !== NOT_READY) throw error;
      if (!(error instanceof ObsRefused)) {
        onLoss(lossOf(error));
        throw new ObsLost(lossOf(error));
      }
    }
    await pause(NOT_READY_RETRY_MS);
    return ask(request, call, limitMs);
  };
  return {
    ask,
    pause: () => {
      ready = new Promise((resolve) => (resume = resolve));
    },
    resume: () => resume(),
    end: (loss) => {
      lost = new ObsLost(loss);
      for (const giveUp of waiting) giveUp(lost);
    },
  };
};
