import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type NodeCG from 'nodecg/types';
import type { MatchViews, Obs, ObsOptions } from '../obs';
import { random } from '../rules/common/random';
import { readRecord } from '../notation/readRecord';
import type { RecordFile } from '../notation/recordFile';
import { aliveStamp } from './alive';
import { createBackups } from './backups/backups';
import { readConfig, type MatchConfig } from './config';
import { createDemoPlayer } from './demo';
import { createDoor, type Door } from './door';
import { lastSignOfLifeMs, noteGap } from './gap';
import { allowedHosts } from './guard/origin';
import { guardPackets } from './guard/packets';
import { guardServer } from './guard/server';
import { healthOf } from './health';
import { httpRoutes } from './http/routes';
import type { Journal } from './journal/contract';
import { openCurrentJournal } from './journal/journal';
import { endLastRequests } from './lastRequests';
import type { Log } from './log';
import { loadOpen, type Games } from './openMatch';
import { historyView } from './publish/historyView';
import { matchesView } from './publish/matchesView';
import { movesView } from './publish/movesView';
import { perFact } from './publish/perFact';
import { protocolView } from './publish/protocolView';
import { createPublisher, type Publisher } from './publish/publisher';
import { declareReplicants } from './publish/replicants';
import { onAirViews } from './publish/views';
import { createPresence } from './presence';
import type { SimulatorPort } from './rooms/simulatorRoom';
import { createSimulator } from './simulator/simulator';
import { serveSockets } from './socket';
import { soundOf } from './sound';
import type { Publish } from './stage';
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
const DATA_FOLDER = ['db', 'chess-match'];
const DEMO_RECORD = ['bundles', 'chess-match', 'fixtures', 'scheme4.bcr'];

const publishWith = (
  publisher: Publisher,
  journal: Journal,
  isDemo: () => boolean,
  told: (views: MatchViews) => void,
  log: Log,
): Publish => {
  const historyOf = perFact(historyView);
  const movesOf = perFact(movesView);
  return (open, version) => {
    const views = onAirViews(open, version, isDemo());
    publisher.publish(views, () => ({
      moves: movesOf(open),
      history: historyOf(open),
      protocol: protocolView(open),
      matches: matchesView(journal, open),
    }));
    // NodeCG sends at the end of this turn of the event loop: pages first, then whoever follows the match.
    process.nextTick(() => {
      try {
        told(views);
      } catch (error) {
        log.error('OBS could not follow the match; the match goes on.', error);
      }
    });
  };
};

const readDemo = (): RecordFile => {
  const path = join(process.cwd(), ...DEMO_RECORD);
  const record = readRecord(readFileSync(path));
  if (!record.ok) throw new Error(`${path}:${record.error.line}: ${record.error.error.code}`);
  return record.value;
};

/** Begins the demonstration where there is nothing else, and goes on with one that a restart interrupted. */
const startDemo = (demo: ReturnType<typeof createDemoPlayer>, door: Door, journal: Journal): void => {
  const open = door.open();
  if (journal.counts().matches === 0) void demo.begin();
  else if (open?.views.match.status === 'playing' && journal.lastActor(open.row.matchId) === 'demo') demo.resume();
};

/** Journal → fold → door → publishing, with OBS beside it. Nothing from outside reaches it yet. */
const assemble = (
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
  const obs = createObs({
    config: config.obs,
    passwords: {
      program: process.env['OBS_PASSWORD'],
      white: process.env['OBS_WHITE_PASSWORD'],
      black: process.env['OBS_BLACK_PASSWORD'],
    },
    settings: { read: (key) => journal.setting(key), save: (key, value) => journal.saveSetting(key, value) },
    serverUrl: `http://${nodecg.config.host}:${nodecg.config.port}`,
    onChange: ({ obs: inShort, obsMachines, obsPlans }) => {
      publisher.publishOne('obs', inShort);
      publisher.publishOne('obsMachines', obsMachines);
      publisher.publishOne('obsPlans', obsPlans);
    },
    log,
    now,
  });
  const sound = soundOf({ nodecg, obs, journal, publisher, config });
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
  return { cells, journal, obs, sound, door, demo, backups, simulator, vitals, presence };
};

/** The ways in, each behind the guard: NodeCG's socket, our namespace, our routes. */
const openWays = (
  nodecg: NodeCG.ServerAPI,
  { cells, journal, door, presence }: Authority,
  games: Games,
  config: MatchConfig,
  now: () => number,
): void => {
  const { log } = nodecg;
  const root = nodecg.getSocketIOServer();
  const version = nodecg.bundleVersion ?? 'unknown';
  const health = healthOf({ door, journal, obsState: () => cells.obs.value.state, version, startedAtMs: now(), now });
  const { host, port } = nodecg.config;
  guardServer(
    root.server,
    allowedHosts(host, port, config.allowedHosts),
    httpRoutes({ door, journal, games, newMatchId: randomUUID, version, health, now, log }),
    log,
  );
  guardPackets(root, (name) => Object.hasOwn(cells, name), log);
  serveSockets(root.server, { door, presence, now });
};

type Authority = ReturnType<typeof assemble>;

/** Puts the authority on a NodeCG server. Called once, by NodeCG, before it listens. @throws JournalError, ConfigError */
export const mountAuthority = (nodecg: NodeCG.ServerAPI, plugs: Plugs): void => {
  const { log } = nodecg;
  const now = Date.now;
  const config = readConfig(nodecg.bundleConfig);
  const authority = assemble(nodecg, plugs, config, now);
  const { journal, obs, sound, door, demo, backups, simulator, vitals } = authority;
  const alive = aliveStamp(join(process.cwd(), ...DATA_FOLDER, 'alive'), now);
  noteGap(door, lastSignOfLifeMs(alive.lastAliveMs, journal.lastEntryAtMs()), now(), log);
  alive.start();
  vitals.start();
  door.republish();
  openWays(nodecg, authority, plugs.games, config, now);
  nodecg.on('serverStarted', () => {
    sound.start();
    obs.start();
    backups.start();
    if (config.demo.onFirstRun) startDemo(demo, door, journal);
  });
  nodecg.on('serverStopping', () => {
    demo.stop();
    simulator.close();
    backups.stop();
    alive.stop();
    sound.stop();
    vitals.stop();
    void obs.stop();
    journal.close();
    endLastRequests(nodecg.getSocketIOServer().server);
  });
};
