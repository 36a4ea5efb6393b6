import { parentPort, workerData } from 'node:worker_threads';
import type { AddressInfo } from 'node:net';
import { readPages, type PageFile } from '../match/http/builtPages';
import { textOf } from '../match/textOf';
import { createListener } from '../match/viewers/listener';
import type { FromThread, ThreadData, ToThread } from '../match/viewers/thread';

const LOAD_EVERY_MS = 5000;

const { host, port, pages, mostConnections } = workerData as ThreadData;

const say = (message: FromThread): void => parentPort?.postMessage(message);

const builtPages = (): ReadonlyMap<string, PageFile> => {
  try {
    return readPages(pages);
  } catch {
    // Documents are of use without our pages.
    return new Map();
  }
};

/** Serves viewers at home on a thread of its own: however many come, the match does not wait for them. */
const { server, put, keepPast, load } = createListener({
  pages: builtPages(),
  mostConnections,
  now: () => performance.now(),
});
server.once('error', (error) => say({ kind: 'failed', reason: textOf(error) }));
server.listen(port, host, () => say({ kind: 'listens', port: (server.address() as AddressInfo).port }));
parentPort?.on('message', ({ audience, etag, body, named, parts }: ToThread) => {
  // First what the document names: whoever has it may ask for that.
  keepPast(named, parts);
  put(audience, etag, body);
});
setInterval(() => say({ kind: 'load', ...load() }), LOAD_EVERY_MS).unref();
