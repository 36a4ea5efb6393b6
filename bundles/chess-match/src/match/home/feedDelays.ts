import { chmodSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkOf } from '../../checks';
import type { Team } from '../../contract/places';
import { teamOf, type HomeAudience } from '../../contract/viewers';
import type { ViewersRules } from '../../contract/viewersAccess';
import { openForOthers } from '../server/ownEyes';
import { writeWhole } from '../safety/kept/writeWhole';

const NAME = 'delays.json';

type Delays = Readonly<Record<Team, number>> & { readonly areShut?: boolean };
const isDelays = checkOf<Delays>({
  type: 'object',
  required: ['white', 'black'],
  properties: {
    white: { type: 'integer', minimum: 0 },
    black: { type: 'integer', minimum: 0 },
    areShut: { type: 'boolean' },
  },
});

/**
 * Tells who packs picture and sound by how much later than everybody's a team's are given away.
 * @param areShut they may be the other team's: nobody is given any @throws where it cannot be written
 */
export const writeFeedDelays = (folder: string, { white, black }: ViewersRules, areShut: boolean): void => {
  const file = join(folder, NAME);
  writeWhole(file, JSON.stringify({ white: white.delaySeconds * 1000, black: black.delaySeconds * 1000, areShut }));
  // It may run under another account, and so may who serves what it packs.
  openForOthers(folder);
  chmodSync(file, 0o644);
};

/** @returns null: nothing is said of it; unread: nobody understands it */
const read = (folder: string): Delays | null | 'unread' => {
  const file = join(folder, NAME);
  if (!existsSync(file)) return null;
  try {
    const found: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isDelays()(found) ? found : 'unread';
  } catch {
    return 'unread';
  }
};

/** By how much later than everybody's, ms; for ever where what was said of it cannot be read. */
export const feedDelay = (folder: string, audience: HomeAudience): number => {
  const team = teamOf(audience);
  const said = team === null ? null : read(folder);
  if (team === null || said === null) return 0;
  return said === 'unread' ? Infinity : said[team];
};

/** Whether what comes of this audience is for nobody, now or later. */
export const isFeedShut = (folder: string, audience: HomeAudience): boolean => {
  const said = teamOf(audience) === null ? null : read(folder);
  return said !== null && said !== 'unread' && said.areShut === true;
};
