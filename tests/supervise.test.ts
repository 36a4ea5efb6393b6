import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { CANNOT_START, START_AGAIN } from '../bundles/chess-match/src/match/server/exitStatus';
import { FIRST_WAIT_MS } from '../scripts/lib/restartPolicy';
import type { HealthReport } from '../bundles/chess-match/src/match/vitals/health';
import { freePort } from './support/freePort';
import { mustPost, newMatch, getJson } from './support/commands';
import { stopsAtFirstFailure } from './support/sequence';
import type { TestServer } from './support/server';
import {
  isAlive,
  START_LIMIT_MS,
  startSupervised,
  untilServing,
  type SupervisedOptions,
  type SupervisedServer,
} from './support/supervised';
import { until } from './support/until';

const END_LIMIT_MS = 60_000;
const TEST_LIMIT_MS = 300_000;

const started: SupervisedServer[] = [];
const folders: string[] = [];
const sweep = (): void => {
  for (const supervised of started.splice(0)) supervised.dispose();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
};

const start = async (options: SupervisedOptions = {}): Promise<SupervisedServer> => {
  const supervised = await startSupervised(options);
  started.push(supervised);
  return supervised;
};

const untilEnded = (supervised: SupervisedServer): Promise<void> =>
  until(supervised.hasEnded, 'npm start to end', END_LIMIT_MS);

const nextServer = async (supervised: SupervisedServer, former: number): Promise<number> => {
  const isNext = (): boolean => supervised.serverPids().some((pid) => pid !== former);
  await until(isNext, `another server than ${former}:\n${supervised.output()}`, END_LIMIT_MS);
  return untilServing(supervised);
};

const asServer = (supervised: SupervisedServer): TestServer => supervised as unknown as TestServer;

const stateOf = (supervised: SupervisedServer): Promise<unknown> => getJson(asServer(supervised), '/chess-match/state');

const noticesOf = async (supervised: SupervisedServer): Promise<HealthReport['notices']> =>
  ((await getJson(asServer(supervised), '/chess-match/health')) as HealthReport).notices;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** On this signal it stops its server cleanly and once, and ends. */
const endsCleanly = async (supervised: SupervisedServer, signal: NodeJS.Signals): Promise<void> => {
  const [server = 0] = supervised.serverPids();
  const before = supervised.output().length;
  supervised.kill(signal);
  await untilEnded(supervised);
  expect(isAlive(server)).toBe(false);
  expect(await isFree(supervised.port)).toBe(true);
  const said = supervised.output().slice(before);
  expect(said).not.toContain('started again');
  expect(said).not.toMatch(/^\s+at /m);
};

/** Of NodeCG's own database something else is there. @returns what */
const damageDatabase = ({ root }: SupervisedServer, damage: (bytes: Buffer) => Buffer): Buffer => {
  const database = join(root, 'db', 'nodecg.sqlite3');
  const damaged = damage(readFileSync(database));
  writeFileSync(database, damaged);
  return damaged;
};

/** It was put aside, which was said. */
const expectPutAside = async (supervised: SupervisedServer, damaged: Buffer): Promise<void> => {
  const found = (await noticesOf(supervised)).find(({ code }) => code === 'file/put_aside')?.params;
  expect(found).toMatchObject({ file: 'db/nodecg.sqlite3', loss: 'nothing' });
  const aside = String(found?.['aside']);
  expect(readFileSync(join(supervised.root, aside)).equals(damaged)).toBe(true);
  expect(supervised.output()).toContain(aside);
};

const waitsToBeMended = (supervised: SupervisedServer): Promise<void> =>
  until(() => supervised.output().includes('Ctrl-C ends it'), 'it to be held', 3 * START_LIMIT_MS);

/**
 * An extension in place of ours. @param body of the function that NodeCG calls, with `count`: how many starts came
 * before
 */
const extensionOf = (body: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'extension-'));
  folders.push(folder);
  const file = JSON.stringify(join(folder, 'starts'));
  const counted = `const fs = require('node:fs');
    const count = fs.existsSync(${file}) ? fs.readFileSync(${file}, 'utf8').length : 0;
    fs.appendFileSync(${file}, '.');`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.js'), `module.exports = () => { ${counted} ${body} };`);
  return folder;
};

/** One after the other on the same root: each start of a server costs seconds of the processor. */
describe('npm start through an evening', { timeout: TEST_LIMIT_MS }, () => {
  stopsAtFirstFailure();
  afterAll(sweep);
  let supervised: SupervisedServer;
  let state: unknown;
  const serverNow = (): number => supervised.serverPids()[0] ?? 0;

  it('starts a killed server again, soon, saying why; the match stands as before', async () => {
    supervised = await start({ beatMs: 200 });
    const former = await untilServing(supervised);
    await newMatch(asServer(supervised));
    await mustPost(asServer(supervised), { type: 'commitTurn', line: '1:e4' });
    state = await stateOf(supervised);
    process.kill(former, 'SIGKILL');
    await nextServer(supervised, former);
    expect(await stateOf(supervised)).toEqual(state);
    expect(supervised.output()).toContain('The server was ended by SIGKILL.');
    expect(supervised.output()).toContain(`It is started again in ${FIRST_WAIT_MS / 1000} s.`);
    await until(() => supervised.output().includes('Ready again.'), 'the word that it is ready again');
  });

  it('ends a server that hangs, and starts another', async () => {
    const former = serverNow();
    process.kill(former, 'SIGSTOP');
    await nextServer(supervised, former);
    expect(isAlive(former)).toBe(false);
    expect(supervised.output()).toContain('The server hangs: it neither says that it is alive nor answers.');
  });

  it('goes on when what was spoilt in cfg/ is mended; NodeCG’s own database of garbage is kept, with a word, and the match is there', async () => {
    const former = serverNow();
    const file = join(supervised.root, 'cfg', 'chess-match.json');
    const whole = readFileSync(file, 'utf8');
    writeFileSync(file, `${whole},`);
    process.kill(former, 'SIGKILL');
    await waitsToBeMended(supervised);
    expect(supervised.output()).toMatch(/cfg\/chess-match\.json, line \d+, column \d+: something stands after the end/);
    const damaged = damageDatabase(supervised, () => randomBytes(20_000));
    writeFileSync(file, whole);
    await nextServer(supervised, former);
    expect(await stateOf(supervised)).toEqual(state);
    await expectPutAside(supervised, damaged);
  });

  it('on SIGTERM stops its server cleanly and once, and ends', () => endsCleanly(supervised, 'SIGTERM'));

  it('starts at once where half of NodeCG’s own database is left, and reads files of cfg/ that begin with an editor’s mark', async () => {
    const damaged = damageDatabase(supervised, (bytes) => bytes.subarray(0, bytes.length / 2));
    const files = ['nodecg.json', 'chess-match.json', 'chess-broadcast.json'];
    supervised = await start({
      former: supervised,
      tamper: (root) => {
        writeFileSync(join(root, 'cfg', 'chess-broadcast.json'), '{ "theme": "paper" }');
        for (const file of files.map((name) => join(root, 'cfg', name)))
          writeFileSync(file, `\uFEFF${readFileSync(file, 'utf8')}`);
      },
    });
    await untilServing(supervised);
    expect(await stateOf(supervised)).toEqual(state);
    await expectPutAside(supervised, damaged);
    expect(supervised.output()).not.toContain('started again');
  });

  it('on SIGINT stops its server cleanly and once, and ends', () => endsCleanly(supervised, 'SIGINT'));
});

describe('npm start with a demonstration', { timeout: TEST_LIMIT_MS }, () => {
  stopsAtFirstFailure();
  afterAll(sweep);
  let supervised: SupervisedServer;
  const untilPlayed = (game: string): Promise<void> =>
    until(async () => ((await stateOf(supervised)) as { game?: string }).game === game, `a game of ${game} chess`);

  it('waits with the hall’s screens for their port, says so once, and has them when it is free', async () => {
    const port = await freePort();
    const other = createServer().listen(port, '127.0.0.1');
    supervised = await start({
      words: ['--demo', 'belarusian'],
      tamper: (root) => writeFileSync(join(root, 'cfg', 'venue.json'), JSON.stringify({ port })),
    });
    await untilServing(supervised);
    await until(() => supervised.output().includes('Ready.'), 'the match');
    expect(supervised.output()).not.toContain('installed as a dependency');
    const waiting = `Screens of the hall wait: port ${port} on 127.0.0.1 is taken by another program.`;
    expect(supervised.output()).not.toMatch(/EADDRINUSE|Screens of the hall:/);
    const isUnserved = async (): Promise<boolean> =>
      (await noticesOf(supervised)).some(({ code }) => code === 'hall/not_served');
    await until(isUnserved, 'its health to say so', 2 * END_LIMIT_MS);
    other.close();
    await until(() => supervised.output().includes(`Screens of the hall: http://127.0.0.1:${port}`), 'the screens');
    await until(async () => !(await isUnserved()), 'its health to be well again');
    expect(supervised.output().split(waiting)).toHaveLength(2);
    expect(supervised.output()).not.toContain('started again');
  });

  it('plays that of the game that it is asked for', () => untilPlayed('belarusian'));

  it('on SIGHUP stops its server cleanly and once, and ends', () => endsCleanly(supervised, 'SIGHUP'));

  it('plays that of the game that it is asked for also where another one plays', async () => {
    const tamper = (root: string): void => rmSync(join(root, 'cfg', 'venue.json'));
    supervised = await start({ former: supervised, words: ['--demo', 'progressive'], beatMs: 200, tamper });
    await untilServing(supervised);
    await untilPlayed('progressive');
  });

  it('blames no server for a time in which it was itself suspended', async () => {
    const server = await untilServing(supervised);
    for (const pid of [supervised.pid, server]) process.kill(pid, 'SIGSTOP');
    // Longer than a hang is borne: 10 beats and a question of 3 s.
    await new Promise((resolve) => setTimeout(resolve, 6000));
    for (const pid of [supervised.pid, server]) process.kill(pid, 'SIGCONT');
    expect(await untilServing(supervised)).toBe(server);
    // As long again as a hang would take to be found.
    await new Promise((resolve) => setTimeout(resolve, 6000));
    expect(supervised.serverPids()).toEqual([server]);
    expect(supervised.output()).not.toContain('hangs');
  });

  it('leaves no server behind when it is killed itself: the port is free', async () => {
    const server = await untilServing(supervised);
    supervised.kill('SIGKILL');
    await until(() => !isAlive(server), 'the server to end', END_LIMIT_MS);
    expect(await isFree(supervised.port)).toBe(true);
    expect(readFileSync(join(supervised.root, 'db', 'chess-match', 'alive'), 'utf8')).toMatch(/^\d{13}/);
  });
});

describe('npm start', { timeout: TEST_LIMIT_MS }, () => {
  afterEach(sweep);

  it('waits longer each time a server crashes at once, and repeats its last words', async () => {
    const extension = extensionOf(`process.stderr.write('the battery is flat ' + count + '\\n'); process.exit(3);`);
    const supervised = await start({ extension });
    await until(() => supervised.output().includes('started again in 2 s'), 'the third crash', 2 * START_LIMIT_MS);
    const output = supervised.output();
    for (const [crash, wait] of [0.5, 1, 2].entries())
      expect(output).toMatch(
        new RegExp(
          `ended with status 3\\. Its last words:[^]*?\\| the battery is flat ${crash}\\n\\s*It is started again in ${wait} s`,
        ),
      );
    expect(supervised.hasEnded()).toBe(false);
    supervised.kill('SIGTERM');
    await untilEnded(supervised);
  });

  it('tries a start three times that fails of one cause, says what it waits for, goes on when that is mended, and ends at once while it waits', async () => {
    const extension = extensionOf(
      `const isMended = () => fs.existsSync('cfg/mended');
      const look = () => { if (!isMended()) { process.stderr.write('Error: it is not mended\\n    at here\\n    at there\\n'); process.exit(3); } };
      look();
      setInterval(look, 20);`,
    );
    const supervised = await start({ extension });
    const times = (words: RegExp): number => (supervised.output().match(words) ?? []).length;
    await waitsToBeMended(supervised);
    expect(supervised.output()).toMatch(
      /does not start: 3 times it ended with status 3 of the same cause\.\n {2}\| Error: it is not mended\n {2}\| {5}at here\n[^|]*as soon as a file changes in \S*cfg, /,
    );
    expect(times(/Starting NodeCG/g)).toBe(3);
    const mended = join(supervised.root, 'cfg', 'mended');
    writeFileSync(mended, '');
    await until(() => supervised.output().includes('NodeCG running on'), 'the start that succeeds', START_LIMIT_MS);
    expect(times(/Starting NodeCG/g)).toBe(4);
    // Of the same cause as before, and before it had begun.
    rmSync(mended);
    await until(() => times(/Ctrl-C ends it/g) === 2, 'it to be held once more');
    supervised.kill('SIGINT');
    await untilEnded(supervised);
    expect(supervised.exitStatus()).toBe(0);
  });

  // By themselves each of the four is read in scripts/lib/configFiles.test.ts: here by the whole program.
  it.each(['nodecg', 'venue'])(
    'tries nothing where cfg/%s.json cannot be read, and says file, line and column',
    async (name) => {
      const supervised = await start({
        tamper: (root) => writeFileSync(join(root, 'cfg', `${name}.json`), '{\n  "host": "127.0.0.1",\n}\n'),
      });
      await untilEnded(supervised);
      expect(supervised.exitStatus()).toBe(CANNOT_START);
      expect(supervised.output()).toContain(`cfg/${name}.json, line 2, column 22: a comma with nothing after it`);
      expect(supervised.output()).not.toMatch(/Starting NodeCG|^\s+at |started again/m);
    },
  );

  it('says which demonstrations there are where it is asked for one of none', async () => {
    const unknown = await start({ words: ['--demo', 'draughts'] });
    await untilEnded(unknown);
    expect([unknown.exitStatus(), unknown.output()]).toEqual([2, expect.stringContaining('business, swedish')]);
  });

  it('says what it knows where it is asked for what it does not know', async () => {
    const supervised = await start({ words: ['--rot'] });
    await untilEnded(supervised);
    expect(supervised.output()).toContain("Unknown option '--rot'. There are: --root, --demo. --help says what for.");
    expect(supervised.output()).not.toMatch(/^\s+at /m);
  });

  it('does not repeat a start that a person must mend, and ends with its status and its text', async () => {
    const supervised = await start({ config: { commandMaxAgeMs: 'soon' } });
    await untilEnded(supervised);
    expect(supervised.exitStatus()).toBe(CANNOT_START);
    expect(supervised.output()).toContain('"commandMaxAgeMs" must be a whole number from 100 to 3600000, not "soon".');
    expect(supervised.output()).not.toMatch(/^\s+at /m);
    expect(supervised.output()).not.toContain('Starting NodeCG');
  });

  it('starts a server again at once that asks for it, and on a second Ctrl-C waits for nothing', async () => {
    const extension = extensionOf(`if (count === 0) setTimeout(() => process.exit(${START_AGAIN}), 1200);
      process.removeAllListeners('SIGTERM'); process.on('SIGTERM', () => {
      process.removeAllListeners('SIGTERM'); process.on('SIGTERM', () => undefined); console.log('not yet'); });`);
    const supervised = await start({ extension });
    const second = /Starting NodeCG[^]*Starting NodeCG[^]*NodeCG running on/;
    await until(() => second.test(supervised.output()), 'the second server to run', START_LIMIT_MS);
    expect(supervised.output()).toContain(`ended with status ${START_AGAIN}. It is started again now.`);
    const [server = 0] = supervised.serverPids();
    supervised.kill('SIGINT');
    await until(() => supervised.output().includes('not yet'), 'the server to refuse');
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(isAlive(server)).toBe(true);
    supervised.kill('SIGINT');
    await untilEnded(supervised);
    expect(isAlive(server)).toBe(false);
  });
});
