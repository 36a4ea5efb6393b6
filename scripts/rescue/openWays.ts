import { dirname } from 'node:path';
import { copyFolder } from '../../bundles/chess-match/src/match/safety/copy/place';
import type { Games } from '../../bundles/chess-match/src/games/common/game';
import { createDamagedFiles } from '../../bundles/chess-match/src/match/safety/kept/damagedFiles';
import type { RescueWays } from '../../bundles/chess-match/src/match/safety/rescue/contract';
import { openRescueWays } from '../../bundles/chess-match/src/match/safety/rescue/rescueWays';
import { openOrRescue } from '../../bundles/chess-match/src/match/safety/rescue/open';
import { placeOf } from '../../bundles/chess-match/src/match/safety/rescue/place';
import { salvaged } from '../../bundles/chess-match/src/match/safety/rescue/salvage';
import { complain, say } from '../lib/say';

/**
 * The journal of a server that does not run, looked at as its next start would.
 * @param folder of the journal
 * @param copyTo the second place as cfg/chess-match.json names it; null without one
 * @throws JournalError when a server has it
 */
export const openWays = (folder: string, copyTo: string | null, games: Games, now: () => number): RescueWays => {
  const place = placeOf(folder);
  const log = { info: say, warn: complain, error: complain };
  const damaged = createDamagedFiles({ root: dirname(dirname(folder)), now, log });
  const opened = openOrRescue(place, games, now(), damaged);
  if (opened.kind === 'whole') opened.journal.close();
  const { kind, findings } = opened;
  return openRescueWays({
    place,
    games,
    now,
    active: kind === 'rescue',
    findings: () => findings,
    // Whoever types this starts the server.
    supervised: false,
    secondPlace: copyFolder(copyTo, folder),
    documents: () => salvaged(place),
    release: () => undefined,
  });
};
