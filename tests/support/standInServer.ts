// A host of the authority that is not NodeCG: sockets on an HTTP server, and values in memory. Run in the folder whose
// cfg/ and db/ it takes.
import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { Server } from 'socket.io';
import { DEFAULT_GAME, GAMES } from '../../bundles/chess-match/src/games';
import type { Host, HostReplicant } from '../../bundles/chess-match/src/match/host/host';
import { mountAuthority } from '../../bundles/chess-match/src/match/server/mount';
import { orExit } from '../../bundles/chess-match/src/match/server/orExit';
import { createObs } from '../../bundles/chess-match/src/obs';

const read = (name: string): unknown => JSON.parse(readFileSync(join(process.cwd(), 'cfg', name), 'utf8'));

class Value extends EventEmitter<{ change: [] }> implements HostReplicant {
  #value: unknown;
  constructor(first: unknown) {
    super();
    this.#value = first;
  }
  get value(): unknown {
    return this.#value;
  }
  set value(value: unknown) {
    this.#value = value;
    process.nextTick(() => this.emit('change'));
  }
}

const { port } = read('nodecg.json') as { readonly port: number };
const server = createServer((_request, response) => response.writeHead(404).end());
const signs = new EventEmitter<{ started: []; stopping: [] }>();
const host: Host = {
  log: console,
  appVersion: '0.0.0',
  hostVersion: 'stand-in',
  bundleConfig: read('chess-match.json'),
  listens: { host: '127.0.0.1', port, isLoginEnabled: false },
  io: new Server(server),
  replicant: (_name, first) => new Value(first),
  onStarted: (begin) => void signs.on('started', begin),
  onStopping: (end) => void signs.on('stopping', end),
};

orExit(() => mountAuthority(host, { games: GAMES, defaultGame: DEFAULT_GAME, createObs }));
server.listen(port, '127.0.0.1', () => signs.emit('started'));
process.once('SIGTERM', () => {
  signs.emit('stopping');
  server.close();
  setImmediate(() => setImmediate(() => process.exit()));
});
