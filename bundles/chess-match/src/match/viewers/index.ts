import { dirname, join, resolve } from 'node:path';
import { HOME_SOURCES, type HomeSources } from '../../contract/viewers';
import type { MatchConfig } from '../config';
import type { Log } from '../log';
import type { Cells } from '../publish/replicants';
import { createFeed } from './feed';
import { publishKeyOf, SECRET_NAME, secretOf } from './keys';
import type { OpenMatch } from '../openMatch';
import { noViewers, viewersIn, type ViewersHost } from './host';
import { FEEDS, homeMedia } from './media';
import { createPast } from './past';

/** The document knows them as they are; who speaks changes too often to be told at once. */
const QUICK = HOME_SOURCES.filter((name) => name !== 'speaking');
const MOST_CONNECTIONS = 1000;
const ARCHIVE = 'viewers-archive';

/**
 * Viewers at home: what is published for everybody, as a document for each audience.
 * @param open the match that the cells show
 * @param folder of the built extension
 * @param journal its folder: matches that are over are kept beside it
 * @param now the match's time, Unix ms
 */
export const serveViewers = (
  cells: Cells,
  open: () => OpenMatch | null,
  { port, host, delayMs, address, edges, media }: MatchConfig['viewers'],
  folder: string,
  journal: string,
  now: () => number,
  log: Log,
): ViewersHost => {
  if (port === null) return noViewers();
  const pages = join(process.cwd(), 'site', 'dist');
  const path = join(folder, 'workers', 'viewers.js');
  const secret = secretOf(process.env);
  if (edges.length > 0 && secret === null)
    log.warn(`Engines for viewers at home are left alone: ${SECRET_NAME} is not in the environment, or too short.`);
  const data = {
    ...{ host, port, pages, mostConnections: MOST_CONNECTIONS, address, edges },
    publishKey: secret === null ? null : publishKeyOf(secret),
    archive: join(dirname(journal), ARCHIVE),
    feeds: resolve(media.folder, FEEDS),
  };
  const outlet = viewersIn(path, data, log);
  let timer: NodeJS.Timeout | undefined;
  const past = createPast();
  const feed = createFeed({
    sources: () => Object.fromEntries(HOME_SOURCES.map((name) => [name, cells[name].value])) as unknown as HomeSources,
    past: () => past(open()),
    outlet,
    delayMs: () => delayMs,
    media: homeMedia(media),
    now,
    later: (action, ms) => {
      clearTimeout(timer);
      timer = setTimeout(action, ms);
      timer.unref();
    },
    log,
  });
  for (const name of QUICK) cells[name].on('change', feed.changed);
  cells.speaking.on('change', feed.spoken);
  feed.changed();
  return {
    ...outlet,
    stop: () => {
      clearTimeout(timer);
      outlet.stop();
    },
  };
};

export { NOBODY, type ViewersLoad } from './host';
export { viewersTroubles } from './troubles';
