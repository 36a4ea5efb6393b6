import type { ObsInstancesView, SceneRules } from '@schemas/obsInstances';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestPage } from './support/browser';
import { sharedShell } from './support/shell';
import { mustPost, newMatch } from './support/commands';
import { BLACK, promptRules, WHITE } from './support/obsDesk';
import { useObsBench } from './support/obsBench';
import { openPanel } from './support/panels';
import { readReplicants } from './support/replicants';
import { startTestServer, type TestServer } from './support/server';
import { faultsOf } from './support/windows';

const bench = useObsBench();

let browser: Browser;
let server: TestServer;
/** As it begins with them. */
let rulesAtFirst: SceneRules;
beforeAll(async () => {
  browser = await sharedShell();
  const { address, password } = bench().studio;
  server = await startTestServer({
    pages: true,
    config: { obs: { address }, viewers: { port: null, media: { feeds: { all: 'rtmp://127.0.0.1:1935' } } } },
    env: { OBS_PASSWORD: password },
  });
  const { obsInstances } = (await readReplicants(server, ['obsInstances'])) as { obsInstances: ObsInstancesView };
  const [program] = obsInstances.instances;
  if (program === undefined) throw new Error('There is no OBS.');
  rulesAtFirst = program.rules;
});
afterAll(async () => {
  await browser?.close();
  await server?.dispose();
});

/** A new match with no rules in force beside the real OBS, and the director's page on its OBS tab. */
const withDirector = async (
  run: (opened: TestPage) => Promise<void>,
  { width = 1280, height = 800, language = 'en', theme = 'dark' }: Partial<Screen> = {},
): Promise<void> => {
  await mustPost(server, { type: 'followScene', follow: false });
  await mustPost(server, { type: 'setSceneRules', instance: 'program', rules: rulesAtFirst });
  await newMatch(server);
  const opened = await openPanel(browser, server.url, 'director', { language, theme }, { width, height, locale: 'en' });
  await opened.page.getByTestId('tab-obs').click();
  await run(opened);
  // A server that stops answers 503 until it is gone.
  const isLoss = (error: string): boolean => /ERR_CONNECTION_(REFUSED|RESET)|status of 503/.test(error);
  expect(opened.errors.filter((error) => !isLoss(error))).toEqual([]);
  await opened.close();
};

interface Screen {
  readonly width: number;
  readonly height: number;
  readonly language: 'en' | 'ru';
  readonly theme: 'dark' | 'light';
}

const program = () => bench().programScene();
const LONG = { timeout: 60_000 };
const tally = (page: Page, scene: string, kind: string) =>
  page.locator(`[data-testid="obs-scene-${scene}"][data-tally="${kind}"]`);

it('a press shows a scene; in studio mode it cues, and TAKE shows', async () => {
  await withDirector(async ({ page }) => {
    await page.getByTestId(`obs-scene-${WHITE}`).click();
    await expect.poll(program, LONG).toBe(WHITE);
    await tally(page, WHITE, 'program').waitFor();
    await page.getByTestId('obs-studio').click();
    await page.getByTestId('obs-take').waitFor();
    await page.getByTestId(`obs-scene-${BLACK}`).click();
    await tally(page, BLACK, 'preview').waitFor();
    expect(await program()).toBe(WHITE);
    await page.getByTestId('obs-take').click();
    await expect.poll(program, LONG).toBe(BLACK);
  });
});

it('the next automatic step stands there with its countdown; skip, hold and let go do what they say', async () => {
  await withDirector(async ({ page, screenshot }) => {
    const rules = promptRules({ minimumMs: 60_000 });
    await mustPost(server, { type: 'setSceneRules', instance: 'program', rules });
    await bench().cutTo(WHITE);
    await tally(page, WHITE, 'program').waitFor();
    await page.getByTestId('obs-automatic').click();
    await mustPost(server, { type: 'commitTurn', line: '1:e4' });
    const next = page.getByTestId('obs-next');
    await next.getByText(BLACK).waitFor();
    expect(await next.locator('.obs-countdown').textContent()).toMatch(/in \d+ s/);
    await screenshot('director-obs-next');
    await page.getByTestId('obs-skip').click();
    await next.waitFor({ state: 'detached' });
    await mustPost(server, { type: 'commitTurn', line: '1:e5' });
    await mustPost(server, { type: 'commitTurn', line: '1:Nf3' });
    await next.waitFor();
    await page.getByTestId('obs-hold').click();
    await page.locator('[data-testid="obs-next"][data-waits="hold"]').waitFor();
    await mustPost(server, { type: 'setSceneRules', instance: 'program', rules: promptRules() });
    await page.locator('[data-testid="obs-next"][data-waits="hold"]').waitFor();
    expect(await program()).toBe(WHITE);
    await page.getByTestId('obs-hold').click();
    await expect.poll(program, LONG).toBe(BLACK);
  });
});

it('rules are changed in the form and in force when saved', async () => {
  await withDirector(async ({ page }) => {
    await page.getByTestId('obs-rule-clockStopped').click();
    await page.getByTestId('obs-save-rules').click();
    await page.getByTestId('obs-save-rules').waitFor({ state: 'detached' });
    await server.kill('SIGTERM');
    await server.start();
    await page.locator('[data-testid="obs-rule-clockStopped"][data-state="checked"]').waitFor();
  });
});

it('setting OBS up: the plan is shown, carried out, and then there is nothing left to do', async () => {
  const { currentSceneCollectionName: first } = await bench().director.call('GetSceneCollectionList');
  await bench().director.call('CreateSceneCollection', { sceneCollectionName: 'from the page' });
  const theirs = { server: 'rtmp://a.example/live2', key: 'THEIRS' };
  await bench().director.call('SetStreamServiceSettings', {
    streamServiceType: 'rtmp_custom',
    streamServiceSettings: theirs,
  });
  const streamKey = async () => (await bench().director.call('GetStreamServiceSettings')).streamServiceSettings['key'];
  try {
    await withDirector(
      async ({ page, screenshot }) => {
        const plan = {
          by: ['[data-testid="obs-provision"]'],
          focus: '.ui-dialog, button, a',
          file: 'director/obs/PlanDialog.tsx',
        };
        expect(await faultsOf(page, plan)).toEqual([]);
        await page.getByTestId('obs-provision').click();
        await page.getByTestId('obs-note-no_browser').or(page.getByTestId('obs-step').first()).first().waitFor();
        await page.getByTestId('obs-apply').waitFor();
        await screenshot('director-obs-plan');
        const stream = page.getByTestId('obs-step').first();
        expect(await stream.textContent()).toContain('a.example');
        expect(await stream.getByRole('checkbox').isChecked()).toBe(false);
        expect(await bench().sceneNames()).not.toContain('Tree');
        await page.getByTestId('obs-apply').click();
        await page.getByTestId('obs-plan-done').waitFor();
        await page.getByTestId('obs-plan-automate').click();
        const begin = page.getByTestId('obs-plan').getByTestId('obs-begin');
        await begin.waitFor();
        await screenshot('director-obs-first-scene');
        await begin.click();
        await expect.poll(program, LONG).toBe(WHITE);
        await page.getByTestId('obs-next-press').waitFor({ state: 'detached' });
        await mustPost(server, { type: 'commitTurn', line: '1:e4' });
        await page.locator('[data-testid="obs-next"]:not([data-waits])').getByText(BLACK).waitFor();
        expect(await bench().sceneNames()).toContain('Tree');
        await page.getByTestId('obs-plan-again').click();
        await expect.poll(() => page.getByTestId('obs-step').count(), LONG).toBe(2);
        await screenshot('director-obs-stream');
        expect(await streamKey()).toBe(theirs.key);
        for (const step of await page.getByTestId('obs-step').all()) await step.getByRole('checkbox').check();
        await page.getByTestId('obs-apply').click();
        await page.getByTestId('obs-plan-done').waitFor();
        expect(await streamKey()).toBe('all');
        await page.getByTestId('obs-plan-again').click();
        await page.getByTestId('obs-note-stream_right').waitFor();
        expect(await page.getByTestId('obs-step').count()).toBe(0);
        await screenshot('director-obs-stream-right');
        await page.getByTestId('obs-plan-close').click();
        await page.getByTestId('obs-scene-Tree').waitFor();
        await screenshot('director-obs-ru');
      },
      { width: 1920, height: 1080, language: 'ru', theme: 'light' },
    );
  } finally {
    await bench().director.call('SetCurrentSceneCollection', { sceneCollectionName: first });
  }
});

it('recording is started and stopped; what this OBS cannot do is said', async () => {
  await withDirector(async ({ page, screenshot }) => {
    await page.getByTestId('obs-record').click();
    await page.getByTestId('obs-recording').getByText(/REC/).waitFor();
    await page.getByTestId('obs-lights').getByText('REC').waitFor();
    await page.getByTestId('obs-lights').click();
    await page.getByTestId('obs-details-program').getByText(/free/).waitFor();
    await screenshot('row-obs-recording');
    await page.keyboard.press('Escape');
    await page.getByTestId('obs-details-program').waitFor({ state: 'detached' });
    const { availableRequests } = await bench().director.call('GetVersion');
    const canChapter = availableRequests.includes('CreateRecordChapter');
    expect(await page.getByTestId('obs-chapter').isEnabled()).toBe(canChapter);
    expect(await page.getByText('No chapters').count()).toBe(canChapter ? 0 : 1);
    await screenshot('director-obs-recording');
    await page.getByTestId('obs-record').click();
    await page.getByTestId('obs-recording').getByText('Not recording').waitFor();
  });
});

it('OBS killed: the page says what to do, and all is there again when OBS is', async () => {
  await withDirector(async ({ page, screenshot }) => {
    await page.locator('[data-testid="obs-state"][data-state="connected"]').waitFor();
    await bench().studio.kill();
    await page.locator('[data-testid="obs-state"]:not([data-state="connected"])').waitFor();
    await page.getByTestId('obs-connect').waitFor();
    await screenshot('director-obs-lost');
    await mustPost(server, { type: 'commitTurn', line: '1:e4' });
    await bench().studio.restart();
    await bench().greetDirector();
    await page.locator('[data-testid="obs-state"][data-state="connected"]').waitFor();
  });
});

it('a scene that rules name and OBS lacks stands on every page, in the health answer and in the log', async () => {
  await withDirector(async ({ page, screenshot }) => {
    await page.locator('[data-testid="obs-state"][data-state="connected"]').waitFor();
    await mustPost(server, { type: 'followScene', follow: true });
    await bench().director.call('RemoveScene', { sceneName: BLACK });
    const said = page.getByTestId('trouble-obs/scene_missing');
    await said.getByText(BLACK).waitFor();
    await page.locator('[data-testid="light-obs"][data-state="warn"]').waitFor();
    await screenshot('director-obs-missing');
    const health = async () => (await (await fetch(`${server.url}/chess-match/health`)).json()) as object;
    const params = { instance: 'program', scene: BLACK };
    expect(await health()).toMatchObject({ ok: true, notices: [{ code: 'obs/scene_missing', params }] });
    expect(server.log()).toContain(`OBS has no scene “${BLACK}”`);
    await bench().director.call('CreateScene', { sceneName: BLACK });
    await said.waitFor({ state: 'detached' });
    expect(await health()).toMatchObject({ notices: [] });
  });
});
