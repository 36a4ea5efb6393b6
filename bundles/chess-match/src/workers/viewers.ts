import { parentPort, workerData } from 'node:worker_threads';
import type { AddressInfo } from 'node:net';
import type { HomeAudience, HomeDocument } from '../contract/viewers';
import { readPages, type PageFile } from '../match/http/builtPages';
import { textOf } from '../match/textOf';
import { askEdge } from '../match/viewers/askEdge';
import { createEdge } from '../match/viewers/edge';
import { createListener } from '../match/viewers/listener';
import type { FromThread, ThreadData, ToThread } from '../match/viewers/thread';

const LOAD_EVERY_MS = 5000;
/** Below an engine's own address, which is that of the page it served. */
const LIVE = 'live';

const { host, port, pages, mostConnections, edges: addresses, publishKey } = workerData as ThreadData;

const say = (message: FromThread): void => parentPort?.postMessage(message);

const builtPages = (): ReadonlyMap<string, PageFile> => {
  try {
    return readPages(pages);
  } catch {
    // Documents are of use without our pages.
    return new Map();
  }
};

const now = (): number => performance.now();

const edges =
  publishKey === null
    ? []
    : addresses.map((url) =>
        createEdge({
          ...{ url, now, ask: askEdge(url, publishKey), random: Math.random },
          later: (action, ms) => void setTimeout(action, ms),
        }),
      );
const edgeViews = () => edges.map((edge) => edge.view());

/** Serves viewers at home on a thread of its own: however many come, the match does not wait for them. */
const { server, put, keepPast, load } = createListener({ pages: builtPages(), mostConnections, now, edges: edgeViews });
server.once('error', (error) => say({ kind: 'failed', reason: textOf(error) }));
server.listen(port, host, () => say({ kind: 'listens', port: (server.address() as AddressInfo).port }));
const publish = (audience: HomeAudience, body: string, parts: ReadonlyMap<string, string>, gone: readonly string[]) => {
  const document = JSON.parse(body) as HomeDocument;
  const pushed = JSON.stringify({ ...document, live: LIVE } satisfies HomeDocument);
  for (const edge of edges) {
    for (const [id, part] of parts) edge.keep(`past/${id}.json`, part);
    for (const id of gone) edge.keep(`past/${id}.json`, null);
    edge.put(audience, pushed);
  }
};
parentPort?.on('message', ({ audience, etag, body, named, parts }: ToThread) => {
  // First what the document names: whoever has it may ask for that.
  const gone = keepPast(named, parts);
  put(audience, etag, body);
  if (edges.length > 0) publish(audience, body, parts, gone);
});
setInterval(() => {
  say({ kind: 'load', load: { ...load(), edges: edgeViews() } });
  for (const edge of edges) void edge.look();
}, LOAD_EVERY_MS).unref();
