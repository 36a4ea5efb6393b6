import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openPage, overlayUrl } from './support/browser';
import { mustPost, newMatch } from './support/commands';
import { startKiosk, type Kiosk } from './support/kiosk';
import { BLACK, promptRules, WHITE } from './support/obsDesk';
import { useObsBench } from './support/obsBench';
import { PROJECT_FOLDER } from './support/root';
import { startTestServer, type TestServer } from './support/server';
import { until } from './support/until';

const bench = useObsBench();

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const KIOSK = 'Kiosk';

/** OBS's own picture of a source or a scene. */
const screenshot = async (sourceName: string, width: number, height: number): Promise<PNG> => {
  const size = { imageWidth: width, imageHeight: height };
  const { imageData } = await bench().director.call('GetSourceScreenshot', { sourceName, imageFormat: 'png', ...size });
  return PNG.sync.read(Buffer.from(imageData.slice(imageData.indexOf(',') + 1), 'base64'));
};

/** Chromium's own bubbles may lie over the upper edge, where nothing of ours stands. */
const EDGE = 54;

/** Share of pixels below the upper edge of two pictures of one size that differ by more than a shade. */
const difference = (one: PNG, other: PNG): number => {
  expect([one.width, one.height]).toEqual([other.width, other.height]);
  let differing = 0;
  for (let at = 4 * EDGE * one.width; at < one.data.length; at += 4) {
    const apart = [0, 1, 2].map((channel) => Math.abs((one.data[at + channel] ?? 0) - (other.data[at + channel] ?? 0)));
    if (Math.max(...apart) > 24) differing += 1;
  }
  return (4 * differing) / one.data.length;
};

/** Puts the kiosk's screen on top of scenes: it stands in for the browser source that Debian's OBS lacks. */
const captureIn = async (scenes: readonly string[], { display }: Kiosk): Promise<void> => {
  const { director } = bench();
  const [first = '', ...others] = scenes;
  await director.call('CreateInput', {
    sceneName: first,
    inputName: KIOSK,
    inputKind: 'xshm_input',
    inputSettings: { advanced: true, server: display, screen: 0, show_cursor: false },
  });
  for (const sceneName of others) await director.call('CreateSceneItem', { sceneName, sourceName: KIOSK });
  for (const sceneName of scenes) {
    const { sceneItemId } = await director.call('GetSceneItemId', { sceneName, sourceName: KIOSK });
    const { baseWidth, baseHeight } = await director.call('GetVideoSettings');
    const bounds = { boundsType: 'OBS_BOUNDS_STRETCH', boundsWidth: baseWidth, boundsHeight: baseHeight };
    await director.call('SetSceneItemTransform', { sceneName, sceneItemId, sceneItemTransform: bounds });
  }
};

const withKiosk = async (graphic: string, run: (server: TestServer, kiosk: Kiosk) => Promise<void>): Promise<void> => {
  const { currentSceneCollectionName: first } = await bench().director.call('GetSceneCollectionList');
  await bench().director.call('CreateSceneCollection', { sceneCollectionName: `picture of ${graphic}` });
  const { address, password } = bench().studio;
  const server = await startTestServer({ pages: true, config: { obs: { address } }, env: { OBS_PASSWORD: password } });
  await newMatch(server);
  const kiosk = await startKiosk(`${overlayUrl(server.url, graphic)}?machine=program`);
  try {
    await run(server, kiosk);
  } finally {
    await kiosk.stop();
    await server.dispose();
    await bench().director.call('SetCurrentSceneCollection', { sceneCollectionName: first });
  }
};

/** For a person to look at: screenshots/NAME.png, which git ignores. */
const keep = (name: string, picture: PNG): void => {
  mkdirSync(join(PROJECT_FOLDER, 'screenshots'), { recursive: true });
  writeFileSync(join(PROJECT_FOLDER, 'screenshots', `${name}.png`), PNG.sync.write(picture));
};

test('the audience screen inside OBS is what a browser shows, and follows a turn', async () => {
  await withKiosk('audience-white', async (server, kiosk) => {
    const plain = await openPage(browser);
    await plain.page.goto(overlayUrl(server.url, 'audience-white'));
    await bench().director.call('CreateScene', { sceneName: WHITE });
    await captureIn([WHITE], kiosk);
    // A screen is captured while it is shown only.
    await bench().cutTo(WHITE);
    const expected = async (): Promise<PNG> => PNG.sync.read(await plain.page.screenshot({ animations: 'disabled' }));
    const isSame = async (): Promise<boolean> =>
      difference(await screenshot(KIOSK, 1920, 1080), await expected()) < 0.002;
    await until(isSame, 'OBS to show the page');
    const before = await screenshot(KIOSK, 1920, 1080);
    await mustPost(server, { type: 'commitTurn', line: '1:e4' });
    await until(async () => (await isSame()) && difference(before, await expected()) > 0, 'OBS to show the turn');
    const after = await screenshot(KIOSK, 1920, 1080);
    expect(difference(before, after)).toBeGreaterThan(0.002);
    keep('obs-audience-white', after);
    await plain.close();
  });
});

/** Shares of a small picture: how much of it is clearly red, clearly blue. */
const shares = ({ data }: PNG): { red: number; blue: number } => {
  let [red, blue] = [0, 0];
  for (let at = 0; at < data.length; at += 4) {
    const [r = 0, g = 0, b = 0] = [data[at], data[at + 1], data[at + 2]];
    if (r > 180 && g < 60 && b < 60) red += 1;
    if (b > 180 && g < 60 && r < 60) blue += 1;
  }
  return { red: (4 * red) / data.length, blue: (4 * blue) / data.length };
};

const colourBelow = async (sceneName: string, color: number): Promise<void> => {
  const { inputKinds } = await bench().director.call('GetInputKindList');
  const inputKind = inputKinds.find((kind) => kind.startsWith('color_source')) ?? '';
  const inputSettings = { color, width: 1920, height: 1080 };
  await bench().director.call('CreateInput', {
    sceneName,
    inputName: `Ground of ${sceneName}`,
    inputKind,
    inputSettings,
  });
};

/** Knights out and back: turns enough for every cut that has to be looked at again. */
const SHUFFLE = [
  '1:Nf3',
  '1:Nc6',
  '1:Nc3',
  '1:Nf6',
  '1:Ng1',
  '1:Nb8',
  '1:Nb1',
  '1:Ng8',
  '1:e4',
  '1:e5',
  '1:d4',
  '1:d5',
];

/** Notes in the page that bands have begun to leave to the right. */
const watchLeaving = ({ page }: Kiosk): Promise<void> =>
  page.evaluate(`(() => {
    window.hasLeft = false;
    const look = () => {
      const lanes = [...document.querySelectorAll('[data-role="lane"]')].map((lane) => new DOMMatrix(getComputedStyle(lane).transform).m41);
      window.hasLeft ||= lanes.some((x) => x > 1);
      requestAnimationFrame(look);
    };
    look();
  })()`);
const hasLeft = ({ page }: Kiosk): Promise<boolean> => page.evaluate('window.hasLeft');
/** The stinger before is over; the next one has not left yet. */
const nothingMoves = async ({ page }: Kiosk): Promise<void> => {
  await page.locator('[data-moving]').waitFor({ state: 'detached' });
  await page.evaluate('window.hasLeft = false');
};

const RED = 0xff0000ff;
const BLUE = 0xffff0000;

test('a change of scene under the stinger: seen by OBS, the frame is covered when the scene changes', async () => {
  await withKiosk('stinger', async (server, kiosk) => {
    const { director } = bench();
    for (const sceneName of [WHITE, BLACK]) await director.call('CreateScene', { sceneName });
    await colourBelow(WHITE, RED);
    await colourBelow(BLACK, BLUE);
    await captureIn([WHITE, BLACK], kiosk);
    // The kiosk has no alpha: its white ground is keyed out instead.
    const filter = { sourceName: KIOSK, filterName: 'key', filterKind: 'color_key_filter_v2' };
    const filterSettings = { key_color_type: 'custom', key_color: 0xffffffff, similarity: 20, smoothness: 1 };
    await director.call('CreateSourceFilter', { ...filter, filterSettings });
    await director.call('SetCurrentSceneTransition', { transitionName: 'Cut' });
    await bench().cutTo(WHITE);
    await until(async () => shares(await screenshot(WHITE, 96, 54)).red > 0.95, 'White to be red');
    await mustPost(server, {
      type: 'setSceneRules',
      instance: 'program',
      rules: promptRules({ transition: 'stinger' }),
    });
    await mustPost(server, { type: 'automateScenes', instance: 'program', automatic: true });

    await watchLeaving(kiosk);
    const judged: { red: number; blue: number }[] = [];
    for (const [index, line] of SHUFFLE.entries()) {
      if (judged.length === 5) break;
      const scene = index % 2 === 0 ? BLACK : WHITE;
      await nothingMoves(kiosk);
      const cut = new Promise((resolve) => director.once('CurrentProgramSceneChanged', resolve));
      await mustPost(server, { type: 'commitTurn', line });
      await cut;
      const picture = await screenshot(scene, 96, 54);
      // A picture that came when the stinger was leaving already says nothing of the moment of the change.
      if (!(await hasLeft(kiosk))) {
        keep(`obs-stinger-${judged.length}`, picture);
        judged.push(shares(picture));
      }
      const ground = scene === BLACK ? 'blue' : 'red';
      await until(async () => shares(await screenshot(scene, 96, 54))[ground] > 0.95, `${scene} to be uncovered`);
    }
    const covered = judged.filter(({ red, blue }) => red + blue < 0.05);
    expect(judged.length).toBe(5);
    expect(covered.length, JSON.stringify(judged)).toBeGreaterThanOrEqual(4);
  });
});
