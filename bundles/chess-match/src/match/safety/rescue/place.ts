import { dirname, join } from 'node:path';

/** Where everything of a journal lies. */
export interface Place {
  /** The journal's file. */
  readonly journal: string;
  /** What was confirmed last: outside the journal's folder, as a folder is lost as a whole. */
  readonly witness: string;
  /** The picture that pages were last given. */
  readonly picture: string;
  /** A way out that was begun. */
  readonly plan: string;
  /** Locked by the server that has the journal; empty. */
  readonly lock: string;
}

/** @param folder of the journal */
export const placeOf = (folder: string): Place => ({
  journal: join(folder, 'journal.sqlite3'),
  witness: `${folder}.confirmed.json`,
  picture: `${folder}.picture.json`,
  plan: `${folder}.rescue.json`,
  lock: `${folder}.lock`,
});

export const folderOf = ({ journal }: Place): string => dirname(journal);
