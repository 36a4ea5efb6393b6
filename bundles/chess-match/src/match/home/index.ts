import { dirname, join, resolve } from 'node:path';
import { AUDIENCES, teamOf, type HomeSources } from '../../contract/viewers';
import { viewsFor } from '../../contract/views';
import type { MatchConfig } from '../server/config';
import type { Shelf } from '../safety/kept/kept';
import type { Crew } from '../crew';
import type { Log } from '../base/log';
import type { Outlet } from '../publish/outlet';
import { cut, type Picture } from '../publish/picture';
import { initialViews } from '../publish/views';
import { createFeed, type Feed } from './feed';
import { writeFeedDelays } from './feedDelays';
import type { AccessState } from './access/check';
import { keptAccess } from './access/keptAccess';
import { keptLinksKey } from './access/keptKey';
import { createLinks, type Links } from './access/links';
import { linksKeyOf, publishKeyOf, SECRET_NAME, secretOf } from './keys';
import { noViewers, viewersIn, type PlaceHost, type ViewersLoad } from './host';
import { textOf } from '../base/textOf';
import type { AnswerRow } from '../../http/answerRow';
import { embedRoute } from './files/embedRoute';
import { homeMedia } from './media';
import { createPast } from './past';
import { createTeller } from './teller';
import type { ThreadData } from './thread';

const OF_DOCUMENTS = viewsFor('home');
/** What documents are made from, and which matches are put away. */
const SOURCES = [...OF_DOCUMENTS, 'matches'] as const;
type Source = (typeof SOURCES)[number];
/** Before anything was published. */
const NOTHING: HomeSources = initialViews();
const MOST_CONNECTIONS = 1000;
const ARCHIVE = 'viewers-archive';

/** Folder of the matches that are over. @param folder of the journal: they are kept beside it */
const archiveBeside = (folder: string): string => join(dirname(folder), ARCHIVE);

const builtPages = (): string => join(process.cwd(), 'site', 'dist');

/** A match for the pages of others, as the crew takes it. */
export const embedRow = (viewers: MatchConfig['viewers'], folder: string): AnswerRow =>
  embedRoute({ viewers, archive: archiveBeside(folder), pages: builtPages() });

/**
 * Who may see what at home, as it was settled before: the links are signed by what the environment holds, so that
 * engines know them too, else by a key of this house alone.
 * @param now the match's time, Unix ms
 */
export const openLinks = (shelf: Shelf, now: () => number, log: Log): Links => {
  const secret = secretOf(process.env);
  let timer: NodeJS.Timeout | undefined;
  return createLinks({
    access: keptAccess(shelf),
    key: secret === null ? keptLinksKey(shelf) : linksKeyOf(secret),
    now,
    log,
    later: (action, ms) => {
      clearTimeout(timer);
      timer = setTimeout(action, ms);
      timer.unref();
    },
  });
};

export interface Viewers {
  readonly outlet: Outlet<Source>;
  /** Files by which those at home follow the match; held back already. */
  readonly putFiles: PlaceHost['putFiles'];
  load(): ViewersLoad;
  stop(): void;
}

export interface ViewersParts {
  readonly config: MatchConfig['viewers'];
  /** Of the built extension. */
  readonly extension: string;
  /** Of the journal: matches that are over are kept beside it. */
  readonly folder: string;
  /** Who may see what. */
  readonly links: Links;
  /** Whose what comes from the teams is. */
  readonly teamFeeds: Crew['feeds'];
  /** The match's time, Unix ms. */
  readonly now: () => number;
  readonly log: Log;
  /** Something is wrong, or right again: called before long. */
  readonly onTrouble: () => void;
}

/**
 * Viewers at home, and in the hall where that has a listener of its own: what is published for everybody, as a document
 * for each audience. What is held back at home is never in a thread that those at home, engines, previews or the
 * archive are served from.
 */
export const serveViewers = ({
  config: { port, host, delayMs, hall, address, edges, media },
  extension,
  folder,
  links,
  teamFeeds,
  now,
  log,
  onTrouble,
}: ViewersParts): Viewers => {
  const accessState = (): AccessState => ({ ...links.accessState(), areFeedsShut: teamFeeds.state() !== 'right' });
  const path = join(extension, 'workers', 'viewers.js');
  const secret = secretOf(process.env);
  if (edges.length > 0 && secret === null)
    log.warn(`Engines for viewers at home are left alone: ${SECRET_NAME} is not in the environment, or too short.`);
  const folders = {
    pages: builtPages(),
    mostConnections: MOST_CONNECTIONS,
    address,
    archive: archiveBeside(folder),
    linksKey: links.key,
    accessState: accessState(),
    away: [],
  };
  const mediaFolder = resolve(media.folder);
  const placeIn = (data: Omit<ThreadData, 'nowMs'>): PlaceHost => viewersIn(path, data, now, log, onTrouble);
  const home =
    port === null
      ? null
      : placeIn({
          ...folders,
          place: 'home',
          host,
          port,
          edges,
          publishKey: secret && publishKeyOf(secret),
          media: {
            folder: mediaFolder,
            audiences: AUDIENCES.filter((audience) => media.feeds[audience] !== undefined),
          },
        });
  const inHall =
    hall === null
      ? null
      : placeIn({
          ...folders,
          place: 'hall',
          host: hall.address,
          port: hall.port,
          edges: [],
          publishKey: null,
          media: { folder: mediaFolder, audiences: [] },
        });
  const past = createPast();
  let latest: Picture<Source> | null = null;
  const timers = new Map<PlaceHost, NodeJS.Timeout>();
  /** @param heldMs by how much everything comes later there */
  const feedTo = (to: PlaceHost, heldMs: number): Feed =>
    createFeed({
      sources: () => (latest === null ? NOTHING : cut(latest, OF_DOCUMENTS)),
      createTeller: () => createTeller(() => latest?.open ?? null, past),
      outlet: to,
      delayMs: (audience) => {
        const team = teamOf(audience);
        return heldMs + (team === null ? 0 : links.rules()[team].delaySeconds * 1000);
      },
      // Picture and sound are held back for everybody: beside what is not they would be of another time.
      media: (audience) => (heldMs === delayMs ? homeMedia(media, accessState(), audience) : null),
      now,
      later: (action, ms) => {
        clearTimeout(timers.get(to));
        timers.set(to, setTimeout(action, ms).unref());
      },
      log,
    });
  const places = [...(home === null ? [] : [home]), ...(inHall === null ? [] : [inHall])];
  const feeds = places.map((place) => feedTo(place, place === home ? delayMs : 0));
  const changed = (): void => {
    if (latest !== null) feeds.forEach((feed) => feed.changed());
  };
  const take: Outlet<Source>['take'] = (picture, names) => {
    latest = picture;
    const { matches } = picture.view('matches');
    if (names.has('matches'))
      home?.putAway(matches.flatMap(({ matchId, archived, published }) => (archived || !published ? [matchId] : [])));
    // The document knows the others as they are; who speaks changes too often to be told at once.
    if (OF_DOCUMENTS.some((name) => name !== 'speaking' && names.has(name))) changed();
    if (names.has('speaking')) feeds.forEach((feed) => feed.spoken());
  };
  const tellPacker = (): void => {
    if (Object.keys(media.feeds).length === 0) return;
    try {
      writeFeedDelays(mediaFolder, links.rules(), accessState().areFeedsShut);
    } catch (error) {
      log.warn(`Who packs picture and sound is not told of the teams' delays: ${textOf(error)}`);
    }
  };
  tellPacker();
  const lettingIn = (): void => {
    tellPacker();
    for (const place of places) place.letIn(accessState());
    changed();
  };
  links.listen(lettingIn);
  teamFeeds.listen(lettingIn);
  const served = home ?? noViewers();
  return {
    outlet: { name: 'home', of: SOURCES, when: 'quiet', take },
    putFiles: served.putFiles,
    load: () => ({ ...served.load(), hall: inHall?.load() ?? null }),
    stop: () => {
      for (const timer of timers.values()) clearTimeout(timer);
      for (const place of places) place.stop();
    },
  };
};

export type { ViewersLoad } from './host';
export type { Links } from './access/links';
export { linksRoutes } from './access/routes';
export { viewersTroubles } from './troubles';
