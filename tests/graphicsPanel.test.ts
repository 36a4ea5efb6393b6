import type { ShowView } from '@schemas/show';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launchBrowser, openPage, type TestPage } from './support/browser';
import { mustPost, newMatch } from './support/commands';
import { readReplicants } from './support/replicants';
import { startTestServer, type TestServer } from './support/server';

const SCREEN = { width: 1920, height: 1016, locale: 'ru' };

let browser: Browser;
let server: TestServer;
let panel: TestPage;

const show = async (): Promise<ShowView> => (await readReplicants(server, ['show']))['show'] as ShowView;
const card = (graphic: string) => panel.page.getByTestId(`graphic-${graphic}`);
const press = (testId: string) => panel.page.getByTestId(testId).click();
/** The page shows the show as the server has it now. */
const settled = async (): Promise<ShowView> => {
  const now = await show();
  await panel.page.locator(`main[data-show="${now.version}"]`).waitFor();
  return now;
};
const takesOf = async (graphic: string, takes: number): Promise<void> =>
  panel.page.locator(`[data-testid="graphic-${graphic}"][data-takes="${takes}"]`).waitFor();

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  server = await startTestServer({ pages: true });
  await newMatch(server);
  panel = await openPage(browser, SCREEN);
  await panel.page.goto(`${server.url}/bundles/chess-broadcast/dashboard/dist/graphics/index.html?standalone=true`);
  await card('boards').waitFor();
});
afterEach(async () => {
  await panel.close();
  await server.dispose();
});

describe('the graphics panel', () => {
  it('cues what was written, takes it, clears everything and brings it back', async () => {
    const intro = card('intro');
    await intro.getByLabel('Заголовок', { exact: true }).fill('Финал');
    expect(await panel.page.getByTestId('take-intro').isDisabled()).toBe(true);
    await press('cue-intro');
    await intro.locator('.screen-preview[data-lit="true"] iframe').waitFor();
    expect((await settled()).graphics.intro).toMatchObject({
      on: false,
      cue: { on: true, content: { title: 'Финал' } },
    });

    await press('take-intro');
    await takesOf('intro', 1);
    const taken = await settled();
    expect(taken.graphics.intro).toMatchObject({ on: true, content: { title: 'Финал' }, cue: null });
    expect(await intro.locator('.screen-program').getAttribute('data-lit')).toBe('true');

    await press('clear');
    await takesOf('intro', 2);
    expect(Object.values((await settled()).graphics).filter(({ on }) => on)).toEqual([]);
    await press('undo');
    await takesOf('intro', 3);
    const onAir = ({ graphics }: ShowView) => Object.values(graphics).map(({ on, content }) => ({ on, content }));
    expect(onAir(await settled())).toEqual(onAir(taken));
  });

  it('takes a graphic off the air at once and keeps what is cued', async () => {
    await card('focus').getByRole('button', { name: '3', exact: true }).click();
    await press('cue-focus');
    await press('out-focus');
    await takesOf('focus', 1);
    await panel.page.getByTestId('drop-focus').waitFor();
    expect((await settled()).graphics.focus).toMatchObject({ on: false, cue: { on: true, content: { board: 3 } } });
  });

  it('shows the real graphics, loaded only where they can be seen', async () => {
    const frames = panel.page.locator('iframe');
    const boards = card('boards').frameLocator('.screen-program iframe');
    await boards.locator('[data-role="card"]').waitFor();
    const all = await panel.page.locator('.screen-program').count();
    expect(await frames.count()).toBeLessThan(all);
    expect(await card('test-card').locator('iframe').count()).toBe(0);
    await card('test-card').scrollIntoViewIfNeeded();
    await card('test-card').frameLocator('.screen-program iframe').locator('.tc-clock').waitFor();
    await card('boards').locator('iframe').waitFor({ state: 'detached' });
  });

  it('says beside the list of people what is wrong with it, and applies a right one', async () => {
    const { page } = panel;
    const person = { id: 'w1', name: 'Анна', title: '', role: 'captain', table: 1, photo: null, mic: null };
    const list = (people: readonly object[]) =>
      JSON.stringify({
        white: { logo: null, people },
        black: { logo: null, people: [] },
        arbiters: [],
        commentators: [],
      });
    const apply = async (text: string): Promise<void> => {
      await page.getByTestId('people-json').fill(text);
      await press('people-apply');
    };
    await press('people');
    await apply('{');
    await page.getByTestId('people-not-json').waitFor();
    await apply(list([person, person]));
    await page.locator('[data-testid="problem-people"][data-code="people/duplicate_id"]').waitFor();
    expect(await page.getByTestId('people-not-json').count()).toBe(0);
    await apply(list([{ ...person, name: 5 }]));
    await page.locator('[data-testid="problem-people"][data-code="people/bad_value"]').waitFor();
    await apply(list([person]));
    await page.getByTestId('problem-people').waitFor({ state: 'detached' });
    await card('lower-third').locator('option[value="w1"]').waitFor({ state: 'attached' });
    expect(await readReplicants(server, ['people'])).toMatchObject({ people: { white: { people: [person] } } });
  });

  it('shows a refusal on the card that caused it', async () => {
    await card('intro').getByLabel('Заголовок', { exact: true }).fill('Финал');
    await press('cue-intro');
    await panel.page.getByTestId('drop-intro').waitFor();
    // Of two presses in one moment the second comes too late: the page cannot know it yet.
    await panel.page.getByTestId('drop-intro').evaluate((button: unknown) => {
      const { click } = button as { click(): void };
      click.call(button);
      click.call(button);
    });
    await card('intro').locator('[data-code="show/nothing_cued"]').waitFor();
  });

  it('follows what another director does', async () => {
    await mustPost(server, { type: 'takeGraphic', graphic: 'ticker', takes: 0 });
    await takesOf('ticker', 1);
    expect(await card('ticker').getAttribute('data-on')).toBe('true');
  });

  it('says when the connection is lost, sends nothing then, and comes back', async () => {
    await server.kill('SIGKILL');
    await panel.page.getByTestId('offline').waitFor();
    expect(await panel.page.getByTestId('clear').isDisabled()).toBe(true);
    expect(await panel.page.getByTestId('take-ticker').isDisabled()).toBe(true);
    await server.start();
    await panel.page.getByTestId('offline').waitFor({ state: 'detached' });
    await press('take-ticker');
    await takesOf('ticker', 1);
  });
});
