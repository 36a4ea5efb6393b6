import { closeSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DamagedFiles } from '../safety/kept/damagedFiles';
import type { Log } from '../base/log';
import { sayOnce } from '../base/sayOnce';

/** How often the server notes that it is alive; a gap in the clock is known this exactly. */
const EVERY_MS = 1000;

export interface AliveStamp {
  /** When an earlier run was last alive, Unix ms; null if that is not known. */
  readonly lastAliveMs: number | null;
  start(): void;
  stop(): void;
}

const readStamp = (path: string, damaged: DamagedFiles): number | null => {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return null;
  }
  const stampMs = Number(text);
  if (Number.isSafeInteger(stampMs) && stampMs > 0) return stampMs;
  // One that was just made is empty.
  if (text !== '') damaged.found('absence', path, 'it holds no time');
  return null;
};

/**
 * A small file that says when the server was last alive. Thirteen digits written over the old ones at once: a kill
 * cannot leave half of them, and no wait for the disk is needed, as only a power cut would lose the last second. What
 * cannot be written is tried again with the next second.
 */
export const aliveStamp = (path: string, now: () => number, damaged: DamagedFiles, log: Log): AliveStamp => {
  mkdirSync(dirname(path), { recursive: true });
  const lastAliveMs = readStamp(path, damaged);
  let file: number | null = null;
  let timer: NodeJS.Timeout | null = null;
  const attempt = sayOnce('It cannot be noted that the server is alive.', log);
  const stamp = (): void =>
    attempt(() => {
      file ??= openSync(path, lastAliveMs === null ? 'w' : 'r+');
      writeSync(file, String(now()), 0);
    });
  return {
    lastAliveMs,
    start: () => {
      stamp();
      timer = setInterval(stamp, EVERY_MS).unref();
    },
    stop: () => {
      if (timer === null) return;
      clearInterval(timer);
      stamp();
      const written = file;
      [file, timer] = [null, null];
      if (written !== null) attempt(() => closeSync(written));
    },
  };
};
