import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type NodeCG from 'nodecg/types';
import { aliveStamp } from './alive';
import { assemble, type Authority, type OpenedJournal, type Plugs } from './assemble';
import { afterThis, createClosing, type Closing } from './closing';
import type { MatchConfig } from './config';
import type { Covered } from './covered';
import { identityFor, OWN_MACHINE, type Crew } from './crew';
import { HTTP_OPERATOR } from './commands/identity';
import { startDemo } from './firstRun';
import { lastSignOfLifeMs, noteGap, noteStep } from './gap';
import { healthOf } from './health';
import type { DamagedFiles } from './kept/damagedFiles';
import { healthRoute, latelyRoute, matchRoutes, noSuchAddress, serveRoutes } from './http/routes';
import { endLastRequests } from './lastRequests';
import type { Cells } from './publish/replicants';
import type { RescueDesk } from './rescue/contract';
import type { DeskParts } from './rescue/desk';
import { folderOf } from './rescue/place';
import { rescueRoutes } from './rescue/routes';
import type { ServerTime } from './time/serverTime';
import { importsIn } from './transfer/importThread';
import { demonstrationAsked } from './supervised';
import { tablesRoute } from './tables';
import { codesRoute, serveVenueLink } from './venue';
import { linksRoutes, openLinks, serveViewers } from './viewers';
import { addressesHere, viewersRoute } from './viewers/addresses';
import { beginningOfMatch, serveStartPage } from './startPage';
import { countsOf, createCounters, openWays } from './ways';

export interface MatchParts {
  readonly plugs: Plugs;
  readonly cells: Cells;
  readonly opened: OpenedJournal;
  readonly rescueDesk: (parts: Pick<DeskParts, 'active' | 'findings' | 'release'>) => RescueDesk;
  readonly config: MatchConfig;
  readonly time: ServerTime;
  readonly crew: Crew;
  readonly damaged: DamagedFiles;
  readonly startAgain: () => void;
}

/** The clock counted on while the server was down: what nobody could press in is offered back. */
const noteAbsence = (
  { commands, journal, start }: Authority,
  lastAliveMs: number | null,
  now: () => number,
  log: NodeCG.ServerAPI['log'],
): void => {
  const fromMs = lastSignOfLifeMs(lastAliveMs, start.lastLookMs, journal.lastEntryAtMs());
  noteGap(commands, { cause: 'down', fromMs, toMs: now() }, log);
  if (start.resumed !== null && start.resumed.steppedMs !== 0) noteStep(commands, start.resumed.steppedMs, log);
};

const routesOf = (
  nodecg: NodeCG.ServerAPI,
  { plugs: { games }, cells, opened, rescueDesk, config: { viewers }, time: { now }, crew, startAgain }: MatchParts,
  { journal, tables, troubles, notes, venue, lately }: Authority,
  { commands }: Closing,
  imports: ReturnType<typeof importsIn>,
  refused: () => Readonly<Record<string, number>>,
  links: ReturnType<typeof openLinks>,
) => {
  const { log } = nodecg;
  const version = nodecg.bundleVersion ?? 'unknown';
  const obsState = () => cells.obs.value.state;
  const health = healthOf({ commands, journal, obsState, refused, version, startedAtMs: now(), troubles, now });
  const identify = (request: IncomingMessage) => {
    const visitor = crew.visitorOf(request);
    return visitor.kind === 'own' ? HTTP_OPERATOR : identityFor(visitor, null);
  };
  const desk = rescueDesk({
    active: false,
    findings: () => opened.findings.filter(({ code }) => code === 'match/unreadable'),
    release: () => journal.close(),
  });
  return {
    ...matchRoutes({
      ...{ commands, identify, journal, games, imports, newMatchId: randomUUID, version, now, log },
      people: () => cells.people.value,
    }),
    ...rescueRoutes(desk, startAgain),
    'tables.pgn': tablesRoute({ tables, journal, openMatch: () => commands.open()?.row.matchId ?? null }),
    'device-codes': codesRoute(venue),
    'viewers.json': viewersRoute(viewers),
    ...linksRoutes({
      ...{ links, addresses: () => addressesHere(viewers), note: notes.add },
      nameOf: (request) => (crew.visitorOf(request).kind === 'own' ? OWN_MACHINE : identify(request).name),
    }),
    lately: latelyRoute(lately),
    health: healthRoute(health),
  };
};

/** The server with a whole journal. */
export const mountMatch = (nodecg: NodeCG.ServerAPI, parts: MatchParts): void => {
  const { log } = nodecg;
  const { plugs, cells, opened, config, time, crew, damaged } = parts;
  const { now } = time;
  const counters = createCounters(log);
  const refused = () => countsOf(counters);
  const folder = folderOf(opened.place);
  const links = openLinks(folder, now, damaged, log);
  const authority = assemble(nodecg, plugs, cells, opened, config, time, crew, damaged, links, refused);
  const { journal, witness, keeper, copier, notes, obs, sound, commands, demo, backups, simulator, vitals } = authority;
  const { presence, sourcePages, timeWatch, venue, tables, home, disks, settle } = authority;
  crew.noteWith(notes.add);
  const closing = createClosing(commands);
  const alive = aliveStamp(join(folder, 'alive'), now, damaged, log);
  noteAbsence(authority, alive.lastAliveMs, now, log);
  alive.start();
  keeper.start();
  vitals.start();
  copier.start();
  commands.republish();
  const imports = importsIn(join(import.meta.dirname, 'workers', 'imports.js'));
  const routes = routesOf(nodecg, parts, authority, closing, imports, refused, links);
  const serve = closing.routes(serveRoutes(routes, noSuchAddress, log));
  const onCovered = ({ instance, stinger }: Covered): void => obs.stingerCovers(instance, stinger);
  openWays(
    nodecg,
    {
      ...{ serve, commands: closing.commands, presence, sourcePages, onCovered, counters, crew },
      startPage: serveStartPage(beginningOfMatch(config.viewers)),
    },
    config,
    now,
  );
  serveVenueLink(nodecg.getSocketIOServer().server, {
    ...{ venue, cells, commands: closing.commands, tables, now },
    key: crew.venueKey,
  });
  venue.start();
  tables.start();
  const viewers = serveViewers(
    cells,
    () => commands.open(),
    config.viewers,
    import.meta.dirname,
    folder,
    links,
    crew.feeds,
    now,
    log,
    vitals.look,
  );
  home.load = viewers.load;
  nodecg.on('serverStarted', () => {
    timeWatch.start();
    sound.start();
    obs.start();
    backups.start();
    void disks.look();
    const asked = demonstrationAsked();
    if (config.demo.onFirstRun || asked !== null) startDemo(demo, commands, journal, cells.roster.value, asked, log);
  });
  nodecg.on('serverStopping', () => {
    closing.close();
    endLastRequests(nodecg.getSocketIOServer().server);
    imports.stop();
    demo.stop();
    simulator.close();
    backups.stop();
    copier.stop();
    alive.stop();
    timeWatch.stop();
    sound.stop();
    keeper.stop();
    vitals.stop();
    tables.stop();
    viewers.stop();
    void obs.stop();
    notes.flush();
    afterThis(() => {
      settle();
      journal.close();
      witness.close();
    });
  });
};
