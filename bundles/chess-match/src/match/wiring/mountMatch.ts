import { join } from 'node:path';
import { aliveStamp } from '../vitals/alive';
import { afterThis, createClosing } from '../gate/closing';
import { createApi } from '../api';
import type { Covered } from '../obs/covered';
import { createCrew } from '../crew';
import { startDemo } from '../rehearsal/firstRun';
import { lastSignOfLifeMs, noteGap, noteStep } from '../authority/gap';
import { moveIn } from '../kept/moveIn';
import { endLastRequests } from '../gate/lastRequests';
import { beginningOfMatch, startPageRow } from '../gate/startPage';
import { demonstrationAsked } from '../server/supervised';
import { serveLivePgn } from '../livePgn';
import { importsIn } from '../transfer/importThread';
import { createHallOutlet, serveVenueLink } from '../venue';
import { openLinks, serveViewers } from '../viewers';
import { countsOf, createCounters, openWays } from '../gate/ways';
import { assemble, type Authority } from './assemble';
import { groundOf, type Base, type Given } from './base';
import { keepingOf } from './keeping';
import { outletsOf } from './outlets';
import { routesOf, type RouteParts } from './routes';
import { vitalSignsOf } from './vitalSigns';

export type MatchParts = Given & Pick<RouteParts, 'rescueWays' | 'startAgain'>;

/** The clock counted on while the server was down: what nobody could press in is offered back. */
const noteAbsence = (
  { commands, keeping: { journal }, found: { resumed, lastLookMs } }: Authority,
  lastAliveMs: number | null,
  { now, log }: Base,
): void => {
  const fromMs = lastSignOfLifeMs(lastAliveMs, lastLookMs, journal.lastEntryAtMs());
  noteGap(commands, { cause: 'down', fromMs, toMs: now() }, log);
  if (resumed !== null && resumed.steppedMs !== 0) noteStep(commands, resumed.steppedMs, log);
};

/** The server with a whole journal. */
export const mountMatch = (parts: MatchParts): void => {
  const { rescueWays, startAgain } = parts;
  const ground = groundOf(parts);
  const { host, pages, config, damaged, folder, former, publishing, now, log } = ground;
  const keeping = keepingOf(ground, startAgain);
  const documents = moveIn(former, keeping.journal.documents, folder, now(), log);
  const shelf = { documents, damaged, unread: former.unread };
  const crew = createCrew(shelf, folder, { ...config, ...host.listens }, now, log);
  const links = openLinks(shelf, now, log);
  const base: Base = { ...ground, shelf, crew };
  const authority = assemble(base, keeping, links);
  const { hall, drivers, commands, notes, obs, sound, presence, sourcePages, timeWatch } = authority;
  const { keeper, copier, disks, backups, journal, witness } = keeping;
  const { venue, tables } = hall;
  crew.noteWith(notes.add);
  const alive = aliveStamp(join(folder, 'alive'), now, damaged, log);
  noteAbsence(authority, alive.lastAliveMs, base);
  // Before anybody is served: what is a team's is with that team.
  hall.seatTeams(commands.open()?.row ?? null);
  const viewers = serveViewers({
    config: config.viewers,
    extension: import.meta.dirname,
    folder,
    links,
    teamFeeds: crew.feeds,
    now,
    log,
    onTrouble: () => void base.signs.emit('trouble'),
  });
  const hallOutlet = createHallOutlet(() => venue.port.rules());
  const api = createApi({ crew, delayMs: config.viewers.delayMs, now, log });
  const livePgn = serveLivePgn({
    config,
    putFiles: viewers.putFiles,
    now,
    log,
    onTrouble: () => void base.signs.emit('trouble'),
  });
  const outlets = outletsOf(base, authority, [hallOutlet, viewers.outlet, livePgn.outlet, api.outlet]);
  commands.republish();
  publishing.openTo(outlets);
  const counters = createCounters(log);
  const refused = () => countsOf(counters);
  const looked = [outlets.troubles, obs.troubles];
  const { vitals, troubles } = vitalSignsOf(base, keeping, looked, venue.isServed, refused, viewers.load, livePgn.load);
  const closing = createClosing(commands);
  const imports = importsIn(join(import.meta.dirname, 'workers', 'imports.js'));
  const behind = { commands: closing.commands, imports, links, troubles, refused, rescueWays, startAgain };
  const rows = routesOf(base, authority, behind);
  openWays(
    host,
    {
      rows: [...closing.rows([...rows, ...api.rows]), startPageRow(beginningOfMatch(config.viewers))],
      commands: closing.commands,
      presence,
      sourcePages,
      onCovered: ({ instance, stinger }: Covered): void => obs.obs.stingerCovers(instance, stinger),
      live: api.sockets.take,
      counters,
      crew,
    },
    config,
    now,
  );
  const link = { venue, outlet: hallOutlet, commands: closing.commands, tables, now, key: crew.venueKey };
  serveVenueLink(host.io, link);

  for (const part of [alive, keeper, vitals, copier, venue, tables, api.sockets]) part.start();
  host.onStarted(() => {
    for (const part of [timeWatch, sound, obs.obs, backups]) part.start();
    void disks.look();
    const asked = demonstrationAsked();
    if (config.demo.onFirstRun || asked !== null)
      startDemo(drivers.demo, commands, journal, commands.show().roster, asked, log);
  });
  host.onStopping(() => {
    closing.close();
    endLastRequests(host.io);
    const { demo, simulator } = drivers;
    const running = [
      imports,
      demo,
      simulator,
      backups,
      copier,
      alive,
      timeWatch,
      sound,
      keeper,
      vitals,
      tables,
      livePgn,
      viewers,
      api.sockets,
    ];
    for (const part of running) part.stop();
    void obs.obs.stop();
    notes.flush();
    afterThis(() => {
      pages.settle();
      journal.close();
      witness.close();
    });
  });
};
