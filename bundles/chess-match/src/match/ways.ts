import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { VIEWS } from '../contract/replicants';
import type { MatchConfig } from './config';
import type { Covered } from './covered';
import { allowedHosts } from './guard/origin';
import { createRefusals, type Refusals } from './guard/refusals';
import type { Crew } from './crew';
import { guardServer, type OwnListener } from './guard/server';
import { guardSockets } from './guard/sockets/guardSockets';
import { knownNames } from './guard/sockets/known';
import { readShowManifest } from './guard/sockets/showManifest';
import { createTally, type Tally } from './guard/sockets/tally';
import { uploadRoutes } from './guard/uploads/routes';
import { createAssetStore } from './guard/uploads/assetStore';
import { examinerIn } from './guard/uploads/examinerThread';
import type { Host } from './host/host';
import type { Log } from './log';
import type { Presence } from './presence';
import { NAMESPACE } from './publish/replicants';
import { serveSockets } from './socket';
import type { OpenSourcePages } from './sourcePages';
import type { PageCommands } from './commands/submit';

/** What the guard refused: requests, and packets and sockets. */
export interface Counters {
  readonly refusals: Refusals;
  readonly tally: Tally;
}

const monotonic = (): number => performance.now();

export const createCounters = (log: Log): Counters => ({
  refusals: createRefusals(log, (run, ms) => void setTimeout(run, ms).unref()),
  tally: createTally(log, monotonic),
});

/** All refusals since the start, by kind. */
export const countsOf = ({ refusals, tally }: Counters): Readonly<Record<string, number>> => ({
  ...refusals.counts(),
  ...tally.counts(),
});

/** What stands behind the ways in. */
export interface Inside {
  /** Answers what is below our address; false for every other request. */
  readonly serve: (request: IncomingMessage, response: ServerResponse) => boolean;
  readonly commands: PageCommands;
  readonly presence: Presence;
  readonly sourcePages: OpenSourcePages;
  readonly onCovered: (covered: Covered) => void;
  readonly counters: Counters;
  readonly crew: Crew;
  /** At the bare address. */
  readonly startPage: OwnListener;
}

/** The ways in, each behind the guard: requests, the host's socket, our namespace, uploads. */
export const openWays = (
  { io, listens: { host, port }, log }: Pick<Host, 'io' | 'listens' | 'log'>,
  { serve, commands, presence, sourcePages, onCovered, counters, crew, startPage }: Inside,
  config: MatchConfig,
  now: () => number,
): void => {
  const { refusals, tally } = counters;
  const uploads = uploadRoutes({
    assets: createAssetStore(join(process.cwd(), 'assets')),
    examiner: examinerIn(join(import.meta.dirname, 'workers', 'uploads.js')),
    refusals,
    log,
  });
  const allowed = allowedHosts(host, port, config.allowedHosts);
  const crewRoutes: OwnListener = (request, response, path) => {
    const route = crew.routes[path];
    if (route === undefined) return false;
    Promise.resolve(route(request, response)).catch((error: unknown) => {
      log.error(`${path} failed.`, error);
      response.destroy();
    });
    return true;
  };
  guardServer(io, {
    allowed,
    own: [crewRoutes, serve, uploads, startPage],
    crew,
    refusals,
    now: monotonic,
  });
  const known = knownNames(NAMESPACE, VIEWS, readShowManifest(process.cwd()));
  guardSockets(io, { known, tally, crew, now: monotonic });
  serveSockets(io, { commands, presence, sourcePages, onCovered, crew, now });
};
