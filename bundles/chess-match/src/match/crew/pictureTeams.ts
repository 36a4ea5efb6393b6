import { readFileSync } from 'node:fs';
import { checkOf } from '../../checks';
import type { Log } from '../log';
import { textOf } from '../textOf';
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

const isTeams = checkOf<PictureTeams>({
  type: 'object',
  required: ['seating', 'exchanged'],
  properties: { seating: SEATING, exchanged: { type: 'boolean' } },
});

/** @returns null where nobody understands it: then nobody knows whose the keys are */
export const readPictureTeams = (path: string, log: Log): PictureTeams | null => {
  try {
    const found: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (isTeams()(found)) return found;
    log.warn(`Whose the keys of OBS are is not understood in ${path}.`);
  } catch (error) {
    if ((error as { code?: unknown }).code === 'ENOENT') return { seating: null, exchanged: false };
    log.warn(`Whose the keys of OBS are cannot be read: ${textOf(error)}`);
  }
  return null;
};

/** It holds in memory where the disk is full: the file says by which naming it is to be read. */
export const writePictureTeams = (path: string, teams: PictureTeams, log: Log): void => {
  try {
    writeWhole(path, JSON.stringify(teams));
  } catch (error) {
    log.warn(`Whose the keys of OBS are cannot be written: ${textOf(error)}`);
  }
};
