import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mustPost, newMatch, postCommand } from './support/commands';
import { documentsOf } from './support/documents';
import { freePort } from './support/freePort';
import { startPacker, type Packer } from './support/packer';
import { PROJECT_FOLDER } from './support/root';
import { createTestServer, type TestServer } from './support/server';
import { until } from './support/until';

const PASSPHRASE = 'of-this-evening-9-and-no-other';
/** By the names under which the show is given them. */
const SECRETS = {
  OBS_PASSWORD: 'program-4711-secret',
  OBS_WHITE_PASSWORD: 'white-4711-secret',
  OBS_BLACK_PASSWORD: 'black-4711-secret',
  VIEWERS_SECRET: 'viewers-4711-secret-that-is-long-enough-for-it',
  MEDIA_PASSPHRASE: PASSPHRASE,
};

let server: TestServer;
let packer: Packer;
/** A folder on another disk. */
let copies: string;
const kept = (...path: readonly string[]): string => join(server.root, 'db', ...path);
beforeAll(async () => {
  copies = mkdtempSync(join(tmpdir(), 'copies-'));
  const [viewers, srt] = [await freePort(), await freePort()];
  const media = { feeds: { white: `srt://127.0.0.1:${srt}` } };
  const config = { copyTo: copies, viewers: { port: viewers, edges: ['http://127.0.0.1:1'], media } };
  server = await createTestServer({ config, env: SECRETS });
  // What an earlier release left, for everybody to read.
  for (const folder of ['chess-match', 'chess-match.kept', 'viewers-media'])
    mkdirSync(kept(folder), { recursive: true });
  for (const file of [
    'chess-match/crew.json.damaged-x',
    'chess-match.picture.json',
    'chess-match.kept/journal.sqlite3',
  ])
    writeFileSync(kept(file), '{}');
  for (const path of ['', 'chess-match', 'chess-match.kept']) chmodSync(kept(path), 0o755);
  await server.start();
  packer = startPacker(server.root, PASSPHRASE);
  await newMatch(server);
  await mustPost(server, { type: 'commitTurn', line: '1:e4' });
  await mustPost(server, { type: 'setDraft', line: '1:e5' });
  await mustPost(server, { type: 'makeBackup' });
  await postCommand(server, { type: 'undo' });
  await until(() => readdirSync(copies).length > 0, 'the copy');
  await until(() => Object.keys(documentsOf(server.root)).some((name) => name.startsWith('drafts/')), 'the draft');
});
afterAll(async () => {
  await packer?.stop();
  await server?.dispose();
  rmSync(copies, { recursive: true, force: true });
});

/** All below a folder, with itself. */
const allIn = (path: string): readonly string[] =>
  lstatSync(path).isDirectory() ? [path, ...readdirSync(path).flatMap((name) => allIn(join(path, name)))] : [path];
const openTo = (path: string): string => (lstatSync(path).mode & 0o777).toString(8);
const isOpen = (path: string): boolean => (lstatSync(path).mode & 0o077) !== 0;

describe('what a show keeps', () => {
  it('is for the eyes of its account alone, whatever an earlier release left', async () => {
    await server.kill('SIGTERM');
    const [, ...all] = allIn(kept()).filter((path) => !/viewers-(media|archive)/.test(path));
    const names = all.map((path) => path.slice(kept().length + 1));
    for (const name of [
      'chess-match',
      'chess-match/journal.sqlite3',
      'chess-match/crew.json.damaged-x',
      'nodecg.sqlite3',
    ])
      expect(names).toContain(name);
    for (const name of ['chess-match.picture.json', 'chess-match.confirmed.json', 'chess-match.kept/journal.sqlite3'])
      expect(names).toContain(name);
    expect(names.some((name) => /journal\..*\.sqlite3$/.test(name))).toBe(true);
    expect(all.filter(isOpen).map((path) => `${openTo(path)} ${path}`)).toEqual([]);
    expect(allIn(copies).slice(1).filter(isOpen)).toEqual([]);
  });

  it('has what a web server gives away open to it, and not what is held yet', async () => {
    await until(() => existsSync(kept('viewers-media', 'feeds', 'white')), 'the folder of the feed');
    for (const path of [
      kept(),
      kept('viewers-media'),
      kept('viewers-media', 'feeds'),
      kept('viewers-media', 'feeds', 'white'),
    ])
      expect([path, openTo(path)]).toEqual([path, '755']);
    expect(openTo(kept('viewers-media', 'delays.json'))).toBe('644');
    expect(openTo(kept('viewers-media', 'inbox'))).toBe('700');
  });
});

/** Linux: the arguments of all processes of this machine. */
const commandLines = (): readonly string[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        return [readFileSync(`/proc/${pid}/cmdline`, 'utf8')];
      } catch {
        return [];
      }
    });

describe('the list of processes', () => {
  it('tells no secret of a show: what takes a feed, serves, and sets up engines', async () => {
    await server.start();
    const isPacking = (line: string): boolean => line.includes('ffmpeg') && line.includes(kept('viewers-media'));
    await until(() => commandLines().some(isPacking), 'ffmpeg to wait for OBS');
    const lines = commandLines();
    expect(lines.some((line) => line.startsWith('NodeCG'))).toBe(true);
    for (const secret of Object.values(SECRETS)) expect(lines.filter((line) => line.includes(secret))).toEqual([]);
  });

  it('has no place for them: they are taken from the environment alone', () => {
    const out = mkdtempSync(join(tmpdir(), 'engine-'));
    try {
      const script = ['--import', 'tsx', 'scripts/siteNginx.ts', '--out', out];
      const run = spawnSync(process.execPath, script, {
        cwd: PROJECT_FOLDER,
        env: { ...process.env, ...SECRETS },
        encoding: 'utf8',
      });
      expect(run.status).toBe(0);
      expect(run.stdout + run.stderr).not.toContain(SECRETS.VIEWERS_SECRET);
      expect(openTo(join(out, 'nginx.conf'))).toBe('600');
    } finally {
      rmSync(out, { recursive: true });
    }
  });
});
