import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type NodeCG from 'nodecg/types';
import { aliveStamp } from './alive';
import { assemble, DATA_FOLDER, type Authority, type Plugs } from './assemble';
import { readConfig, type MatchConfig } from './config';
import type { Covered } from './covered';
import { startDemo } from './firstRun';
import { lastSignOfLifeMs, noteGap } from './gap';
import { allowedHosts } from './guard/origin';
import { guardPackets } from './guard/packets';
import { guardServer } from './guard/server';
import { healthOf } from './health';
import { httpRoutes } from './http/routes';
import { endLastRequests } from './lastRequests';
import type { Games } from './openMatch';
import { serveSockets } from './socket';

/** The ways in, each behind the guard: NodeCG's socket, our namespace, our routes. */
const openWays = (
  nodecg: NodeCG.ServerAPI,
  { cells, journal, door, presence, obs }: Authority,
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
  const onCovered = ({ machine, stinger }: Covered): void => obs.stingerCovers(machine, stinger);
  serveSockets(root.server, { door, presence, onCovered, now });
};

/** Puts the authority on a NodeCG server. Called once, by NodeCG, before it listens. @throws JournalError, ConfigError */
export const mountAuthority = (nodecg: NodeCG.ServerAPI, plugs: Plugs): void => {
  const { log } = nodecg;
  const now = Date.now;
  const config = readConfig(nodecg.bundleConfig);
  const authority = assemble(nodecg, plugs, config, now);
  const { journal, deeds, obs, sound, door, demo, backups, simulator, vitals } = authority;
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
    deeds.flush();
    journal.close();
    endLastRequests(nodecg.getSocketIOServer().server);
  });
};
