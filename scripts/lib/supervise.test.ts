import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { PROJECT_FOLDER } from './project';

const SUPERVISE = pathToFileURL(join(PROJECT_FOLDER, 'scripts', 'lib', 'supervise.ts')).href;
const SUPERVISED = pathToFileURL(
  join(PROJECT_FOLDER, 'bundles', 'chess-match', 'src', 'match', 'server', 'supervised.ts'),
).href;
const PRELOAD = pathToFileURL(join(PROJECT_FOLDER, 'scripts', 'lib', 'nodecgPreload.mjs')).href;

/** Talks on both streams, and says by another way that it lives. */
const TALK = `setInterval(() => {
  process.stdout.write('word\\n');
  process.stderr.write('word\\n');
  process.send?.('lives', undefined, {}, () => undefined);
}, 20);`;
/** A supervisor whose server talks as well. */
const SUPERVISOR = `
  import { supervise } from '${SUPERVISE}';
  const server = supervise({
    name: 'The server',
    command: [process.execPath, '-e', "setInterval(() => process.stderr.write('word'), 20)"],
    folder: '.',
    concerns: [],
    prepare: () => ({}),
    answers: () => Promise.resolve(true),
    onStart: () => undefined,
  });
  process.once('disconnect', () => { server.force(); process.exit(); });
  ${TALK}`;
const SERVER = `
  import { reportToSupervisor } from '${SUPERVISED}';
  reportToSupervisor((begin) => begin());
  ${TALK}`;

/** Its server fails until something is mended, which happens while it is being said that it is waited for. */
const MENDED_AT_ONCE = `
  import { mkdtempSync, writeFileSync } from 'node:fs';
  import { tmpdir } from 'node:os';
  import { join } from 'node:path';
  import { supervise } from '${SUPERVISE}';
  const folder = mkdtempSync(join(tmpdir(), 'mended-'));
  const write = process.stderr.write.bind(process.stderr);
  process.stderr.write = (words) => {
    if (String(words).includes('Ctrl-C ends it')) writeFileSync(join(folder, 'mended'), '');
    return write(words);
  };
  let starts = 0;
  const server = supervise({
    name: 'The server',
    command: [process.execPath, '-e', "console.error('Error: it is not mended'); process.exit(3)"],
    folder: '.',
    concerns: [folder],
    prepare: () => {
      starts += 1;
      process.send?.(starts);
      return {};
    },
    answers: () => Promise.resolve(true),
    onStart: () => undefined,
  });
  process.once('disconnect', () => { server.force(); process.exit(); });`;

/** Signs of life that a process must give once nobody reads. */
const SIGNS = 20;

/** @returns how often a program says that it lives after its reader has gone, up to SIGNS; fewer where it ends */
const livesUnread = (loaded: string, program: string): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, ['--import', loaded, '--input-type=module', '--eval', program], {
      cwd: PROJECT_FOLDER,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    let signs = 0;
    const end = (): void => {
      resolve(signs);
      if (child.connected) child.disconnect();
      child.kill();
    };
    child.once('message', () => {
      child.stdout?.destroy();
      child.stderr?.destroy();
      child.on('message', () => {
        signs += 1;
        if (signs === SIGNS) end();
      });
    });
    child.once('exit', end);
  });

it('tries a held start again when what it waits for is done while it is being said', async () => {
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', MENDED_AT_ONCE], {
    cwd: PROJECT_FOLDER,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  await new Promise<void>((resolve) => {
    child.on('message', (starts) => {
      if (starts === 4) resolve();
    });
  });
  child.disconnect();
});

describe('what nobody reads any more', () => {
  it.each([
    ['the supervisor', 'tsx', SUPERVISOR],
    ['a supervised server', 'tsx', SERVER],
    ['NodeCG, before it comes to the extension', PRELOAD, TALK],
  ])('does not end %s', async (_name, loaded, program) => {
    expect(await livesUnread(loaded, program)).toBe(SIGNS);
  });
});
