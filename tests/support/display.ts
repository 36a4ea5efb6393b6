import { spawn, type ChildProcess } from 'node:child_process';
import { hasEnded } from './ended';
import { until } from './until';

const START_LIMIT_MS = 60_000;
const END_LIMIT_MS = 10_000;

/** Ends a process that was started here, by force if it does not go by itself. */
export const end = async (child: ChildProcess, signal: NodeJS.Signals): Promise<void> => {
  if (hasEnded(child)) return;
  child.kill(signal);
  child.kill('SIGCONT');
  await until(() => hasEnded(child), `${child.spawnfile} to end`, END_LIMIT_MS).catch(() => child.kill('SIGKILL'));
};

/** A screen that nobody sees. Xvfb chooses a free display itself and writes its number to descriptor 3. */
export const startDisplay = async (size = '1280x720'): Promise<{ child: ChildProcess; display: string }> => {
  const args = ['-displayfd', '3', '-screen', '0', `${size}x24`, '-nolisten', 'tcp', '-noreset'];
  const child = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  let number = '';
  child.stdio[3]?.on('data', (chunk: Buffer) => (number += chunk.toString()));
  await until(() => number.endsWith('\n') || hasEnded(child), 'Xvfb to choose a display', START_LIMIT_MS);
  if (hasEnded(child)) throw new Error('Xvfb ended before it had a display.');
  return { child, display: `:${number.trim()}` };
};
