import { TABLES_VIEWS } from '../../contract/venue';
import type { Journal } from '../journal/contract';
import { createWorkTables, keptTables } from '../tables';
import { createSeating, createVenue, keptBoards, keptDevices, keptRules, keptSeats } from '../hall';
import type { Links } from '../home';
import type { Base } from './base';

/** The hall as far as this server knows it: its devices and rules, work tables, and which team has which colour. */
export const hallOf = (
  { shelf, publishing, crew, now, log }: Base,
  journal: Pick<Journal, 'match'>,
  links: Pick<Links, 'seat'>,
) => {
  const venue = createVenue({
    devices: keptDevices(shelf),
    rules: keptRules(shelf),
    boards: keptBoards(shelf),
    publish: (devices) => publishing.put({ devices }),
    now,
    log,
  });
  const tables = createWorkTables({
    kept: keptTables(shelf, log),
    rules: () => venue.port.rules(),
    publishTeam: (team, view) => publishing.put({ [TABLES_VIEWS[team]]: view }),
    publishProgram: (tables) => publishing.put({ tables }),
    now,
  });
  const seatTeams = createSeating(
    keptSeats(shelf, log),
    (...seated) => {
      // All that was given out for a colour goes with its team before anything of the new game is published.
      for (const { seat } of [venue, crew, links]) seat(...seated);
    },
    (matchId) => journal.match(matchId),
  );
  return { venue, tables, seatTeams };
};

export type Hall = ReturnType<typeof hallOf>;
