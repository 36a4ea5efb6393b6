import { copyFolder } from '../../bundles/chess-match/src/match/copy/place';
import type { Games } from '../../bundles/chess-match/src/games/common/game';
import type { RescueDesk } from '../../bundles/chess-match/src/match/rescue/contract';
import { openRescueDesk } from '../../bundles/chess-match/src/match/rescue/desk';
import { openOrRescue } from '../../bundles/chess-match/src/match/rescue/open';
import { placeOf } from '../../bundles/chess-match/src/match/rescue/place';

/**
 * The journal of a server that does not run, looked at as its next start would.
 * @param folder of the journal
 * @param copyTo the second place as cfg/chess-match.json names it; null without one
 * @throws JournalError when a server has it
 */
export const openDesk = (folder: string, copyTo: string | null, games: Games, now: () => number): RescueDesk => {
  const place = placeOf(folder);
  const opened = openOrRescue(place, games, now());
  if (opened.kind === 'whole') opened.journal.close();
  const { kind, findings } = opened;
  return openRescueDesk({
    ...{ place, games, now },
    active: kind === 'rescue',
    findings: () => findings,
    // Whoever types this starts the server.
    supervised: false,
    secondPlace: copyFolder(copyTo, folder),
    release: () => undefined,
  });
};
