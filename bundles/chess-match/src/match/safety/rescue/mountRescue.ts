import type { MatchConfig } from '../../server/config';
import type { Crew } from '../../crew';
import type { Host } from '../../host/host';
import type { DamagedFiles } from '../kept/damagedFiles';
import { endLastRequests } from '../../gate/lastRequests';
import { serveLevels } from '../../obs/levels';
import type { Pages } from '../../publish/pages/pages';
import { createSourcePages } from '../../obs/sourcePages';
import { startPageRow } from '../../gate/startPage';
import type { Trouble } from '../../base/troubles';
import { createCounters, openWays } from '../../gate/ways';
import type { RescueWays } from './contract';
import { readPicture } from './picture';
import type { Place } from './place';
import { rescueServer } from './rescueServer';

export interface RescueParts {
  readonly pages: Pages;
  readonly place: Place;
  readonly findings: readonly Trouble[];
  readonly ways: RescueWays;
  readonly config: MatchConfig;
  readonly crew: Crew;
  readonly damaged: DamagedFiles;
  readonly now: () => number;
  readonly startAgain: () => void;
}

/** The server with a journal that is not whole: it shows the last picture, and waits for a decision. */
export const mountRescue = (
  host: Host,
  { pages, place, findings: ofJournal, ways, config, crew, damaged, now, startAgain }: RescueParts,
): void => {
  const { io, log } = host;
  log.error(
    ofJournal.some(({ code }) => code === 'journal/no_room')
      ? 'No room on the disk to open the journal: make room, then start again; nothing is accepted before.'
      : 'The journal is not whole. Open the Rescue page to decide how to go on; nothing is accepted before.',
  );
  for (const { code, params } of ofJournal) log.error(`  ${code} ${JSON.stringify(params)}`);
  const picture = readPicture(place.picture, damaged);
  const findings = [...ofJournal, ...damaged.troubles()];
  const { rows, ...inside } = rescueServer({ host, pages, ways, findings, picture, startAgain, now });
  serveLevels(io);
  const outside = { onCovered: () => undefined, sourcePages: createSourcePages(now), counters: createCounters(log) };
  const start = startPageRow(() => ({ viewers: null, findings }));
  openWays(host, { ...inside, ...outside, live: () => false, rows: [...rows, start], crew }, config, now);
  host.onStopping(() => endLastRequests(io));
};
