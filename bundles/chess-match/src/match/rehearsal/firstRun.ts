import type { RosterView } from '@schemas/roster';
import { isDemonstration } from '../../show';
import type { DemoPlayer } from './demonstration/player';
import { DEMO_PLAYER } from '../authority/identity';
import type { Commands } from '../authority/submit';
import type { Journal } from '../journal/contract';
import type { Log } from '../base/log';

/** Nobody but a demonstration entered people, as one of an earlier release did, whose people were others. */
const isOfDemonstration = (journal: Journal): boolean => {
  const actors = journal.peopleActors();
  return actors.length > 0 && actors.every((actor) => actor === DEMO_PLAYER.name);
};

/**
 * Begins the demonstration with a journal that never held a match, and goes on with one that nobody touched since:
 * where a restart interrupted it, or anew after its end, unless an evening is being prepared with people of its own. A
 * journal that is empty after a rescue or a restore belongs to an evening: its version is above 0 for good.
 * @param asked the game whose demonstration is wanted, in place of another's too, but of no match that is somebody's;
 *   null: any
 */
export const startDemo = (
  demo: Pick<DemoPlayer, 'play' | 'playInstead' | 'resume'>,
  commands: Pick<Commands, 'open'>,
  journal: Journal,
  people: RosterView,
  asked: string | null,
  log: Log,
): void => {
  const open = commands.open();
  if (journal.version() === 0) void demo.play({ game: asked, paceMs: null, language: null });
  else if (open !== null && journal.lastActor(open.row.matchId) === DEMO_PLAYER.name) {
    if (asked !== null && asked !== open.game.id) void demo.playInstead(asked);
    else if (open.views.match.status === 'playing' || isDemonstration(people) || isOfDemonstration(journal))
      demo.resume();
  } else if (asked !== null)
    log.warn(
      `What is there is no demonstration, and stays. "npm run demo -- --game ${asked}" plays one as a new match.`,
    );
};
