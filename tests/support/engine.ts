import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { get, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { get as getSecurely } from 'node:https';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { linksKeyOf, publishKeyOf } from '../../bundles/chess-match/src/match/home/keys';
import { layOutEngine } from '../../scripts/engine/layOut';
import type { EngineOptions } from '../../scripts/engine/options';
import { programPath } from '../../scripts/lib/programs';
import { hasEnded } from './ended';
import { freePort } from './freePort';
import { PROJECT_FOLDER } from './root';
import { until } from './until';

/** A real nginx with nchan, in a folder and on ports of its own. */
export interface TestEngine {
  /** Where viewers come. */
  readonly port: number;
  /** Where it is published to: "http://127.0.0.1:PORT", by https where it has a certificate. */
  readonly publish: string;
  /** What is graver than a refusal. */
  log(): string;
  /** Ids of the master and its workers. */
  processes(): readonly number[];
  /** To how many it pushes. */
  viewers(): Promise<number>;
  start(): Promise<void>;
  kill(signal: NodeJS.Signals): Promise<void>;
  dispose(): Promise<void>;
}

const answersOn = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

/** Whoever signed the certificate. */
const read = async (address: string, headers: OutgoingHttpHeaders): Promise<string> => {
  const ask = address.startsWith('https:') ? getSecurely : get;
  const request = ask(address, { headers, rejectUnauthorized: false });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  return text(answer);
};

/** @param given what it is told otherwise than usual */
export const createEngine = async (secret: string, given: Partial<EngineOptions> = {}): Promise<TestEngine> => {
  const folder = mkdtempSync(join(tmpdir(), 'engine-'));
  const [port, publishPort] = [await freePort(), await freePort()];
  const [scheme, everybody] = given.tls ? ['https', '0.0.0.0'] : ['http', '127.0.0.1'];
  const publishKey = publishKeyOf(secret);
  layOutEngine(folder, join(PROJECT_FOLDER, 'site', 'dist'), {
    listen: `127.0.0.1:${port}`,
    publish: `${everybody}:${publishPort}`,
    tls: null,
    proxy: null,
    media: null,
    origin: null,
    publishKey,
    linksKey: linksKeyOf(secret),
    workers: 2,
    viewers: 100,
    perAddress: 100,
    pingSeconds: 1,
    // Root's workers have no way into a folder of a test.
    user: process.getuid?.() === 0 ? userInfo().username : null,
    ...given,
  });
  const publish = `${scheme}://127.0.0.1:${publishPort}`;
  let child: ChildProcess | null = null;
  const sweep = (): void => void (child?.pid !== undefined && !hasEnded(child) && process.kill(-child.pid, 'SIGKILL'));
  process.once('exit', sweep);
  const kill = async (signal: NodeJS.Signals): Promise<void> => {
    const run = child;
    if (run === null || hasEnded(run)) return;
    // Master and workers: orphans would go on serving.
    if (run.pid !== undefined) process.kill(-run.pid, signal);
    await until(async () => hasEnded(run) && !(await answersOn(port)), 'the engine to end');
  };
  return {
    port,
    publish,
    kill,
    log: () => readFileSync(join(folder, 'error.log'), 'utf8'),
    processes: () => {
      const master = child?.pid ?? 0;
      const workers = readFileSync(`/proc/${master}/task/${master}/children`, 'utf8');
      return [master, ...workers.trim().split(' ').map(Number)];
    },
    viewers: async () => {
      const status = await read(`${publish}/viewers`, { authorization: `Bearer ${publishKey}` });
      return Number(/^subscribers: (\d+)/m.exec(status)?.[1]);
    },
    start: async () => {
      const run = spawn(programPath('nginx'), ['-p', folder, '-c', 'nginx.conf', '-g', 'daemon off;'], {
        stdio: ['ignore', 'ignore', 'inherit'],
        detached: true,
      });
      child = run;
      await until(async () => hasEnded(run) || (await answersOn(port)), 'the engine to listen');
      if (hasEnded(run)) throw new Error(`nginx ended with status ${run.exitCode ?? run.signalCode}.`);
    },
    dispose: async () => {
      await kill('SIGTERM');
      process.off('exit', sweep);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
