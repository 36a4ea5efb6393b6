// A process of its own that floods a server on this machine: node --import tsx flooder.ts '{"kind": ..., ...}'. Bounded
// in time and count, whatever it meets. Prints one line when it floods: where there is a limit, when it has been met
// for the first time, however slow this machine is.
import { Agent, get } from 'node:http';
import { io, type Socket } from 'socket.io-client';
import type { FloodOrder } from './flood';

const order = JSON.parse(process.argv[2] ?? '{}') as FloodOrder;
const { kind, port, from, seconds } = order;
const url = `http://127.0.0.1:${port}`;
const endsAtMs = Date.now() + seconds * 1000;
const agent = new Agent({ localAddress: from, maxSockets: 50 });
const MOST_PACKETS = 2_000_000;

const open = (namespace: string, isBack: boolean): Socket =>
  io(url + namespace, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: isBack,
    reconnectionDelay: 10,
    reconnectionDelayMax: 50,
    // The types know the browser's agent only; under Node it is that of http.
    agent: agent as unknown as string,
    auth: { role: 'viewer', name: 'flood', page: 'flood' },
  });

let hasBegun = false;
const begun = (): void => {
  if (!hasBegun) process.stdout.write('begun\n');
  hasBegun = true;
};

/** Calls back as fast as the loop turns, until the time is over. */
const busily = (act: () => void): void => {
  if (Date.now() >= endsAtMs) process.exit(0);
  act();
  setImmediate(() => busily(act));
};

const floods: Readonly<Record<FloodOrder['kind'], () => void>> = {
  /** The same processor time for nobody. */
  burn: () => {
    begun();
    busily(() => {
      const until = performance.now() + 5;
      while (performance.now() < until);
    });
  },
  /** Packets that pass the list and packets that do not, on sockets that come back when they are cut. */
  packets: () => {
    const sockets = ['/', '/', '/', '/', '/chess-match', '/chess-match'].map((name) => open(name, true));
    let sent = 0;
    const target = { name: 'match', namespace: 'chess-match' };
    for (const socket of sockets) socket.on('disconnect', begun);
    busily(() => {
      for (const socket of sockets) {
        if (!socket.connected || sent > MOST_PACKETS) continue;
        for (let count = 0; count < 50; count += 1) {
          socket.emit('command', { type: 'commitTurn' }, () => undefined);
          socket.emit('replicant:read', target, () => undefined);
          sent += 2;
        }
      }
    });
  },
  /** New sockets without end, at a time more than one address may open at once. */
  sockets: () => {
    let opening = 0;
    const openOne = (): void => {
      opening += 1;
      const socket = open('/chess-match', false);
      const done = (): void => {
        opening -= 1;
        setTimeout(() => socket.close(), 2000);
      };
      socket.once('connect', done).once('connect_error', done).once('connect_error', begun);
    };
    busily(() => {
      while (opening < 300) openOne();
    });
  },
  requests: () => {
    let waiting = 0;
    begun();
    busily(() => {
      while (waiting < 50) {
        waiting += 1;
        const done = (): void => void (waiting -= 1);
        get(`${url}/chess-match/state`, { agent }, (response) => response.resume().once('close', done)).once(
          'error',
          done,
        );
      }
    });
  },
  /** Five hundred sockets at once, and again. */
  twice: () => {
    const all = async (): Promise<void> => {
      const sockets = Array.from({ length: 500 }, () => open('/chess-match', false));
      await Promise.all(
        sockets.map(
          (socket) =>
            new Promise<void>((resolve) => socket.once('connect', resolve).once('connect_error', () => resolve())),
        ),
      );
      for (const socket of sockets) socket.close();
    };
    begun();
    setTimeout(() => process.exit(1), seconds * 1000);
    void all()
      .then(all)
      .then(() => process.exit(0));
  },
};

floods[kind]();
