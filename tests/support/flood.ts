import { setTimeout as delay } from 'node:timers/promises';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { CommandSocket } from './commands';
import { PROJECT_FOLDER } from './root';

export interface FloodOrder {
  /** `burn` floods nobody: it only takes the same processor time. */
  readonly kind: 'burn' | 'packets' | 'sockets' | 'requests' | 'twice';
  readonly port: number;
  /** Its own address: one of 127.0.0.0/8. */
  readonly from: string;
  /** It ends by itself. */
  readonly seconds: number;
}

const FLOODER = join(PROJECT_FOLDER, 'tests', 'support', 'flooder.ts');

/** Runs while a process of its own floods and has met what limits it. @throws when that never came */
export const underFlood = async <T>(order: FloodOrder, run: (hasEnded: () => boolean) => Promise<T>): Promise<T> => {
  const child = spawn(process.execPath, ['--import', 'tsx', FLOODER, JSON.stringify(order)], {
    cwd: PROJECT_FOLDER,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const begun = await Promise.race([
      once(child.stdout, 'data').then(() => true),
      once(child, 'exit').then(() => false),
    ]);
    if (!begun) throw new Error(`The flooder of ${order.kind} did not begin.`);
    return await run(() => child.exitCode !== null);
  } finally {
    child.kill('SIGKILL');
  }
};

/** The press of the clock, from the command to its answer, `count` times in turn; each is taken back. In ms. */
export const pressTimes = async ({ send }: CommandSocket, count: number): Promise<readonly number[]> => {
  const times: number[] = [];
  for (let pressed = 0; pressed < count; pressed += 1) {
    const sentAt = performance.now();
    const answer = await send({ type: 'commitTurn', line: '1:e4' });
    times.push(performance.now() - sentAt);
    if (!answer.ok) throw new Error(`The press was refused: ${answer.error.code}`);
    const undone = await send({ type: 'undo', reason: null, expectedVersion: answer.version });
    if (!undone.ok) throw new Error(`It was not taken back: ${undone.error.code}`);
    // Who presses as fast as he is answered would be cut for a flood of his own.
    await delay(20);
  }
  return times;
};
