import { join } from 'node:path';
import type { Log } from '../../base/log';
import { textOf } from '../../base/textOf';
import { findOtherDisk, type Look } from './otherDisk';

export interface OtherDiskParts {
  /** Of the journal. */
  readonly folder: string;
  /** As set; null: no second place. */
  readonly copyTo: string | null;
  readonly machine: Look;
  readonly onFound: () => void;
  readonly log: Log;
}

export interface OtherDisk {
  /** Looks once; resolves when it is known, and never throws. */
  look(): Promise<void>;
  found(): string | null;
}

/** Where no second place is set and a second disk is there, says so. It is never used unasked. */
export const adviseOtherDisk = ({ folder, copyTo, machine, onFound, log }: OtherDiskParts): OtherDisk => {
  let found: string | null = null;
  return {
    look: async () => {
      if (copyTo !== null) return;
      try {
        found = await findOtherDisk(folder, machine);
        if (found === null) return;
        const example = JSON.stringify(join(found, 'chess-broadcast'));
        log.info(
          `All copies of the journal lie on its own disk, and another one is there: ${found}. To keep a copy on it, make ` +
            `a folder there and name it in cfg/chess-match.json: "copyTo": ${example}`,
        );
        onFound();
      } catch (error) {
        log.info(`Whether there is another disk for a second copy of the journal could not be seen: ${textOf(error)}`);
      }
    },
    found: () => found,
  };
};
