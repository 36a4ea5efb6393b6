import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** Asked for, as a disk of the network tells nobody of what others change. */
const LOOK_EVERY_MS = 1000;

const stampOf = (path: string): string => {
  try {
    const { mtimeMs, size, mode } = statSync(path);
    return `${path} ${mtimeMs} ${size} ${mode}`;
  } catch {
    return `${path} is away`;
  }
};

/** Files and folders of a folder as they are now; files below those are not looked at. */
const stampsIn = (folder: string): string => {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .map((entry) => (entry.isDirectory() ? entry.name : stampOf(join(folder, entry.name))))
      .toSorted()
      .join('\n');
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
  lookEveryMs = LOOK_EVERY_MS,
): Promise<void> => {
  const look = (): string => folders.map(stampsIn).join('\n\n');
  const before = look();
  let last = before;
  for (;;) {
    await delay(lookEveryMs, null, { signal });
    const now = look();
    if (now !== before && now === last) return;
    last = now;
  }
};
