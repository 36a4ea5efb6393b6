import { setPriority } from 'node:os';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { AddressInfo } from 'node:net';
import type { HomeDocument } from '../contract/viewers';
import { readPages, type PageFile } from '../http/builtPages';
import { textOf } from '../match/base/textOf';
import { createAccessCheck } from '../match/home/access/check';
import { createArchive } from '../match/home/archive';
import { readArchive } from '../match/home/archiveFiles';
import { archiveRows } from '../match/home/archiveRoute';
import { askEdge } from '../match/home/askEdge';
import { createDocuments } from '../match/home/documents';
import { feedViews, readStatus } from '../match/home/feedStatus';
import { createLiveFiles } from '../match/home/liveFiles';
import { resultRows } from '../match/home/results/resultRows';
import { fileRows } from '../match/home/files/fileRows';
import { createListener } from '../match/home/listener';
import { FEEDS, mediaRow } from '../match/home/media';
import { createPictures, loadPainter } from '../match/home/pictures';
import { createPublisher } from '../match/home/publisher';
import { shareRows } from '../match/home/shareRoute';
import type { DocumentOut, FromThread, ThreadData, ToThread } from '../match/home/thread';

const LOAD_EVERY_MS = 1000;
const POLL_INTERVAL_MS = 5000;
const MOST_IDLE_MS = 30_000;
/** A network may come up after the server, and a port be given up. */
const LISTEN_AGAIN_MS = 5000;

/** Niceness, -20 to 19. */
const BEHIND_THE_MATCH = 10;
// Who looks on waits for who plays. On Linux this is the thread's own; elsewhere it would hold back the whole server.
if (process.platform === 'linux') setPriority(BEHIND_THE_MATCH);

const given = workerData as ThreadData;
const { host, port, pages, mostConnections, archive: folder, media, address, edges, publishKey } = given;
let { accessState } = given;

const say = (message: FromThread): void => parentPort?.postMessage(message);
const warn = (text: string): void => say({ kind: 'warned', text });
const now = (): number => performance.now();
let clock = { nowMs: given.nowMs, atMs: now() };
/** The match's time, Unix ms. */
const dateMs = (): number => clock.nowMs + now() - clock.atMs;

const builtPages = (): ReadonlyMap<string, PageFile> => {
  try {
    return readPages(pages);
  } catch {
    // Documents are of use without our pages.
    return new Map();
  }
};

const publisher = createPublisher(
  edges,
  publishKey === null ? null : (url) => askEdge(url, publishKey),
  accessState,
  now,
);
const check = createAccessCheck(() => accessState, given.linksKey, dateMs);
const documents = createDocuments(check, now);
const built = builtPages();
/** What is kept came out at home, after its delay; the hall reads it there. */
const kept = given.place === 'home' ? createArchive(folder, warn) : null;
kept?.putAway(given.away);
const archive = kept ?? readArchive(folder);
/** What previews may show: nothing of a match that is on where it is not held back. */
let live: HomeDocument | null = null;

const partOf = (id: string): string | undefined => documents.part(id) ?? archive.part(id)?.plain.toString();
const find = (matchId: string): HomeDocument | null => {
  if (live?.match.matchId === matchId) return live;
  const over = archive.match(matchId);
  return over === undefined ? null : (JSON.parse(over.plain.toString()) as HomeDocument);
};
const feeds = () =>
  media.audiences.length === 0 ? [] : feedViews(media.audiences, readStatus(media.folder), Date.now());
const painter = loadPainter(warn);
/** What leaves the house is held back before it comes here; the hall follows no match from outside. */
const followed = createLiveFiles();
const share = shareRows({
  address,
  find,
  part: partOf,
  isOver: (matchId) => live?.match.matchId !== matchId,
  page: built.get('/')?.body.plain.toString(),
  pictures: painter && createPictures(painter, now),
});
const files = fileRows({
  archive,
  script: built.get('/match.js')?.body.plain.toString(),
  address,
  find,
  hasPictures: painter !== null,
});
/** Serves viewers of a place on a thread of its own: however many come, the match does not wait for them. */
const { server, load } = createListener({
  pages: built,
  documents,
  mostConnections,
  mostIdleMs: MOST_IDLE_MS,
  now,
  dateMs,
  edges: publisher.views,
  feeds: () => feeds().filter(({ audience }) => check.isOpenToAll(audience)),
  rows: [
    ...followed.rows,
    mediaRow(join(media.folder, FEEDS), check),
    ...archiveRows(archive),
    ...resultRows(archive),
    ...files,
    ...share,
  ],
  warn,
});
const listen = (): void => void server.listen(port, host);
server.on('listening', () => say({ kind: 'listens', port: (server.address() as AddressInfo).port }));
server.on('error', (error) => {
  say({ kind: 'failed', reason: textOf(error) });
  if (!server.listening) setTimeout(listen, LISTEN_AGAIN_MS).unref();
});
listen();
const putOut = ({ nowMs, audience, etag, body, named, parts }: DocumentOut): void => {
  clock = { nowMs, atMs: now() };
  // First what the document names: whoever has it may ask for that.
  const gone = documents.keepPast(audience, named, parts);
  documents.put(audience, etag, body);
  publisher.put(audience, body, parts, gone);
  if (audience !== 'all' || kept === null) return;
  live = JSON.parse(body) as HomeDocument;
  kept.follow(live, partOf);
};
parentPort?.on('message', (message: ToThread) => {
  if (message.kind === 'document') return putOut(message);
  if (message.kind === 'files') return followed.put(message.files);
  if (message.kind === 'away') return kept?.putAway(message.away);
  ({ accessState } = message);
  publisher.letIn(accessState);
});
setInterval(
  () => say({ kind: 'load', load: { ...load(), edges: publisher.views(), feeds: feeds() } }),
  LOAD_EVERY_MS,
).unref();
setInterval(publisher.look, POLL_INTERVAL_MS).unref();
