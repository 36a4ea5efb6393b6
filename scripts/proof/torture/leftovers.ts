import { onStop } from '../../lib/onStop';

/** What must be undone however this process ends: servers, mounts, folders. */
const undoing = new Set<() => void>();

const undoAll = (): void => {
  for (const undo of [...undoing].toReversed()) undo();
  undoing.clear();
};

let isWatching = false;

const watch = (): void => {
  if (isWatching) return;
  isWatching = true;
  process.once('exit', undoAll);
  const end = (): void => process.exit(1);
  onStop(end, end);
};

/** Remembers what to undo; must be synchronous. @returns undoes it now, once */
export const leaveNothing = (undo: () => void): (() => void) => {
  watch();
  undoing.add(undo);
  return () => {
    if (undoing.delete(undo)) undo();
  };
};
