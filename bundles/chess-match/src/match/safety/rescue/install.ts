import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { checkOf, exactly } from '../../../checks';
import { copiesToPutBack } from '../../journal/putBack';
import type { DamagedFiles } from '../kept/damagedFiles';
import { readKept } from '../kept/readKept';
import { writeWhole } from '../kept/writeWhole';
import { folderOf, type Place } from './place';

/** What could have been put back in the old one's place is no more to be put in the new one's. */
const filesOf = (journal: string): readonly string[] => [
  ...['', '-wal', '-shm'].map((ending) => journal + ending),
  ...copiesToPutBack(journal),
];

/** What is to be done, written down before it is begun: a start that finds it does the rest. */
interface Plan {
  /** The new journal, whole, beside the old one's folder. */
  readonly prepared: string;
  /** Where the old files go. */
  readonly aside: string;
}

const isPlan = checkOf<Plan>(exactly({ prepared: { type: 'string' }, aside: { type: 'string' } }));

/**
 * While the prepared file is there the old one still stands, or is on its way aside; each step may have been done
 * before.
 */
const carryOut = (place: Place, { prepared, aside }: Plan): void => {
  if (existsSync(prepared)) {
    mkdirSync(aside, { recursive: true });
    mkdirSync(folderOf(place), { recursive: true });
    for (const from of filesOf(place.journal)) {
      const to = join(aside, basename(from));
      if (existsSync(from) && !existsSync(to)) renameSync(from, to);
    }
    if (existsSync(place.witness)) renameSync(place.witness, join(aside, basename(place.witness)));
    renameSync(prepared, place.journal);
  }
  rmSync(place.plan, { force: true });
};

/**
 * Puts a prepared journal in the place of the present one, whose files go aside into a folder of their own; what was
 * confirmed before goes with them, as from now on the new one is what is confirmed.
 * @throws what the disk says
 */
export const install = (place: Place, prepared: string, stamp: string): void => {
  const plan: Plan = { prepared, aside: join(folderOf(place), `damaged.${stamp}`) };
  writeWhole(place.plan, JSON.stringify(plan));
  carryOut(place, plan);
};

/** Ends what a kill interrupted. Called before the journal is opened. @throws what the disk says */
export const finishInstall = (place: Place, damaged: DamagedFiles): void => {
  const plan = readKept({ path: place.plan, loss: 'plan', check: isPlan() }, damaged);
  if (plan !== null) carryOut(place, plan);
};
