import { random } from '../../games/common/random';
import { preferredLanguage } from '../../view/language';
import type { Commands } from '../authority/submit';
import { createDemoPlayer } from '../rehearsal/demonstration/player';
import { createDemonstrations, demonstrationsIn } from '../rehearsal/demonstrations';
import type { Journal } from '../journal/contract';
import type { Presence } from '../gate/presence';
import { createSimulator } from '../rehearsal/simulator/simulator';
import type { Base } from './base';

/** What plays in place of people, by the same commands as they: the demonstration, and rehearsals. */
export const driversOf = (
  { plugs: { games, defaultGame }, config, publishing, now, log }: Base,
  commands: Pick<Commands, 'submit' | 'open' | 'show' | 'republish'>,
  journal: Journal,
  presence: Pick<Presence, 'view'>,
) => {
  const demonstrationOf = createDemonstrations(games);
  const people = () => commands.show().roster;
  const demo = createDemoPlayer({
    commands,
    demonstrationOf,
    demonstrations: demonstrationsIn(games),
    defaultGame,
    paceMs: config.demo.paceMs,
    language: config.demo.language ?? preferredLanguage(Intl.DateTimeFormat().resolvedOptions().locale),
    show: () => commands.show().show,
    people,
    isWatched: () => presence.view().total > 0,
    now,
    log,
    onChange: commands.republish,
  });
  const simulator = createSimulator({
    commands,
    journal,
    games,
    demonstrationOf,
    people,
    publish: (simulator) => publishing.put({ simulator }),
    random: random(now()),
    now,
    log,
  });
  return { demo, simulator };
};
