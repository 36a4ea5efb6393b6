import { isAbsolute, relative, resolve, sep } from 'node:path';
import { SettingError } from '../../server/configFile';

/**
 * Where the second copy is to be kept, as cfg/chess-match.json says. Only the path is looked at: the disk behind it may
 * hang, and the start must not wait for it.
 * @param copyTo a whole path; null: no copy is wanted
 * @throws SettingError where a copy would be of no use
 */
export const copyFolder = (copyTo: string | null, journalFolder: string): string | null => {
  if (copyTo === null) return null;
  const way = relative(journalFolder, resolve(copyTo));
  const isInside = way === '' || !(way === '..' || way.startsWith(`..${sep}`) || isAbsolute(way));
  if (isInside)
    throw new SettingError(
      { file: 'chess-match.json', path: ['copyTo'] },
      `is the journal's own folder ${journalFolder} or inside it: what destroys the journal would destroy its copy. ` +
        'Name a folder on another disk or machine, or null',
    );
  return resolve(copyTo);
};
