import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mustPost, newMatch } from '../../../tests/support/commands';
import { freePort } from '../../../tests/support/freePort';
import { createTestServer } from '../../../tests/support/server';
import { NODECG } from '../../lib/nodecgProgram';
import { longGame } from './longGame';
import { median, type Row } from './figures';

const RUNS = 5;
const TURNS = 100;
const SEED = 20_261_120;

const answers = async (url: string): Promise<boolean> => {
  try {
    await fetch(url, { redirect: 'manual' });
    return true;
  } catch {
    return false;
  }
};

/** Time from the start of the process to its first HTTP answer. */
const timeToAnswer = async (cwd: string, port: number): Promise<number> => {
  const startedAt = performance.now();
  const child = spawn(process.execPath, NODECG, {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  while (!(await answers(`http://127.0.0.1:${port}/`))) {
    if (child.exitCode !== null) throw new Error(`The server in ${cwd} ended with status ${child.exitCode}.`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const took = performance.now() - startedAt;
  child.kill('SIGKILL');
  await ended;
  return took;
};

/** A NodeCG with a bundle that does nothing: what starting NodeCG costs by itself. */
const emptyRoot = (root: string, port: number): string => {
  const folder = mkdtempSync(join(tmpdir(), 'nodecg-empty-'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  mkdirSync(join(folder, 'cfg'));
  writeFileSync(join(folder, 'cfg/nodecg.json'), JSON.stringify({ host: '127.0.0.1', port }));
  const manifest = { name: 'empty', version: '1.0.0', nodecg: { compatibleRange: '^2.6.0' } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  return folder;
};

/** Start with a long match in the journal, beside the start of an empty NodeCG, in turns. */
export const benchStart = async (root: string): Promise<Row[]> => {
  const server = await createTestServer({ pages: true, config: { checkViews: false } });
  const port = await freePort();
  const empty = emptyRoot(root, port);
  try {
    await server.start();
    await newMatch(server);
    for (const line of longGame(TURNS, SEED)) await mustPost(server, { type: 'commitTurn', line });
    await server.kill('SIGTERM');
    const [ours, bare]: [number[], number[]] = [[], []];
    for (let run = 0; run < RUNS; run += 1) {
      bare.push(await timeToAnswer(empty, port));
      ours.push(await timeToAnswer(server.root, server.port));
    }
    return [
      { what: 'start of an empty NodeCG, median', value: median(bare), unit: 'ms', limit: null },
      { what: 'start with 100 turns on five boards, median', value: median(ours), unit: 'ms', limit: null },
      { what: 'ratio of the starts', value: median(ours) / median(bare), unit: 'x', limit: 1.2 },
    ];
  } finally {
    await server.dispose();
    rmSync(empty, { recursive: true, force: true });
  }
};
