import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { hasEnded } from './ended';
import { PROJECT_FOLDER } from './root';
import { until } from './until';

/** `npm run site:media` on a root of a test. */
export interface Packer {
  /** Everything it has said. */
  said(): string;
  stop(): Promise<void>;
}

/** @param passphrase of encrypted feeds */
export const startPacker = (root: string, passphrase = ''): Packer => {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/siteMedia.ts', '--root', root], {
    cwd: PROJECT_FOLDER,
    env: { ...process.env, MEDIA_PASSPHRASE: passphrase },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  return {
    said: () => said,
    stop: async () => {
      child.kill('SIGTERM');
      await until(() => hasEnded(child), 'who packs to end');
    },
  };
};

const LISTENS = '0A';

/** Whether somebody of this machine listens there by IPv4; nobody is connected with for it. */
export const isListening = (port: number): boolean =>
  readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .some((line) => {
      const [, local = '', , state] = line.trim().split(/\s+/);
      return local.endsWith(`:${port.toString(16).toUpperCase().padStart(4, '0')}`) && state === LISTENS;
    });
