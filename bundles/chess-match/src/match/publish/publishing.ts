import type { ReplicantName, Replicants } from '../../contract/replicants';
import type { Log } from '../base/log';
import type { Answered } from './outlet';
import type { Outlets } from './outlets';
import { createPictures, held, type Makers, type Of } from './picture';

/** The one way in which anything leaves: each change makes a picture, and the picture goes down the list of outlets. */
export interface Publishing {
  /** Views that are there. */
  put(views: Partial<Replicants>): void;
  /**
   * Views that are worked out when somebody asks for them. @param of whose version they are, where that is another one
   */
  change(makers: Partial<Makers>, of?: Of): void;
  /** Somebody has his answer. */
  answered(answered: Answered): void;
  /** From now on these are told, at first of the whole picture. */
  openTo(outlets: Outlets): void;
}

export const createPublishing = (log: Pick<Log, 'error'>): Publishing => {
  const next = createPictures(log);
  let outlets: Outlets | null = null;
  /** Changed before there was anybody to tell. */
  const untold = new Set<ReplicantName>();
  const change: Publishing['change'] = (makers, of) => {
    const picture = next(makers, of);
    const names = Object.keys(makers) as ReplicantName[];
    if (outlets === null) for (const name of names) untold.add(name);
    else outlets.show(picture, new Set(names));
  };
  return {
    put: (views) => change(held(views)),
    change,
    answered: (answered) => outlets?.answered(answered),
    openTo: (all) => {
      outlets = all;
      all.show(next({}), untold);
      untold.clear();
    },
  };
};
