import { join } from 'node:path';
import { readConfig } from './config';
import { copyFolder } from '../safety/copy/place';
import { createCrew } from '../crew';
import { keepForOwnEyes } from './ownEyes';
import { START_AGAIN } from './exitStatus';
import type { Host } from '../host/host';
import { createDamagedFiles } from '../safety/kept/damagedFiles';
import { readFormerFiles } from '../safety/kept/formerFiles';
import { memoryDocuments } from '../safety/kept/memoryDocuments';
import { checkNetwork, warnOfNetwork } from '../gate/network/reach';
import { createPages } from '../publish/pages/pages';
import { declareReplicants } from '../publish/pages/replicants';
import { openRescueWays } from '../safety/rescue/rescueWays';
import { mountRescue } from '../safety/rescue/mountRescue';
import { openOrRescue } from '../safety/rescue/open';
import { folderOf, placeOf } from '../safety/rescue/place';
import { salvaged } from '../safety/rescue/salvage';
import { isSupervised, putAsideBefore } from './supervised';
import { machineClocks } from '../time/machineClocks';
import { createServerTime } from '../time/serverTime';
import type { Plugs } from '../wiring/base';
import { mountMatch, type MatchParts } from '../wiring/mountMatch';

/** Below the project's root, beside the host's own. */
const DATA = 'db';
const OF_THE_MATCH = 'chess-match';

/**
 * Puts the authority on a server, or, where its journal is not whole, the rescue. Called once, before the server
 * listens. @throws JournalError where another server has the journal, ConfigError
 */
export const mountAuthority = (host: Host, plugs: Plugs): void => {
  const { log } = host;
  keepForOwnEyes(join(process.cwd(), DATA), log);
  const time = createServerTime(machineClocks);
  const { now } = time;
  const config = readConfig(host.bundleConfig);
  const network = { ...host.listens, openToNetwork: config.openToNetwork };
  checkNetwork(network);
  warnOfNetwork(network, log);
  const place = placeOf(join(process.cwd(), DATA, OF_THE_MATCH));
  const secondPlace = copyFolder(config.copyTo, folderOf(place));
  const pages = createPages(declareReplicants(host, config.checkViews), log);
  /** With the journal that was chosen; what started this process starts it anew. */
  const startAgain = (): void => {
    log.warn('Another journal was chosen; the server starts again.');
    process.exit(START_AGAIN);
  };
  const damaged = createDamagedFiles({ root: process.cwd(), now, log });
  for (const done of putAsideBefore()) damaged.tell(done);
  const { games } = plugs;
  const rescueWays: MatchParts['rescueWays'] = (parts) =>
    openRescueWays({ ...parts, place, games, now, secondPlace, supervised: isSupervised() });
  const opened = openOrRescue(place, games, now(), damaged);
  const former = readFormerFiles(folderOf(place), damaged);
  if (opened.kind === 'whole') {
    const { journal, findings } = opened;
    mountMatch({
      host,
      plugs,
      pages,
      opened: { place, journal, findings },
      rescueWays,
      config,
      time,
      former,
      damaged,
      startAgain,
    });
    return;
  }
  const { findings } = opened;
  const found = salvaged(place);
  const lacking = former.documents.filter(({ name }) => !found.some((document) => document.name === name));
  const documents = memoryDocuments([...lacking, ...found]);
  const isFound = documents.all().length > 0;
  const crew = createCrew(
    { documents, damaged, unread: former.unread },
    folderOf(place),
    { ...config, ...host.listens },
    now,
    log,
  );
  const ways = rescueWays({
    active: true,
    findings: () => findings,
    documents: () => (isFound ? documents.all() : []),
    release: () => undefined,
  });
  mountRescue(host, { pages, place, findings, ways, config, crew, damaged, now, startAgain });
};
