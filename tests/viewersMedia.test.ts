import { spawn, type ChildProcess } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { HealthView } from '@schemas/health';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { HomeDocument } from '../bundles/chess-match/src/contract/viewers';
import { median } from '../scripts/proof/bench/figures';
import { programPath } from '../scripts/lib/programs';
import { launchBrowser, openPage, type TestPage } from './support/browser';
import { mustPost, newMatch, rawRequest } from './support/commands';
import { actOnLinks } from './support/links';
import { readReplicants } from './support/replicants';
import { hasEnded } from './support/ended';
import { createEngine } from './support/engine';
import { freePort } from './support/freePort';
import { startPacker, type Packer } from './support/packer';
import { createTestServer, type TestServer } from './support/server';
import { mountSmallDisk, type SmallDisk } from './support/smallDisk';
import { samplesOf, TIMED_FRAMES, watchFrames, type Sample } from './support/timedFrames';
import { until } from './support/until';
import { viewersUp } from './support/viewersUp';

const PASSPHRASE = 'of-this-evening-9';
/** As OBS does it; one that nobody takes would else begin as fast as it ends. */
const AGAIN_MS = 300;
/** Boards and picture, ms apart. */
const IN_STEP_MS = 300;
const FRAMES = 30;
const DISK_MB = 30;

let server: TestServer;
/** Where picture and sound are packed. */
let disk: SmallDisk;
let browser: Browser;
let home: TestPage;
let page: Page;
let url: string;
let packer: Packer;
const sources: { stop: () => Promise<void> }[] = [];

const ended = (child: ChildProcess): Promise<void> => {
  child.kill('SIGKILL');
  return until(() => hasEnded(child), 'a program to end');
};

/** As OBS sends it, again and again until somebody takes it: a picture and a tone. */
const send = (
  format: string,
  address: string,
  picture = 'testsrc2=size=320x180:rate=12',
): { stop: () => Promise<void> } => {
  let isStopped = false;
  let child: ChildProcess | null = null;
  const start = (): void => {
    if (isStopped) return;
    child = spawn(
      programPath('ffmpeg'),
      [
        ...['-loglevel', 'error', '-nostdin', '-re', '-f', 'lavfi', '-i', picture],
        ...['-re', '-f', 'lavfi', '-i', 'sine=frequency=440:sample_rate=48000'],
        ...['-c:v', 'libx264', '-preset', 'ultrafast', '-tune', 'zerolatency', '-pix_fmt', 'yuv420p', '-g', '24'],
        ...['-c:a', 'aac', '-f', format, address],
      ],
      { stdio: 'ignore' },
    );
    child.once('exit', () => setTimeout(start, AGAIN_MS));
  };
  start();
  const source = {
    stop: async () => {
      isStopped = true;
      if (child !== null) await ended(child);
    },
  };
  sources.push(source);
  return source;
};

let rtmp: string;
let program: { stop: () => Promise<void> };
beforeAll(async () => {
  const [port, rtmpPort, srtPort] = [await freePort(), await freePort(), await freePort()];
  url = `http://127.0.0.1:${port}`;
  rtmp = `rtmp://127.0.0.1:${rtmpPort}`;
  const feeds = { all: rtmp, white: `srt://127.0.0.1:${srtPort}` };
  server = await createTestServer({ config: { viewers: { port, media: { feeds } } } });
  disk = mountSmallDisk(join(server.root, 'db', 'viewers-media'), DISK_MB);
  await server.start();
  await viewersUp(url);
  packer = startPacker(server.root, PASSPHRASE);
  program = send('flv', `${rtmp}/live/all`, TIMED_FRAMES);
  send('mpegts', `srt://127.0.0.1:${srtPort}?mode=caller&passphrase=${PASSPHRASE}`);
  await newMatch(server);
  browser = await launchBrowser();
  home = await openPage(browser, { width: 390, height: 844, locale: 'en-GB', hasTouch: true });
  page = home.page;
});
afterAll(async () => {
  await browser?.close();
  for (const source of sources) await source.stop();
  await packer?.stop();
  await server?.kill('SIGTERM');
  disk?.unmount();
  await server?.dispose();
});

const feedOf = async (audience: string, kind = 'av'): Promise<Response> =>
  fetch(`${url}/feed/${audience}/${kind}.m3u8`);
const comes = (audience: string): Promise<void> =>
  until(async () => (await feedOf(audience)).status === 200, `the feed for ${audience}:\n${packer.said()}`);
const documentOf = async (): Promise<HomeDocument> =>
  (await (await fetch(`${url}/viewers/all.json`)).json()) as HomeDocument;
const healthOf = async (): Promise<HealthView> =>
  ((await readReplicants(server, ['health'])) as { health: HealthView }).health;
const feedsAre = (states: object): Promise<void> =>
  until(
    async () => {
      const { feeds } = (await healthOf()).viewers;
      return isDeepStrictEqual(Object.fromEntries(feeds.map(({ audience, state }) => [audience, state])), states);
    },
    `feeds to be ${JSON.stringify(states)}`,
  );
const told = (text: string): Promise<void> => page.locator('.happened').filter({ hasText: text }).waitFor();
const pictureIs = (state: string): Promise<void> => page.locator(`.media[data-state="${state}"]`).waitFor();

/** What was noted, once there is enough of it. */
const noted = async (is: (samples: readonly Sample[]) => boolean, what: string): Promise<readonly Sample[]> => {
  let samples: readonly Sample[] = [];
  await until(async () => is((samples = await samplesOf(page))), what);
  return samples;
};
/** By how much the page's time of the picture is off, ms: what the test card would tell. */
const offIn = (samples: readonly Sample[]): number => median(samples.map(({ offMs }) => offMs));

it('what OBS sends is packed for viewers, by RTMP and encrypted, and told of in the document', async () => {
  await Promise.all([comes('all'), comes('white')]);
  expect((await documentOf()).media).toEqual({ address: 'feed', feeds: ['all', 'white'] });
  const playlist = await (await feedOf('all')).text();
  const [, segment = ''] = /^(av-\d+\.ts)$/m.exec(playlist) ?? [];
  const date = Date.parse(/PROGRAM-DATE-TIME:(\S+)/.exec(playlist)?.[1] ?? '');
  expect(Math.abs(Date.now() - date)).toBeLessThan(60_000);
  const picture = await fetch(`${url}/feed/all/${segment}`);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'video/mp2t']);
  expect((await feedOf('black')).status).toBe(404);

  const engine = await createEngine('a secret of this evening', { media: join(server.root, 'db/viewers-media/feeds') });
  try {
    await engine.start();
    const carried = await fetch(`http://127.0.0.1:${engine.port}/feed/all/a.m3u8`);
    const { headers } = carried;
    expect([carried.status, headers.get('content-type')]).toEqual([200, 'application/vnd.apple.mpegurl']);
    // Nobody has told it yet to whom White's is given.
    for (const file of ['white/a.m3u8', 'all/inbox'])
      expect((await fetch(`http://127.0.0.1:${engine.port}/feed/${file}`)).status).toBe(404);
  } finally {
    await engine.dispose();
  }
});

it('a team’s own delay holds its picture from the moment it is set, and lets it go when it ends', async () => {
  const segments = (audience: string): readonly string[] =>
    readdirSync(join(server.root, 'db/viewers-media/feeds', audience)).filter((name) => name.endsWith('.ts'));
  const delayWhite = (delaySeconds: number) => actOnLinks(server, { rule: 'white', access: 'public', delaySeconds });
  await until(() => segments('white').length > 0, 'segments');
  const [known = ''] = segments('white');
  expect((await fetch(`${url}/feed/white/${known}`)).status).toBe(200);
  await delayWhite(600);
  await until(() => segments('white').length === 0, 'what is laid out to be taken back');
  expect((await fetch(`${url}/feed/white/${known}`)).status).toBe(404);
  await until(async () => (await feedOf('white')).status === 404, 'the playlist to end');
  expect([(await feedOf('all')).status, segments('all').length > 0]).toEqual([200, true]);
  await delayWhite(0);
  await comes('white');
});

it('boards are in step with the picture on a phone, and go on without it while the stream is away', async () => {
  await page.goto(`${url}/?calibrate&covers=no`);
  await told('No move has been made');
  expect(await page.locator('video').count()).toBe(0);
  await page.getByRole('button', { name: 'Picture and sound' }).tap();
  await pictureIs('plays');
  await home.screenshot('media-plays');
  await watchFrames(page);
  const turns: { readonly line: string; readonly at: number }[] = [];
  for (const line of ['1:e4', '1:e5', '1:Nf3']) {
    await mustPost(server, { type: 'commitTurn', line });
    await until(async () => (await documentOf()).match.ply === turns.length + 1, 'the document');
    turns.push({ line, at: (await documentOf()).at });
    // Of two that come within one question of the page the first is shown with the second.
    const asked = await page.waitForRequest((request) => request.url().endsWith('/viewers/all.json'));
    await asked.response();
  }
  const samples = await noted(
    (all) => all.at(-1)?.happened.includes('1: Nf3') === true,
    'the last turn beside the picture',
  );
  const offMs = offIn(samples);
  const apart = turns.map(({ line, at }) => {
    const shown = samples.find(({ happened }) => happened.includes(line.replace(':', ': ')));
    return (shown?.madeMs ?? NaN) - offMs - at;
  });
  expect(Math.abs(median(apart)), JSON.stringify({ apart, offMs })).toBeLessThan(IN_STEP_MS);

  await feedsAre({ all: 'comes', white: 'comes' });
  await program.stop();
  await feedsAre({ all: 'away', white: 'comes' });
  expect((await healthOf()).troubles).toContainEqual({
    code: 'viewers/feed_away',
    level: 'notice',
    params: { feed: 'all' },
  });
  await pictureIs('away');
  await home.screenshot('media-away');
  await mustPost(server, { type: 'commitTurn', line: '1:Nc6' });
  await told('1: Nc6');
  const backSinceMs = Date.now();
  program = send('flv', `${rtmp}/live/all`, TIMED_FRAMES);
  await page.getByRole('radio', { name: 'White', exact: true }).tap();
  await page.getByRole('button', { name: 'Sound only' }).tap();
  await pictureIs('plays');
  expect(await page.locator('video').evaluate((video: HTMLVideoElement) => video.videoWidth)).toBe(0);
  await home.screenshot('media-sound');
  await comes('all');
  await page.getByRole('radio', { name: 'Program' }).tap();
  await page.getByRole('button', { name: 'Sound only' }).tap();
  await pictureIs('plays');
  // What the test card told holds for the next stream too.
  await watchFrames(page);
  const isAgain = ({ madeMs }: Sample): boolean => madeMs > backSinceMs;
  const noticed = await noted((all) => all.filter(isAgain).length >= FRAMES, 'frames of the stream that came back');
  const again = noticed.filter(isAgain);
  expect(Math.abs(offIn(again) - offMs), JSON.stringify({ offMs, again: offIn(again) })).toBeLessThan(IN_STEP_MS);

  disk.fill();
  await until(
    async () => (await healthOf()).troubles.some(({ code }) => code === 'viewers/feed_no_room'),
    'the crew to be told',
  );
  await pictureIs('away');
  await mustPost(server, { type: 'commitTurn', line: '1:Bb5' });
  await told('1: Bb5');
  expect((await rawRequest(server, 'GET', '/chess-match/health')).status).toBe(200);
  disk.free();
  await pictureIs('plays');
  await until(async () => (await healthOf()).troubles.length === 0, 'nothing to be wrong any more');
  await page.getByRole('button', { name: 'Switch off' }).tap();
  expect(await page.locator('video').count()).toBe(0);
  expect(home.errors.filter((error) => !error.includes('404'))).toEqual([]);
  const kept = readdirSync(join(server.root, 'db/viewers-media/feeds/all')).filter((name) => name.startsWith('av-'));
  expect(kept.length).toBeLessThanOrEqual(16);
});
