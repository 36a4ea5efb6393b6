import { join } from 'node:path';
import { VIEWS } from '../../contract/views';
import type { MatchConfig } from '../server/config';
import type { Covered } from '../obs/covered';
import { allowedHosts } from './guard/origin';
import { createRefusals, type Refusals } from './guard/refusals';
import type { Crew } from '../crew';
import { guardServer } from './guard/server';
import { guardSockets } from './guard/sockets/guardSockets';
import { knownNames } from './guard/sockets/known';
import { readShowManifest } from './guard/sockets/showManifest';
import { createTally, type Tally } from './guard/sockets/tally';
import { uploadRows } from './guard/uploads/routes';
import { createAssetStore } from './guard/uploads/assetStore';
import { examinerIn } from './guard/uploads/examinerThread';
import type { Host } from '../host/host';
import { serveOwn } from './http/own';
import type { AnswerRow } from '../../http/answerRow';
import type { Log } from '../base/log';
import type { LiveSockets } from '../api/sockets';
import type { Presence } from './presence';
import { NAMESPACE } from '../publish/pages/namespace';
import { serveSockets } from './socket';
import type { OpenSourcePages } from '../obs/sourcePages';
import type { PageCommands } from '../authority/submit';

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
  /** What is answered by us, besides uploads and the crew's keys. */
  readonly rows: readonly AnswerRow[];
  readonly commands: PageCommands;
  readonly presence: Presence;
  readonly sourcePages: OpenSourcePages;
  readonly onCovered: (covered: Covered) => void;
  readonly live: LiveSockets['take'];
  readonly counters: Counters;
  readonly crew: Crew;
}

/** The ways in, each behind the guard: requests, the host's socket, our namespace, uploads. */
export const openWays = (
  { io, listens: { host, port }, log }: Pick<Host, 'io' | 'listens' | 'log'>,
  { rows, commands, presence, sourcePages, onCovered, live, counters, crew }: Inside,
  config: MatchConfig,
  now: () => number,
): void => {
  const { refusals, tally } = counters;
  const uploads = uploadRows({
    assets: createAssetStore(join(process.cwd(), 'assets')),
    examiner: examinerIn(join(import.meta.dirname, 'workers', 'uploads.js')),
    refusals,
    log,
  });
  const allowed = allowedHosts(host, port, config.allowedHosts);
  guardServer(io, {
    allowed,
    own: serveOwn([...crew.rows, ...uploads, ...rows], log),
    live,
    crew,
    refusals,
    now: monotonic,
  });
  const known = knownNames(NAMESPACE, VIEWS, readShowManifest(process.cwd()));
  guardSockets(io, { known, tally, crew, now: monotonic });
  serveSockets(io, { commands, presence, sourcePages, onCovered, crew, now });
};
