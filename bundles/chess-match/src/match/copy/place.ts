import { isAbsolute, relative, resolve, sep } from 'node:path';
import { ConfigError } from '../configFile';

/**
 * Where the second copy is to be kept, as cfg/chess-match.json says. Only the path is looked at: the disk behind it may
 * hang, and the start must not wait for it.
 * @throws ConfigError where a copy would be of no use
 */
export const copyFolder = (copyTo: string | null, journalFolder: string): string | null => {
  if (copyTo === null) return null;
  const setting = `cfg/chess-match.json is not valid: /copyTo "${copyTo}"`;
  if (!isAbsolute(copyTo))
    throw new ConfigError(`${setting} must be a whole path, from the root of a disk on: another disk or machine.`);
  const way = relative(journalFolder, resolve(copyTo));
  const isInside = way === '' || !(way === '..' || way.startsWith(`..${sep}`) || isAbsolute(way));
  if (isInside)
    throw new ConfigError(
      `${setting} is the journal's own folder ${journalFolder} or inside it: what destroys the journal would destroy ` +
        'its copy. Name a folder on another disk or machine, or null.',
    );
  return resolve(copyTo);
};
