import { PICTURES, type PictureKey, type Pictures } from '../../contract/crew';
import { documentOf, readDocument, type Shelf } from '../safety/kept/kept';
import { newSecret } from '../safety/kept/secret';
import type { Log } from '../base/log';
import { textOf } from '../base/textOf';
import { isKey } from '../hall/linkKey';
import { isKin, isSame, isTurned, type Seating } from '../hall/seating';
import { PICTURE_KEYS, type KeptPictureKey, type KeptPictures } from './keptPictures';

/** The keys that stand in the addresses of OBS's sources: kept as they are, as they are written out again and again. */
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
type Keys = Readonly<Record<Pictures, KeptPictureKey>>;

const turned = (keys: Keys): Keys => ({ ...keys, 'obs-white': keys['obs-black'], 'obs-black': keys['obs-white'] });

/** These open nothing. */
const without = (keys: Keys, dead: readonly Pictures[]): Keys =>
  dead.reduce((rest, of) => ({ ...rest, [of]: { ...rest[of], key: '' } }), keys);

/** @param now Unix ms @throws where there were none, and they cannot be written */
export const createPictureKeys = (shelf: Shelf, now: () => number, log: Log): PictureKeys => {
  const made = (): KeptPictureKey => ({ key: newSecret(), madeAtMs: now() });
  const write = (next: KeptPictures): void => shelf.documents.write([documentOf(PICTURE_KEYS, next)]);
  const found = readDocument(PICTURE_KEYS, shelf);
  let seating = found?.seating ?? null;
  const kept = found?.keys ?? {};
  let keys: Keys = {
    obs: kept.obs ?? made(),
    'obs-home': kept['obs-home'] ?? made(),
    'obs-white': kept['obs-white'] ?? made(),
    'obs-black': kept['obs-black'] ?? made(),
  };
  const lacking = PICTURES.filter((of) => kept[of] === undefined);
  try {
    if (lacking.length > 0) write({ seating, keys });
  } catch (error) {
    if (found === null) throw error;
    log.warn(`Keys of OBS that are new cannot be written: ${textOf(error)}`);
    // Nobody has them yet; the next start tries again.
    keys = without(keys, lacking);
  }
  const find = (said: string): Pictures | null => PICTURES.find((of) => isKey(keys[of].key, said)) ?? null;
  return {
    of: (pictures) => keys[pictures].key,
    find,
    renew: (pictures) => {
      const next = { ...keys, [pictures]: made() };
      write({ seating, keys: next });
      keys = next;
    },
    seat: (next, isUnsure) => {
      if (isSame(seating, next)) return [];
      const isUnclear = isUnsure && !isKin(seating, next);
      const isTurnedNow = isTurned(seating, next);
      const after = isUnclear ? { ...keys, 'obs-white': made(), 'obs-black': made() } : keys;
      seating = next;
      keys = isTurnedNow ? turned(after) : after;
      try {
        write({ seating, keys });
      } catch (error) {
        log.warn(`Whose the keys of OBS are cannot be written: ${textOf(error)}`);
        // What was good for nobody knows whom is good no more; the next start tries again.
        if (isUnclear) keys = without(keys, OF_TEAMS);
      }
      return isUnclear || isTurnedNow ? OF_TEAMS : [];
    },
    all: () => PICTURES.map((of) => ({ of, ...keys[of] })),
  };
};
