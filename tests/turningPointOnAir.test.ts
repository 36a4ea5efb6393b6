import type { MatchView } from '@schemas/match';
import type { OutlookView } from '@schemas/outlook';
import type { ShowView } from '@schemas/show';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { CrewList } from '../bundles/chess-match/src/contract/crew';
import { openPage, overlayUrl, type TestPage } from './support/browser';
import { mustPost, newMatch, postCommand } from './support/commands';
import { openDirector } from './support/directorDesk';
import { eventually } from './support/operatorBench';
import { readReplicants } from './support/replicants';
import { startTestServer, type TestServer } from './support/server';
import { sharedShell } from './support/shell';
import { layUciEngine } from './support/uciEngine';
import { until } from './support/until';

/** Nine pawns for White once there is a queen beside the pawn on e5, else nothing; rook pawns have not moved. */
const ANSWER = [
  'case "$position" in *" w "*) move=a2a3; sign=;; *) move=a7a6; sign=-;; esac',
  'case "$position" in *4p2Q*) score=${sign}900;; *) score=0;; esac',
  'echo "info depth 20 score cp $score nodes 9 pv $move"',
  'echo "bestmove $move"',
].join('; ');
/** The queen comes in the third turn; the fourth bears it out. */
const TURNED = ['1:e4', '1:e5', '1:Qh5', '1:Nf6'] as const;
const NOTHING = 'No turn has turned the match yet';

const engine = layUciEngine({ name: 'BYPOSITION', answer: ANSWER });
let browser: Browser;
let server: TestServer;
let opened: TestPage;
let page: Page;
beforeAll(async () => {
  [browser, server] = await Promise.all([
    sharedShell(),
    startTestServer({ pages: true, config: { engine: { path: engine.path, onAir: 'byKey' }, checkViews: true } }),
  ]);
});
afterAll(async () => {
  await browser.close();
  await server.dispose();
  engine.dispose();
});

const views = async (): Promise<{ readonly outlook: OutlookView; readonly show: ShowView }> =>
  (await readReplicants(server, ['outlook', 'show'])) as { outlook: OutlookView; show: ShowView };

const play = async (lines: readonly string[]): Promise<void> => {
  for (const line of lines) await mustPost(server, { type: 'commitTurn', line });
};

const takeBack = async (): Promise<void> => {
  const { match } = (await readReplicants(server, ['match'])) as { match: MatchView };
  await mustPost(server, { type: 'undo', reason: null, expectedVersion: match.version });
};

const take = async (): Promise<void> => {
  const graphic = 'turning-point';
  await mustPost(server, { type: 'cueGraphic', graphic, on: true, content: { which: 'latest' } });
  // It may still move: the take before was a moment ago.
  await until(async () => {
    const { takes } = (await views()).show.graphics[graphic];
    const { answer } = await postCommand(server, { type: 'takeGraphic', graphic, takes });
    if (!answer.ok) expect(answer.error.code).toBe('show/in_transition');
    return answer.ok;
  }, 'the take');
};

/** What a viewer reads; "" where nothing is on air. */
const SAID = `(document.querySelector('[data-role="turning"]')?.textContent ?? '')`;
const said = (): Promise<string> => page.evaluate(SAID);
const note = (): Promise<unknown> =>
  page.evaluate(`{
    window.noted = [${SAID}];
    const look = () => { if (window.noted.at(-1) !== ${SAID}) window.noted.push(${SAID}); };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
  }`);

beforeEach(async () => {
  await newMatch(server);
  const { pictures } = (await (await fetch(`${server.url}/chess-match/crew`)).json()) as CrewList;
  const key = pictures.find(({ of }) => of === 'obs-home')?.key ?? '';
  opened = await openPage(browser);
  ({ page } = opened);
  await page.goto(`${overlayUrl(server.url, 'turning-point')}?key=${key}&lang=en`);
  await page.locator('[data-root]').waitFor({ state: 'attached' });
});
afterEach(async () => {
  expect(opened.errors.filter((error) => !/WebSocket|ERR_CONNECTION/.test(error))).toEqual([]);
  await opened.close();
});

it('says which turn it was as soon as it is borne out, and no more once it is taken back', async () => {
  await play(TURNED.slice(0, 3));
  await take();
  await eventually(said).toBe(NOTHING);
  await play(TURNED.slice(3));
  await eventually(said).toContain('2. White');
  const turning = await said();
  await takeBack();
  await eventually(async () => (await views()).outlook.ply).toBe(3);
  expect(await said()).toBe(turning);
  await takeBack();
  await eventually(said).toBe(NOTHING);
});

it('stays as it is while the server is gone and its engine begins again', async () => {
  await play(TURNED);
  await take();
  await eventually(said).toContain('2. White');
  const before = await said();
  await note();
  await server.kill('SIGKILL');
  await server.start();
  await play(['1:Nc3']);
  await eventually(async () => (await views()).outlook.course.length).toBe(6);
  await eventually(async () => page.locator('[data-root]').getAttribute('data-version')).toBe(
    String((await views()).outlook.version),
  );
  expect(await page.evaluate('window.noted')).toEqual([before]);
});

it('goes with its match', async () => {
  await play(TURNED);
  await take();
  await eventually(said).toContain('2. White');
  await newMatch(server, { white: 'Greens', black: 'Greys' });
  await eventually(said).not.toContain('2. White');
  await take();
  await eventually(said).toBe(NOTHING);
});

it('is told in a recap, in its preview as on air, and the director skips to it', async () => {
  await play(TURNED);
  await eventually(async () => (await views()).outlook.turnings.length).toBe(1);
  const desk = await openDirector(browser, server, { language: 'en' });
  const [preview, program] = [await openPage(browser), await openPage(browser)];
  const url = page.url().replace('turning-point', 'recap');
  await Promise.all([
    preview.page.goto(`${overlayUrl(server.url, 'recap')}?lang=en&preview=1`),
    program.page.goto(url),
  ]);
  const turned = (of: TestPage) => of.page.getByText('The match turned').count();
  await mustPost(server, { type: 'cueGraphic', graphic: 'recap', on: true, content: { seconds: 20 } });
  await eventually(() => turned(preview)).toBe(1);
  expect(await turned(program)).toBe(0);
  await mustPost(server, { type: 'takeGraphic', graphic: 'recap', takes: (await views()).show.graphics.recap.takes });
  await eventually(() => turned(program)).toBe(1);
  await eventually(() => desk.page.getByTestId('telling').textContent()).toContain('of 4');
  await Promise.all([preview.close(), program.close(), desk.close()]);
});
