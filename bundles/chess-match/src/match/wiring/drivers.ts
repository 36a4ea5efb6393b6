import { random } from '../../games/common/random';
import type { Commands } from '../commands/submit';
import { createDemoPlayer } from '../demo';
import { createDemonstrations, demonstrationsIn } from '../demonstrations';
import type { Journal } from '../journal/contract';
import type { Presence } from '../presence';
import { createSimulator } from '../simulator/simulator';
import type { Base } from './base';

/** What plays in place of people, by the same commands as they: the demonstration, and rehearsals. */
export const driversOf = (
  { plugs: { games, defaultGame }, cells, config, publisher, signs, now, log }: Base,
  commands: Pick<Commands, 'submit' | 'open' | 'republish'>,
  journal: Journal,
  presence: Pick<Presence, 'view'>,
) => {
  const demonstrationOf = createDemonstrations(games);
  const people = () => cells.roster.value;
  const demo = createDemoPlayer({
    commands,
    demonstrationOf,
    demonstrations: demonstrationsIn(games),
    defaultGame,
    paceMs: config.demo.paceMs,
    show: () => cells.show.value,
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
    publish: (view) => publisher.publishOne('simulator', view),
    random: random(now()),
    now,
    log,
  });
  signs.on('accepted', demo.accepted);
  signs.on('accepted', simulator.accepted);
  return { demo, simulator };
};
