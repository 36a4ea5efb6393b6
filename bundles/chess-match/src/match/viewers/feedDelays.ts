import { chmodSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkOf } from '../../checks';
import type { Team } from '../../contract/places';
import { teamOf, type HomeAudience } from '../../contract/viewers';
import type { ViewersRules } from '../../contract/viewersAccess';
import { openForOthers } from '../ownEyes';
import { writeWhole } from '../venue/writeWhole';

const NAME = 'delays.json';

const isDelays = checkOf<Readonly<Record<Team, number>>>({
  type: 'object',
  required: ['white', 'black'],
  properties: { white: { type: 'integer', minimum: 0 }, black: { type: 'integer', minimum: 0 } },
});

/** Tells who packs picture and sound by how much later than everybody's a team's are given away. @throws where it cannot be written */
export const writeFeedDelays = (folder: string, { white, black }: ViewersRules): void => {
  const file = join(folder, NAME);
  writeWhole(file, JSON.stringify({ white: white.delaySeconds * 1000, black: black.delaySeconds * 1000 }));
  // It may run under another account, and so may who serves what it packs.
  openForOthers(folder);
  chmodSync(file, 0o644);
};

/** By how much later than everybody's, ms; for ever where what was said of it cannot be read. */
export const feedDelay = (folder: string, audience: HomeAudience): number => {
  const team = teamOf(audience);
  const file = join(folder, NAME);
  if (team === null || !existsSync(file)) return 0;
  try {
    const found: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isDelays()(found) ? found[team] : Infinity;
  } catch {
    return Infinity;
  }
};
