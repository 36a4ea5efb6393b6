import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type NodeCG from 'nodecg/types';
import type { Obs, ObsOptions } from '../obs';
import { random } from '../rules/common/random';
import { createBackups } from './backups/backups';
import type { MatchConfig } from './config';
import { createDemoPlayer } from './demo';
import { createDeedLog } from './deeds/deedLog';
import { createDoor } from './door';
import { readDemo } from './firstRun';
import { openCurrentJournal } from './journal/journal';
import { obsOf } from './obs';
import { loadOpen, type Games } from './openMatch';
import { createPublisher } from './publish/publisher';
import { publishWith } from './publish/publishWith';
import { declareReplicants } from './publish/replicants';
import { createPresence } from './presence';
import type { SimulatorPort } from './rooms/simulatorRoom';
import { createSimulator } from './simulator/simulator';
import { soundOf } from './sound';
import { createVitals } from './vitals/vitals';
import { versionsOf } from './vitals/versions';
import { watchJournal } from './vitals/watchJournal';

/** What this server plays and drives. */
export interface Plugs {
  readonly games: Games;
  /** Id of the game of new matches. */
  readonly defaultGame: string;
  readonly createObs: (options: ObsOptions) => Obs;
}

/** Below the project's root, beside NodeCG's own database. */
export const DATA_FOLDER = ['db', 'chess-match'];

/** Journal → fold → door → publishing, with OBS beside it. Nothing from outside reaches it yet. */
export const assemble = (
  nodecg: NodeCG.ServerAPI,
  { games, defaultGame, createObs }: Plugs,
  config: MatchConfig,
  now: () => number,
) => {
  const { log } = nodecg;
  const cells = declareReplicants(nodecg);
  const folder = join(process.cwd(), ...DATA_FOLDER);
  const path = join(folder, 'journal.sqlite3');
  const { journal, watch } = watchJournal(openCurrentJournal(path, now()), now);
  const publisher = createPublisher(cells, log);
  const backups = createBackups({
    journal,
    path,
    config: config.backups,
    publish: (view) => publisher.publishOne('backups', view),
    now,
    log,
  });
  const obs = obsOf({ nodecg, createObs, journal, publisher, config, now });
  const sound = soundOf({ nodecg, obs, journal, publisher, config });
  const deeds = createDeedLog({ journal, people: () => cells.people.value, now, log, later: setImmediate });
  const demoState = { isPlaying: (): boolean => false };
  /** It sends through the door that hands it its commands: bound when both are there. */
  const simulated: { port: SimulatorPort } = { port: { start: () => null, steer: () => null } };
  const publish = publishWith(
    publisher,
    journal,
    () => demoState.isPlaying(),
    (views) => obs.matchChanged(views),
    log,
  );
  const door = createDoor(
    {
      journal,
      games,
      defaultGame,
      obs,
      sound,
      backups,
      simulator: {
        start: (command) => simulated.port.start(command),
        steer: (command) => simulated.port.steer(command),
      },
      deeds,
      publish,
      publishShow: (views) => {
        publisher.publishShow(views);
        sound.peopleChanged(views.people);
      },
      now,
      newMatchId: randomUUID,
      maxAgeMs: config.commandMaxAgeMs,
      log,
    },
    loadOpen(journal, games, log),
  );
  const { paceMs } = config.demo;
  const record = readDemo();
  const demo = createDemoPlayer({ door, record, paceMs, now, log, onChange: door.republish });
  demoState.isPlaying = demo.isPlaying;
  const vitals = createVitals({
    journal,
    watch,
    folder,
    startedAtMs: now(),
    versions: versionsOf(nodecg.bundleVersion),
    publish: (view) => publisher.publishOne('health', view),
  });
  const presence = createPresence({ now, publish: (view) => publisher.publishOne('pages', view) });
  const simulator = createSimulator({
    door,
    journal,
    games,
    demonstration: record,
    people: () => cells.people.value,
    publish: (view) => publisher.publishOne('simulator', view),
    random: random(now()),
    now,
    log,
  });
  simulated.port = simulator;
  return { cells, journal, deeds, obs, sound, door, demo, backups, simulator, vitals, presence };
};

export type Authority = ReturnType<typeof assemble>;
