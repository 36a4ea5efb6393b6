import { statSync } from 'node:fs';
import { join } from 'node:path';
import { PICTURES, type PictureKey, type Pictures } from '../../contract/crew';
import type { DamagedFiles } from '../kept/damagedFiles';
import type { Log } from '../base/log';
import { textOf } from '../base/textOf';
import { isKey, linkKey, newKey } from '../venue/linkKey';
import { isKin, isSame, isTurned, type Seating } from '../venue/seating';
import { readPictureTeams, writePictureTeams } from './pictureTeams';

/**
 * The keys that stand in the addresses of OBS's sources: kept beside the journal as they are, as they are written out
 * again and again.
 */
export interface PictureKeys {
  of(pictures: Pictures): string;
  /** Whose key it is; null: nobody's, or not any more. */
  find(said: string): Pictures | null;
  /**
   * Another key; the old one is good no more from now on. @throws where it cannot be written: then the old one is good
   */
  renew(pictures: Pictures): void;
  /**
   * Workplaces are called otherwise: a team's key goes with it. Where nobody knows whose they are, there are others.
   * @returns those that are another's now, or nobody's
   */
  seat(seating: Seating, isUnsure: boolean): readonly Pictures[];
  all(): readonly PictureKey[];
}

const OF_TEAMS = ['obs-white', 'obs-black'] as const satisfies readonly Pictures[];
const EXCHANGED: Readonly<Record<Pictures, Pictures>> = {
  obs: 'obs',
  'obs-white': 'obs-black',
  'obs-black': 'obs-white',
};

/** @param folder where they outlive the server; made there once */
export const createPictureKeys = (folder: string, damaged: DamagedFiles, log: Log): PictureKeys => {
  const teamsPath = join(folder, 'obs-teams.json');
  const fileOf = (pictures: Pictures): string => join(folder, `${pictures}.key`);
  // Whose they are is not known then, and a wrong guess shows the one team what the other tries.
  const renewTeams = (): void => OF_TEAMS.forEach((of) => newKey(fileOf(of)));
  let teams = readPictureTeams(teamsPath, renewTeams, damaged);
  const pathOf = (pictures: Pictures): string => fileOf(teams.exchanged ? EXCHANGED[pictures] : pictures);
  const read = (of: Pictures): PictureKey => {
    const key = linkKey(pathOf(of), 'pictures', damaged);
    return { of, key, madeAtMs: Math.round(statSync(pathOf(of)).mtimeMs) };
  };
  let keys: readonly PictureKey[] = PICTURES.map(read);
  const renew = (pictures: Pictures): void => {
    newKey(pathOf(pictures));
    keys = keys.map((key) => (key.of === pictures ? read(pictures) : key));
  };
  /**
   * What was good for nobody knows whom is good no more, also where no other can be written. @returns whether one could
   */
  const shut = (pictures: Pictures): boolean => {
    try {
      renew(pictures);
      return true;
    } catch (error) {
      log.warn(`Another key for "${pictures}" cannot be written: ${textOf(error)}`);
      keys = keys.map((key) => (key.of === pictures ? { ...key, key: '' } : key));
      return false;
    }
  };
  return {
    of: (pictures) => keys.find(({ of }) => of === pictures)?.key ?? '',
    find: (said) => keys.find(({ key }) => isKey(key, said))?.of ?? null,
    renew,
    seat: (seating, isUnsure) => {
      if (isSame(teams.seating, seating)) return [];
      const isUnclear = isUnsure && !isKin(teams.seating, seating);
      const isLeft = isUnclear && OF_TEAMS.map(shut).includes(false);
      const turned = isTurned(teams.seating, seating);
      teams = { seating, exchanged: teams.exchanged !== turned };
      // The next start tries again.
      if (!isLeft) writePictureTeams(teamsPath, teams, log);
      if (!turned) return isUnclear ? OF_TEAMS : [];
      keys = PICTURES.flatMap((of) => keys.filter((key) => key.of === EXCHANGED[of]).map((key) => ({ ...key, of })));
      return OF_TEAMS;
    },
    all: () => keys,
  };
};
