import { join } from 'node:path';
import { aliveStamp } from '../vitals/alive';
import { createClosing } from '../gate/closing';
import type { Covered } from '../obs/covered';
import { createCrew } from '../crew';
import { lastSignOfLifeMs, noteGap, noteStep } from '../authority/gap';
import { moveIn } from '../safety/kept/moveIn';
import { beginningOfMatch, startPageRow } from '../gate/startPage';
import { importsIn } from '../transfer/importThread';
import { serveVenueLink } from '../hall';
import { openLinks } from '../home';
import { countsOf, createCounters, openWays } from '../gate/ways';
import { assemble, type Authority } from './assemble';
import { groundOf, type Base, type Given } from './base';
import { keepingOf } from './keeping';
import { beginAll, stopAll } from './running';
import { outletsOf } from './outlets';
import { outsideOf } from './outside';
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
  const { host, config, damaged, folder, former, publishing, now, log } = ground;
  const keeping = keepingOf(ground, startAgain);
  const documents = moveIn(former, keeping.journal.documents, folder, now(), log);
  const shelf = { documents, damaged, unread: former.unread };
  const crew = createCrew(shelf, folder, { ...config, ...host.listens }, now, log);
  const links = openLinks(shelf, now, log);
  const base: Base = { ...ground, shelf, crew };
  const authority = assemble(base, keeping, links, {
    live: { pushNow: () => livePgn.port.pushNow() },
    engine: { ask: (...asked) => outlook.port.ask(...asked) },
  });
  const { hall, commands, notes, obs, presence, sourcePages } = authority;
  const { keeper, copier } = keeping;
  const { venue, tables } = hall;
  crew.noteWith(notes.add);
  const alive = aliveStamp(join(folder, 'alive'), now, damaged, log);
  noteAbsence(authority, alive.lastAliveMs, base);
  // Before anybody is served: what is a team's is with that team.
  hall.seatTeams(commands.open()?.row ?? null);
  const outside = outsideOf(base, keeping.journal, venue, links, commands);
  const { viewers, hallOutlet, api, livePgn, outlook } = outside;
  const outlets = outletsOf(base, authority, outside.outlets);
  commands.republish();
  publishing.openTo(outlets);
  const counters = createCounters(log);
  const refused = () => countsOf(counters);
  const looked = [outlets.troubles, obs.troubles, authority.after.troubles, ...outside.troubles];
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
  host.onStarted(() => beginAll(base, keeping, authority));
  const ending = [imports, alive, vitals, ...outside.ending];
  host.onStopping(() => stopAll(base, keeping, authority, closing, ending));
};
