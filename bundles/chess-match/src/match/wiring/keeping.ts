import { createBackups } from '../backups/backups';
import { adviseOtherDisk } from '../copy/adviseOtherDisk';
import { copyingOf } from '../copy/copying';
import { MACHINE } from '../copy/otherDisk';
import { copyFolder } from '../copy/place';
import { openWitness } from '../journal/witness';
import { createFileKeeper } from '../vitals/fileKeeper';
import { watchJournal } from '../vitals/watchJournal';
import type { Base } from './base';

/**
 * The journal, and what sees to it that nothing confirmed is lost: the witness, its file, copies in a second place,
 * backups.
 */
export const keepingOf = ({ opened: { place, journal: whole }, folder, config, publishing, signs, now, log }: Base) => {
  const witness = openWitness(place.witness);
  const trouble = (): void => void signs.emit('trouble');
  const copies = (): void => void signs.emit('copies');
  const keeper = createFileKeeper({ journal: whole, now, onChange: trouble, log });
  const around = { before: () => keeper.ensure(), after: () => witness.confirm(whole.head(), now()) };
  const { journal, watch } = watchJournal(whole, now, around, log);
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
    publish: (backups) => publishing.put({ backups }),
    now,
    log,
  });
  signs.on('copies', backups.tell);
  return { journal, watch, witness, keeper, copier, disks, backups };
};

export type Keeping = ReturnType<typeof keepingOf>;
