import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Answer, Order } from './protocol.ts';

const WORKER = fileURLToPath(new URL('worker.ts', import.meta.url));

/** A process that has loaded the tests. Fails when they cannot be loaded. */
export const start = async (args: readonly string[]): Promise<ChildProcess> => {
  const child = fork(WORKER, args, { execArgv: ['--import', 'tsx'] });
  await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('the tests could not be loaded'))),
  ]);
  return child;
};

/** The answer to an order, or null when the process died of it, or fell silent and was ended. */
export const ask = (child: ChildProcess, order: Order, patienceMs: number): Promise<Answer | null> =>
  new Promise((resolve) => {
    const done = (answer: Answer | null): void => {
      clearTimeout(timer);
      child.removeAllListeners();
      resolve(answer);
    };
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      done(null);
    }, patienceMs);
    child.once('exit', () => {
      done(null);
    });
    child.once('message', (answer) => {
      done(answer as Answer);
    });
    child.send(order);
  });
