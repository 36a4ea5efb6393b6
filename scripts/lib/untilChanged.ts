import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** Asked for, as a disk of the network tells nobody of what others change. */
const POLL_INTERVAL_MS = 1000;

const stampOf = (path: string): string => {
  try {
    // The time of its last change of any kind: whose it is, and its rights, count as well.
    const { ctimeMs, mtimeMs, size } = statSync(path);
    return `${path} ${ctimeMs} ${mtimeMs} ${size}`;
  } catch {
    return `${path} is away`;
  }
};

/** A folder and its files as they are now; folders in it are not looked at. */
const stampsIn = (folder: string): string => {
  try {
    const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => !entry.isDirectory());
    return [folder, ...files.map(({ name }) => join(folder, name))].map(stampOf).toSorted().join('\n');
  } catch {
    return 'no such folder';
  }
};

/**
 * Resolves when a file of one of the folders has changed, and is no more being written: it is the same at two looks.
 * @throws when the signal is given first
 */
export const untilChanged = async (
  folders: readonly string[],
  signal: AbortSignal,
  pollIntervalMs = POLL_INTERVAL_MS,
): Promise<void> => {
  const look = (): string => folders.map(stampsIn).join('\n\n');
  const before = look();
  let last = before;
  for (;;) {
    await delay(pollIntervalMs, null, { signal });
    const now = look();
    if (now !== before && now === last) return;
    last = now;
  }
};
