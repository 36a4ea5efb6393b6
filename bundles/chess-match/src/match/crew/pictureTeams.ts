import { checkOf } from '../../checks';
import type { DamagedFiles } from '../kept/damagedFiles';
import { readKept } from '../kept/readKept';
import type { Log } from '../base/log';
import { textOf } from '../base/textOf';
import { SEATING } from '../venue/deviceFile';
import type { Seating } from '../venue/seating';
import { writeWhole } from '../venue/writeWhole';

/** Whose the keys of the teams' pictures are, as their files are called once and for all. */
export interface PictureTeams {
  /** The naming by which that is said; null before the first game. */
  readonly seating: Seating | null;
  /** The file that is called White's holds the key of those who have Black now. */
  readonly exchanged: boolean;
}

const AS_NAMED: PictureTeams = { seating: null, exchanged: false };

const isTeams = checkOf<PictureTeams>({
  type: 'object',
  required: ['seating', 'exchanged'],
  properties: { seating: SEATING, exchanged: { type: 'boolean' } },
});

/** @param renewKeys called before anything holds where nobody understands it: then nobody knows whose the keys are */
export const readPictureTeams = (path: string, renewKeys: () => void, damaged: DamagedFiles): PictureTeams => {
  const instead = (): PictureTeams => {
    renewKeys();
    return AS_NAMED;
  };
  return readKept({ path, loss: 'pictures', check: isTeams, instead }, damaged) ?? AS_NAMED;
};

/** It holds in memory where the disk is full: the file says by which naming it is to be read. */
export const writePictureTeams = (path: string, teams: PictureTeams, log: Log): void => {
  try {
    writeWhole(path, JSON.stringify(teams));
  } catch (error) {
    log.warn(`Whose the keys of OBS are cannot be written: ${textOf(error)}`);
  }
};
