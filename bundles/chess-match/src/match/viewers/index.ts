import { dirname, join, resolve } from 'node:path';
import { AUDIENCES, HOME_SOURCES, teamOf, type HomeSources } from '../../contract/viewers';
import type { MatchConfig } from '../config';
import type { Log } from '../log';
import type { Cells } from '../publish/replicants';
import { createFeed } from './feed';
import { writeFeedDelays } from './feedDelays';
import { linkFile } from './access/linkFile';
import { createLinks, type Links } from './access/links';
import { linkKey } from '../venue/linkKey';
import { linksKeyOf, publishKeyOf, SECRET_NAME, secretOf } from './keys';
import type { OpenMatch } from '../openMatch';
import { noViewers, viewersIn, type ViewersHost } from './host';
import { textOf } from '../textOf';
import { homeMedia } from './media';
import { createPast } from './past';

/** The document knows them as they are; who speaks changes too often to be told at once. */
const QUICK = HOME_SOURCES.filter((name) => name !== 'speaking');
const MOST_CONNECTIONS = 1000;
const ARCHIVE = 'viewers-archive';

/**
 * Who may see what at home, as it was settled before: the links are signed by what the environment holds, so that engines know them
 * too, else by a key of this house alone.
 * @param folder where it outlives the server
 * @param now the match's time, Unix ms
 */
export const openLinks = (folder: string, now: () => number, log: Log): Links => {
  const secret = secretOf(process.env);
  let timer: NodeJS.Timeout | undefined;
  return createLinks({
    file: linkFile(join(folder, 'viewers.json'), log),
    key: secret === null ? linkKey(join(folder, 'viewers.key')) : linksKeyOf(secret),
    now,
    later: (action, ms) => {
      clearTimeout(timer);
      timer = setTimeout(action, ms);
      timer.unref();
    },
  });
};

/**
 * Viewers at home: what is published for everybody, as a document for each audience.
 * @param open the match that the cells show
 * @param folder of the built extension
 * @param journal its folder: matches that are over are kept beside it
 * @param links who may see what
 * @param now the match's time, Unix ms
 * @param onTrouble something is wrong, or right again: called before long
 */
export const serveViewers = (
  cells: Cells,
  open: () => OpenMatch | null,
  { port, host, delayMs, address, edges, media }: MatchConfig['viewers'],
  folder: string,
  journal: string,
  links: Links,
  now: () => number,
  log: Log,
  onTrouble: () => void,
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
    ...{ linksKey: links.key, doors: links.doors() },
    media: {
      folder: resolve(media.folder),
      audiences: AUDIENCES.filter((audience) => media.feeds[audience] !== undefined),
    },
  };
  const outlet = viewersIn(path, data, log, onTrouble);
  let timer: NodeJS.Timeout | undefined;
  const past = createPast();
  const feed = createFeed({
    sources: () => Object.fromEntries(HOME_SOURCES.map((name) => [name, cells[name].value])) as unknown as HomeSources,
    past: () => past(open()),
    outlet,
    delayMs: (audience) => {
      const team = teamOf(audience);
      return delayMs + (team === null ? 0 : links.rules()[team].delaySeconds * 1000);
    },
    media: (audience) => homeMedia(media, links.doors().access, audience),
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
  const mediaFolder = resolve(media.folder);
  const tellPacker = (): void => {
    if (Object.keys(media.feeds).length === 0) return;
    try {
      writeFeedDelays(mediaFolder, links.rules());
    } catch (error) {
      log.warn(`Who packs picture and sound is not told of the teams' delays: ${textOf(error)}`);
    }
  };
  tellPacker();
  links.listen(() => {
    tellPacker();
    outlet.letIn(links.doors());
    feed.changed();
  });
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
export { linksRoutes } from './access/routes';
export { viewersTroubles } from './troubles';
