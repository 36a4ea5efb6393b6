import { createBackups } from '../safety/backups/backups';
import { adviseOtherDisk } from '../safety/copy/adviseOtherDisk';
import { copyingOf } from '../safety/copy/copying';
import { MACHINE } from '../safety/copy/otherDisk';
import { copyFolder } from '../safety/copy/place';
import type { Journal } from '../journal/contract';
import { openWitness } from '../journal/witness';
import { createFileKeeper } from '../vitals/fileKeeper';
import { watchJournal } from '../vitals/watchJournal';
import type { Documents } from '../journal/documents';
import type { Ground } from './base';

/** So long pages have to hear that a restore was done. */
const START_AGAIN_AFTER_MS = 1000;

/** What is held in memory is of before, once documents moved in: it must not be written over them. */
const untilMovedIn = (documents: Documents, hasMovedIn: () => boolean): Documents => {
  const guarded =
    <A extends readonly unknown[]>(write: (...args: A) => void) =>
    (...args: A): void => {
      if (hasMovedIn()) throw new Error('the server is about to start again with what was restored');
      write(...args);
    };
  const { write, jot, putAside } = documents;
  return { ...documents, write: guarded(write), jot: guarded(jot), putAside: guarded(putAside) };
};

/**
 * The journal, and what sees to it that nothing confirmed is lost: the witness, its file, copies in a second place,
 * backups.
 */
export const keepingOf = (
  { opened: { place, journal: whole }, folder, config, publishing, signs, now, log }: Ground,
  startAgain: () => void,
) => {
  const witness = openWitness(place.witness);
  const trouble = (): void => void signs.emit('trouble');
  const copies = (): void => void signs.emit('copies');
  const keeper = createFileKeeper({ journal: whole, now, onChange: trouble, log });
  const around = { before: () => keeper.ensure(), after: () => witness.confirm(whole.head(), now()) };
  let hasMovedIn = false;
  const { journal: watched, watch } = watchJournal(whole, now, around, log);
  const documents = untilMovedIn(watched.documents, () => hasMovedIn);
  const journal: Journal = { ...watched, documents };
  witness.confirm(whole.head(), now());
  const { copyTo } = config;
  const copier = copyingOf({
    journal,
    folder: copyFolder(copyTo, folder),
    onTrouble: trouble,
    onList: copies,
    now,
    log,
  });
  const disks = adviseOtherDisk({ folder, copyTo, machine: MACHINE, onFound: copies, log });
  const backups = createBackups({
    journal,
    path: place.journal,
    secondPlace: copier,
    otherDisk: disks.found,
    config: config.backups,
    onMovedIn: () => {
      hasMovedIn = true;
      setTimeout(startAgain, START_AGAIN_AFTER_MS);
    },
    publish: (backups) => publishing.put({ backups }),
    now,
    log,
  });
  signs.on('copies', backups.tell);
  return { journal, watch, witness, keeper, copier, disks, backups };
};

export type Keeping = ReturnType<typeof keepingOf>;
