import { parentPort, workerData } from 'node:worker_threads';
import type { AddressInfo } from 'node:net';
import type { HomeDocument } from '../contract/viewers';
import { readPages, type PageFile } from '../match/http/builtPages';
import { textOf } from '../match/textOf';
import { createArchive } from '../match/viewers/archive';
import { archiveRoute } from '../match/viewers/archiveRoute';
import { createListener } from '../match/viewers/listener';
import { mediaRoute } from '../match/viewers/media';
import { createPictures, loadPainter } from '../match/viewers/pictures';
import { createPublisher } from '../match/viewers/publisher';
import { shareRoute } from '../match/viewers/shareRoute';
import type { FromThread, ThreadData, ToThread } from '../match/viewers/thread';

const LOAD_EVERY_MS = 5000;

const {
  host,
  port,
  pages,
  mostConnections,
  archive: folder,
  feeds,
  address,
  edges,
  publishKey,
} = workerData as ThreadData;

const say = (message: FromThread): void => parentPort?.postMessage(message);
const warn = (text: string): void => say({ kind: 'warned', text });
const now = (): number => performance.now();

const builtPages = (): ReadonlyMap<string, PageFile> => {
  try {
    return readPages(pages);
  } catch {
    // Documents are of use without our pages.
    return new Map();
  }
};

const publisher = createPublisher(edges, publishKey, now);
const built = builtPages();
const archive = createArchive(folder, warn);
let live: HomeDocument | null = null;

const partOf = (id: string): string | undefined => part(id) ?? archive.part(id)?.plain.toString();
const find = (matchId: string): HomeDocument | null => {
  if (live?.match.matchId === matchId) return live;
  const kept = archive.match(matchId);
  return kept === undefined ? null : (JSON.parse(kept.plain.toString()) as HomeDocument);
};
const painter = loadPainter(warn);
const share = shareRoute({
  ...{ address, find, part: partOf },
  page: built.get('/')?.body.toString(),
  pictures: painter && createPictures(painter, now),
});
/** Serves viewers at home on a thread of its own: however many come, the match does not wait for them. */
const { server, put, keepPast, part, load } = createListener({
  ...{ pages: built, mostConnections, now, edges: publisher.views },
  routes: [mediaRoute(feeds), archiveRoute(archive), share],
});
server.once('error', (error) => say({ kind: 'failed', reason: textOf(error) }));
server.listen(port, host, () => say({ kind: 'listens', port: (server.address() as AddressInfo).port }));
parentPort?.on('message', ({ audience, etag, body, named, parts }: ToThread) => {
  // First what the document names: whoever has it may ask for that.
  const gone = keepPast(named, parts);
  put(audience, etag, body);
  publisher.put(audience, body, parts, gone);
  if (audience !== 'all') return;
  live = JSON.parse(body) as HomeDocument;
  archive.follow(live, partOf);
});
setInterval(() => {
  say({ kind: 'load', load: { ...load(), edges: publisher.views() } });
  publisher.look();
}, LOAD_EVERY_MS).unref();
