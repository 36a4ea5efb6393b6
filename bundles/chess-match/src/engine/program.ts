import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import type { Program, ProgramEvents } from './session';

const LOWEST_PRIORITY = 19;
const KILOBYTES = 1024;

/** The program in a shell that lets it have no more memory than that; on Windows there is no such thing. */
const limited = (path: string, memoryMb: number): readonly [string, readonly string[]] =>
  process.platform === 'win32'
    ? [path, []]
    : ['/bin/sh', ['-c', `ulimit -v ${memoryMb * KILOBYTES} && exec "$0"`, path]];

/** Starts an engine, at the lowest priority: the machine encodes pictures too. Nothing that goes wrong is thrown. */
export const startProgram = (path: string, memoryMb: number, { said, gone }: ProgramEvents): Program => {
  const [command, given] = limited(path, memoryMb);
  const child = spawn(command, given, { stdio: ['pipe', 'pipe', 'ignore'], windowsHide: true });
  child.on('error', (error) => gone(error.message));
  child.on('exit', (code, signal) => gone(signal ?? `exit ${code ?? ''}`));
  // Whoever is dead does not read: its exit tells the same.
  child.stdin.on('error', () => undefined);
  child.stdout.setEncoding('utf8');
  child.stdout.on('data', said);
  try {
    if (child.pid !== undefined) setPriority(child.pid, LOWEST_PRIORITY);
  } catch {
    // Already gone, or not ours to say: it works at another priority.
  }
  return { write: (text) => void child.stdin.write(text), kill: () => void child.kill('SIGKILL') };
};
