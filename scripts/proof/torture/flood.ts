import { connect, type Socket as TcpSocket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { openSocket } from '../../../tests/support/commands';
import type { Evening } from './evening';
import type { Victim } from './victim';

/** Bounds of one flood: sockets at a time, requests in all, and the longest time. */
const SOCKETS = 120;
const REQUESTS = 400;
const SLOW = 60;
const LONGEST_MS = 6000;
const PRESSES = 15;

const manySockets = async (victim: Victim, isOver: () => boolean): Promise<void> => {
  const opened = await Promise.allSettled(
    Array.from({ length: SOCKETS }, () => openSocket(victim, '/chess-match', {}, 'websocket', { role: 'viewer' })),
  );
  const sockets = opened.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  while (!isOver()) {
    for (const socket of sockets) socket.volatile.emit('time', () => undefined);
    await delay(50);
  }
  for (const socket of sockets) socket.close();
};

const manyRequests = async ({ url }: Victim, isOver: () => boolean): Promise<void> => {
  for (let sent = 0; sent < REQUESTS && !isOver(); sent += 10) {
    const paths = ['state', 'record.bcr', 'audit', 'health', 'journal'];
    const some = Array.from({ length: 10 }, (_, index) => fetch(`${url}/chess-match/${paths[index % 5] ?? 'health'}`));
    await Promise.allSettled(some.map(async (answer) => (await answer).arrayBuffer()));
  }
};

/** Requests that never come to an end. */
const slowOnes = async ({ port }: Victim, isOver: () => boolean): Promise<void> => {
  const slow: readonly TcpSocket[] = Array.from({ length: SLOW }, () => connect(port, '127.0.0.1'));
  for (const socket of slow)
    socket.on('error', () => undefined).write('POST /chess-match/commands HTTP/1.1\r\nhost: 127');
  while (!isOver()) {
    for (const socket of slow) if (socket.writable) socket.write('.');
    await delay(200);
  }
  for (const socket of slow) socket.destroy();
};

const FLOODS = [manySockets, manyRequests, slowOnes] as const;

/** Presses go on while others flood the server: each is answered, and nothing of it is lost. */
export const flood = async (evening: Evening): Promise<void> => {
  const { victim, random, tally } = evening;
  const endMs = performance.now() + LONGEST_MS;
  let isDone = false;
  const isOver = (): boolean => isDone || performance.now() > endMs;
  const flooding = random.pick(FLOODS)(victim, isOver);
  for (let press = 0; press < PRESSES && !evening.isSpoiled(); press += 1)
    if (!(await evening.play())) {
      evening.breaks('unanswered', { what: 'a command during a flood' });
      break;
    }
  isDone = true;
  await flooding;
  tally.count('floods');
  if (!evening.isSpoiled()) await evening.check();
};
