import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getJson, mustPost, newMatch } from './support/commands';
import { openPanel } from './support/panels';
import { startTestServer, type TestServer } from './support/server';
import { sharedShell } from './support/shell';

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  server = await startTestServer({ pages: true });
  browser = await sharedShell();
  await newMatch(server);
  await mustPost(server, { type: 'startClock' });
  for (const line of ['1:e4', '1:e5', '1:Nf3 2:Bc4 branch 1>2 3+7'])
    await mustPost(server, { type: 'commitTurn', line });
});
afterAll(async () => {
  await browser?.close();
  await server?.dispose();
});

it('a moment is marked, renamed, left out and brought back, and the chapters follow', async () => {
  const { page, errors, screenshot, close } = await openPanel(browser, server.url, 'after', { language: 'en' });
  const preview = page.getByTestId('chapters-preview');
  await preview.getByText('The game begins').waitFor();
  await screenshot('after-empty');
  await page.getByTestId('mark-text').fill('A long thought');
  await page.getByTestId('mark').click();
  const row = page.getByTestId('marked');
  await row.getByText('A long thought').waitFor();
  await row.getByTestId('edit-mark').click();
  await page.getByTestId('mark-caption').fill('An idea');
  await page.getByTestId('mark-earlier').fill('-120');
  await screenshot('after-mark');
  await page.getByTestId('save-mark').click();
  await preview.getByText('An idea').waitFor();
  await row.getByTestId('drop-mark').click();
  await preview.getByText('An idea').waitFor({ state: 'detached' });
  await page.locator('.after-dropped summary').click();
  await row.getByTestId('drop-mark').click();
  await preview.getByText('An idea').waitFor();
  const told = (await getJson(server, '/chess-match/chapters?as=json')) as { chapters: { title: string }[] };
  expect(told.chapters.at(-1)?.title).toContain('An idea');
  const file = page.waitForEvent('download');
  await page.getByTestId('save-chapters').click();
  expect((await file).suggestedFilename()).toMatch(/\.txt$/);
  // There is no OBS here: what to do stands beside the key.
  await page.getByTestId('save-clip').click();
  await page.getByTestId('clip-refusal').getByText(/OBS/).waitFor();
  await screenshot('after-marked');
  expect(errors.filter((error) => !error.includes('status of'))).toEqual([]);
  await close();
});

it('presenters read what comes and what it means, larger and mirrored, in their language', async () => {
  const look = { language: 'en' } as const;
  const opened = await openPanel(browser, server.url, 'prompter', look, { width: 1920, height: 1080, locale: 'en' });
  const { page, errors, screenshot, close } = opened;
  await page.getByTestId('prompter-said').getByText('White branched board 1').waitFor();
  await page
    .getByTestId('prompter-said')
    .getByText(/shared out between them/)
    .waitFor();
  await page
    .getByTestId('prompter-end')
    .getByText(/at the earliest/)
    .waitFor();
  const sizeOf = () => page.getByTestId('prompter-glass').evaluate((glass) => getComputedStyle(glass).fontSize);
  const before = await sizeOf();
  await screenshot('prompter-wide');
  await page.getByTestId('prompter-larger').click();
  await expect.poll(sizeOf).not.toBe(before);
  await page.keyboard.press('m');
  await page.locator('[data-testid="prompter-glass"][data-mirrored="true"]').waitFor();
  await screenshot('prompter-mirrored');
  await page.reload();
  await page.locator('[data-testid="prompter-glass"][data-mirrored="true"]').waitFor();
  expect(errors).toEqual([]);
  await close();
});

it.each([
  ['after', 1920, 1080, 'ru'],
  ['after', 1280, 720, 'ru'],
  ['after', 768, 1024, 'en'],
  ['after', 390, 844, 'ru'],
  ['prompter', 1024, 768, 'ru'],
] as const)('%s at %i x %i has nothing beside its window', async (panel, width, height, language) => {
  const { page, screenshot, close } = await openPanel(
    browser,
    server.url,
    panel,
    { language, theme: 'light' },
    { width, height, locale: language },
  );
  await page
    .getByTestId(panel === 'after' ? 'chapters-preview' : 'prompter-said')
    .first()
    .waitFor();
  await screenshot(`${panel}-${width}`);
  const wide = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
  expect(wide).toBeLessThanOrEqual(0);
  // What was said stands in words, not in a column of letters.
  for (const width of await page.locator('.after-caption').evaluateAll((all) => all.map((one) => one.clientWidth)))
    expect(width).toBeGreaterThan(150);
  await close();
});
