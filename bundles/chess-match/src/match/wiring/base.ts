import { EventEmitter } from 'node:events';
import type { Games } from '../../games/common/game';
import type { Obs, ObsOptions } from '../../obs';
import type { MatchConfig } from '../server/config';
import type { Crew } from '../crew';
import type { Host } from '../host/host';
import type { Journal } from '../journal/contract';
import type { DamagedFiles } from '../safety/kept/damagedFiles';
import type { FormerFiles } from '../safety/kept/formerFiles';
import type { Shelf } from '../safety/kept/kept';
import type { Log } from '../base/log';
import type { Pages } from '../publish/pages/pages';
import { createPublishing, type Publishing } from '../publish/publishing';
import { folderOf, type Place } from '../safety/rescue/place';
import type { ServerTime } from '../time/serverTime';
import type { Trouble } from '../base/troubles';

/** What this server plays and drives. */
export interface Plugs {
  readonly games: Games;
  /** Id of the game of new matches. */
  readonly defaultGame: string;
  readonly createObs: (options: ObsOptions) => Obs;
}

/** A journal that is whole, where it lies, and what is to be known of it all the same. */
export interface OpenedJournal {
  readonly place: Place;
  readonly journal: Journal;
  readonly findings: readonly Trouble[];
}

/** What the server is made of before anything of it is there. */
export interface Given {
  readonly host: Host;
  readonly plugs: Plugs;
  readonly pages: Pages;
  readonly opened: OpenedJournal;
  readonly config: MatchConfig;
  readonly time: ServerTime;
  /** What a release before left beside the journal. */
  readonly former: FormerFiles;
  readonly damaged: DamagedFiles;
}

/**
 * What one part of the server says, for others to look: `trouble` something is wrong, or no more; `copies` others lie
 * there.
 */
export type Signs = EventEmitter<{ trouble: []; copies: [] }>;

/** The same with what every part of it uses, the journal's keeping too. */
export interface Ground extends Given {
  /** Of the journal, and of all that is kept beside it. */
  readonly folder: string;
  readonly publishing: Publishing;
  readonly signs: Signs;
  /** Server time, Unix ms. */
  readonly now: () => number;
  readonly log: Log;
}

/** The same with what the journal keeps. */
export interface Base extends Ground {
  readonly shelf: Shelf;
  readonly crew: Crew;
}

export const groundOf = (given: Given): Ground => {
  const { log } = given.host;
  return {
    ...given,
    folder: folderOf(given.opened.place),
    publishing: createPublishing(log),
    signs: new EventEmitter(),
    now: given.time.now,
    log,
  };
};
