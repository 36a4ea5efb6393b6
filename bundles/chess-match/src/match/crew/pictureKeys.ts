import { statSync } from 'node:fs';
import { join } from 'node:path';
import { PICTURES, type PictureKey, type Pictures } from '../../contract/crew';
import { isKey, linkKey, newKey } from '../venue/linkKey';

/** The keys that stand in the addresses of OBS's sources: kept beside the journal as they are, as they are written out again and again. */
export interface PictureKeys {
  of(pictures: Pictures): string;
  /** Whose key it is; null: nobody's, or not any more. */
  find(said: string): Pictures | null;
  /** Another key; the old one is good no more from now on. @throws where it cannot be written: then the old one is good */
  renew(pictures: Pictures): void;
  all(): readonly PictureKey[];
}

/** @param folder where they outlive the server; made there once */
export const createPictureKeys = (folder: string): PictureKeys => {
  const pathOf = (pictures: Pictures): string => join(folder, `${pictures}.key`);
  const read = (of: Pictures): PictureKey => {
    const key = linkKey(pathOf(of));
    return { of, key, madeAtMs: Math.round(statSync(pathOf(of)).mtimeMs) };
  };
  const keys = new Map<Pictures, PictureKey>(PICTURES.map((of) => [of, read(of)]));
  return {
    of: (pictures) => keys.get(pictures)?.key ?? '',
    find: (said) => PICTURES.find((pictures) => isKey(keys.get(pictures)?.key ?? '', said)) ?? null,
    renew: (pictures) => {
      newKey(pathOf(pictures));
      keys.set(pictures, read(pictures));
    },
    all: () => [...keys.values()],
  };
};
