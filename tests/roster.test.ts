import { readFileSync } from 'node:fs';
import type { RosterView } from '@schemas/roster';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectNoSeriousFindings } from './support/axe';
import { type TestPage } from './support/browser';
import { sharedShell } from './support/shell';
import { mustPost, newMatch, postCommand } from './support/commands';
import { openPanel } from './support/panels';
import { readReplicants } from './support/replicants';
import { startTestServer, type TestServer } from './support/server';
import { sortByKeys } from './support/sortByKeys';

const eventually = <T>(read: () => T | Promise<T>) => expect.poll(read);

/** A picture of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

describe('the roster page', () => {
  let server: TestServer;
  let browser: Browser;
  let opened: TestPage;
  let page: Page;
  const people = async (): Promise<RosterView> =>
    ((await readReplicants(server, ['roster'])) as { roster: RosterView }).roster;
  const put = (name: string, text: string) =>
    page.getByTestId('import-file').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  const cells = async (): Promise<readonly (readonly string[])[]> =>
    Promise.all((await page.getByTestId('import-problem').all()).map((row) => row.locator('td').allTextContents()));
  beforeAll(async () => {
    server = await startTestServer({ pages: true, checkViews: true });
    browser = await sharedShell();
    opened = await openPanel(browser, server.url, 'roster', { language: 'en' });
    page = opened.page;
  });
  afterAll(async () => {
    await browser.close();
    await server.dispose();
  });

  it('enters a person with title, Elo, seat, microphone and an uploaded photo', async () => {
    await page.getByTestId('add-person').click();
    await page.getByTestId('save-person').click();
    await page.locator('[data-testid="person-name"][aria-invalid="true"]').waitFor();
    await page.getByTestId('person-name').fill('Anna Vern');
    await page.getByTestId('person-title').fill('Grandmaster');
    await page.getByTestId('person-elo').fill('strong');
    await page.getByTestId('save-person').click();
    await page.locator('[data-testid="person-elo"][aria-invalid="true"]').waitFor();
    await page.getByTestId('person-elo').fill('2510');
    await page.getByTestId('person-seat').fill('3');
    await page.getByTestId('person-mic').fill('Mic 3');
    await page.getByTestId('person-role').click();
    await page.getByRole('option', { name: 'captain' }).click();
    await page
      .getByTestId('upload-photo-file')
      .setInputFiles({ name: 'anna.png', mimeType: 'image/png', buffer: PIXEL });
    await page.locator('.person-form img.face').waitFor();
    await expectNoSeriousFindings(page);
    await opened.screenshot('roster-person');
    await page.getByTestId('save-person').click();
    await page.getByTestId('person-dialog').waitFor({ state: 'detached' });
    expect((await people()).white.people).toEqual([
      {
        id: expect.stringMatching(/^w-/),
        name: 'Anna Vern',
        title: 'Grandmaster',
        role: 'captain',
        elo: 2510,
        seat: 3,
        photo: '/assets/chess-broadcast/photos/anna.png',
        mic: 'Mic 3',
      },
    ]);
    const photo = page.getByTestId('person-row').locator('img.face');
    await eventually(() => photo.evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth)).toBe(
      1,
    );
  });

  it.each([
    ['en', '"герб.png" is no PNG inside'],
    ['ru', '«герб.png» внутри не PNG'],
  ] as const)('says beside the field in %s why a picture was not taken', async (language, words) => {
    const other = await openPanel(browser, server.url, 'roster', { language });
    const bad = { name: 'герб.png', mimeType: 'image/png', buffer: Buffer.from('GIF89a') };
    await other.page.getByTestId('upload-logo-file').setInputFiles(bad);
    await other.page.locator('.team-fields .problem', { hasText: words }).waitFor();
    await other.close();
  });

  it('names every wrong place of a bad list, row by row, and takes over nothing of it', async () => {
    const before = await people();
    const csv = ['group,name,role,elo,seat', 'white,Anna,captain,2400,1', 'green,Boris,,,', 'black,,king,-1,12'];
    await put('list.csv', csv.join('\n'));
    await page.getByTestId('import-problem').first().waitFor();
    expect((await cells()).map((row) => row.slice(0, 3))).toEqual([
      ['3', 'group', 'green'],
      ['4', 'name', '—'],
      ['4', 'role', 'king'],
      ['4', 'elo', '-1'],
      ['4', 'seat', '12'],
    ]);
    expect((await cells()).at(-1)?.[3]).toBe('a whole number from 1 to 9, or empty');
    expect(await page.getByTestId('import-do').isDisabled()).toBe(true);
    await expectNoSeriousFindings(page);
    await opened.screenshot('roster-import');
    await page.keyboard.press('Escape');
    expect(await people()).toEqual(before);
  });

  it.each([
    ['en', 'The file is not UTF-8 text. Save it as UTF-8.'],
    ['ru', 'Файл не в кодировке UTF-8. Сохраните его в UTF-8.'],
  ] as const)('refuses a list whose encoding nobody can tell in words, in %s', async (language, words) => {
    const other = await openPanel(browser, server.url, 'roster', { language });
    // One word is too little: "Иванов" as a Russian spreadsheet saves it.
    const name = Buffer.from([0xc8, 0xe2, 0xe0, 0xed, 0xee, 0xe2]);
    const buffer = Buffer.concat([Buffer.from('group;name\r\nwhite;'), name]);
    await other.page.getByTestId('import-file').setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer });
    expect(await other.page.getByTestId('problem-import-text').textContent()).toContain(words);
    expect(await other.page.getByTestId('import-do').isDisabled()).toBe(true);
    expect(await other.page.getByTestId('import-change').count()).toBe(0);
    await other.close();
  });

  it.each([
    ['en', 'It was read as windows-1251.'],
    ['ru', 'Он прочитан как windows-1251.'],
  ] as const)(
    'takes a list of a Russian spreadsheet once somebody said that its letters are right, in %s',
    async (language, words) => {
      const other = await openPanel(browser, server.url, 'roster', { language });
      const names = [0xc8, 0xe2, 0xe0, 0xed, 0xee, 0xe2, 0x20, 0xcf, 0xb8, 0xf2, 0xf0];
      const buffer = Buffer.concat([Buffer.from('group;name\r\narbiters;'), Buffer.from(names)]);
      await other.page.getByTestId('import-file').setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer });
      const letters = other.page.getByTestId('letters');
      expect(await letters.textContent()).toContain(words);
      expect(await other.page.getByTestId('letters-sample').textContent()).toBe('Иванов Пётр');
      expect(await other.page.getByTestId('import-do').isDisabled()).toBe(true);
      await other.page.getByTestId('letters-right').click();
      await eventually(() => other.page.getByTestId('import-do').isEnabled()).toBe(true);
      await other.close();
    },
  );

  it('takes over a good list after showing what changes, and gives the old one back', async () => {
    const before = await people();
    await put('list.csv', 'group;id;name;elo\nwhite;;Anna Vern;2520\nblack;;Clara;\narbiters;;Dina;\n');
    await eventually(() => page.getByTestId('import-change').count()).toBe(3);
    await page.getByTestId('import-do').click();
    await page.getByTestId('import-dialog').waitFor({ state: 'detached' });
    const after = await people();
    expect([after.white.people[0]?.elo, after.black.people[0]?.id, after.arbiters[0]?.role]).toEqual([
      2520,
      expect.stringMatching(/^b-/),
      'arbiter',
    ]);
    await page.getByTestId('undo').click();
    await eventually(people).toEqual(before);
  });

  it('gives a list that comes back just so, as CSV and as JSON', async () => {
    const before = await people();
    for (const kind of ['csv', 'json']) {
      const [file] = await Promise.all([page.waitForEvent('download'), page.getByTestId(`export-${kind}`).click()]);
      expect(file.suggestedFilename()).toBe(`roster.${kind}`);
      const text = readFileSync(await file.path(), 'utf8');
      await mustPost(server, { type: 'setPeople', people: { ...before, white: { ...before.white, people: [] } } });
      await eventually(() => page.getByTestId('person-row').count()).toBe(0);
      await put(`roster.${kind}`, text);
      await page.getByTestId('import-do').click();
      await eventually(people).toEqual(before);
      await page.getByTestId('import-dialog').waitFor({ state: 'detached' });
    }
  });

  it('is worked by keys alone: groups, a new person, the save, undo', async () => {
    const before = await people();
    const { keyboard } = page;
    await page.getByTestId('roster').locator('h2').click();
    await keyboard.press('Digit4');
    await page.locator('[data-testid="tab-commentators"][data-state="active"]').waitFor();
    await keyboard.press('KeyN');
    await page.getByTestId('person-name').fill('By Keys');
    await keyboard.press('Control+Enter');
    await page.getByTestId('person-dialog').waitFor({ state: 'detached' });
    expect((await people()).commentators.map(({ name }) => name)).toEqual(['By Keys']);
    await keyboard.press('Alt+Backspace');
    await eventually(people).toEqual(before);
    await keyboard.press('Digit1');
    await page.locator('[data-testid="tab-white"][data-state="active"]').waitFor();
  });

  it('refuses a save over somebody else’s, keeps what was typed, and saves it on the second press', async () => {
    const before = await people();
    const [anna] = before.white.people;
    if (anna === undefined) throw new Error('Nobody plays White.');
    await page.getByTestId('edit-person').click();
    await page.getByTestId('person-title').fill('Typed here');
    const theirs = { ...before, white: { ...before.white, people: [{ ...anna, title: 'Saved there', elo: 2600 }] } };
    await mustPost(server, { type: 'setPeople', people: theirs });
    await page.getByTestId('person-row').getByText('Saved there').waitFor();
    await page.getByTestId('save-person').click();
    await page.locator('[data-testid="problem-person"][data-code="people/changed"]').waitFor();
    expect([(await people()).white.people[0]?.title, await page.getByTestId('person-title').inputValue()]).toEqual([
      'Saved there',
      'Typed here',
    ]);
    await page.getByTestId('save-person').click();
    await page.getByTestId('person-dialog').waitFor({ state: 'detached' });
    expect((await people()).white.people[0]?.title).toBe('Typed here');
    await page.getByTestId('undo').click();
    await eventually(people).toEqual(theirs);
    await mustPost(server, { type: 'setPeople', people: before });
    await eventually(() => page.getByTestId('person-row').getByText('Saved there').count()).toBe(0);
  });

  it('does not undo over somebody else’s save', async () => {
    const before = await people();
    await page.getByTestId('team-name').fill('Ours');
    await page.getByTestId('save-team').click();
    await eventually(async () => (await people()).white.name).toBe('Ours');
    const theirs = { ...before, white: { ...before.white, name: 'Theirs' } };
    await mustPost(server, { type: 'setPeople', people: theirs });
    await eventually(() => page.getByTestId('team-name').inputValue()).toBe('Theirs');
    await page.getByTestId('undo').click();
    await page.locator('[data-testid="problem-roster"][data-code="people/changed"]').waitFor();
    expect(await people()).toEqual(theirs);
    expect(await page.getByTestId('undo').isDisabled()).toBe(true);
    await mustPost(server, { type: 'setPeople', people: before });
  });

  it('puts people in order by dragging, with the mouse and with the keyboard', async () => {
    const before = await people();
    const [anna] = before.white.people;
    if (anna === undefined) throw new Error('Nobody plays White.');
    const three = ['w1', 'w2', 'w3'].map((id) => ({ ...anna, id, name: `Player ${id}` }));
    await mustPost(server, { type: 'setPeople', people: { ...before, white: { ...before.white, people: three } } });
    await eventually(() => page.getByTestId('person-row').count()).toBe(3);
    const order = async () => (await people()).white.people.map(({ id }) => id).join(' ');
    const handles = page.getByTestId('move-person');
    const [from, to] = [await handles.nth(0).boundingBox(), await handles.nth(2).boundingBox()];
    if (from === null || to === null) throw new Error('The handles are not on the screen.');
    const middle = (box: typeof from) => [box.x + box.width / 2, box.y + box.height / 2] as const;
    await page.mouse.move(...middle(from));
    await page.mouse.down();
    await page.mouse.move(from.x + from.width / 2, from.y + from.height, { steps: 3 });
    await page.mouse.move(...middle(to), { steps: 5 });
    await page.mouse.up();
    await eventually(order).toBe('w2 w3 w1');
    await page.getByTestId('person-row').nth(2).getByText('Player w1').waitFor();
    await sortByKeys(page, handles.nth(2), (place) => `is at place ${place}`, [3, 2]);
    await eventually(order).toBe('w2 w1 w3');
    await mustPost(server, { type: 'setPeople', people: before });
    await eventually(() => page.getByTestId('person-row').count()).toBe(1);
  });

  it('B20 has people follow their team to the other colour in a return game', async () => {
    await page.getByTestId('team-name').fill('Reds');
    await page.getByTestId('save-team').click();
    await eventually(async () => (await people()).white.name).toBe('Reds');
    await newMatch(server);
    await newMatch(server, { white: 'Blues', black: 'Reds' });
    const { white, black } = await people();
    expect([white.people.length, black.people.length, black.name]).toEqual([0, 1, 'Reds']);
    await page.getByTestId('tab-black').click();
    await page.getByTestId('person-row').waitFor();
    await page.getByTestId('swap').click();
    await eventually(async () => (await people()).white.people.length).toBe(1);
  });

  it('gives a team a colour of its own, of those that nobody takes for the other team’s', async () => {
    const colours = async (): Promise<readonly (string | null)[]> => {
      const { white, black } = await people();
      return [white.colour, black.colour];
    };
    const choose = async (name: string): Promise<void> => {
      await page.getByTestId('team-colour').click();
      await page.getByRole('option', { name, exact: true }).click();
    };
    await page.getByTestId('tab-black').click();
    await choose('blue');
    await eventually(colours).toEqual([null, 'blue']);
    await page.getByTestId('tab-white').click();
    await page.getByTestId('team-colour').click();
    const offered = page.getByRole('option');
    await offered.first().waitFor();
    // The one that is chosen has a tick.
    expect(await offered.allTextContents()).toEqual(['none✓', 'red', 'wine']);
    await page.keyboard.press('Escape');
    await choose('wine');
    await eventually(colours).toEqual(['wine', 'blue']);
    await eventually(() => page.getByTestId('swatch').getAttribute('data-colour')).toBe('wine');
    const { white, black, ...others } = await people();
    const alike = { ...others, white, black: { ...black, colour: 'red' } };
    expect((await postCommand(server, { type: 'setPeople', people: alike })).answer).toMatchObject({
      ok: false,
      error: { code: 'people/alike_colours' },
    });
    expect(await colours()).toEqual(['wine', 'blue']);
  });

  it('says that people are of a team that does not play, and makes them its people with one press', async () => {
    const before = await people();
    await newMatch(server, { white: 'Мэрия', black: 'Федерация' });
    await mustPost(server, {
      type: 'setPeople',
      people: { ...before, white: { ...before.white, name: 'Красная стрела' } },
    });
    await page.getByTestId('tab-white').click();
    await page.getByTestId('other-team').waitFor();
    await expectNoSeriousFindings(page);
    await opened.screenshot('roster-other-team');
    await page.getByTestId('own-team').click();
    await eventually(async () => (await people()).white).toEqual({ ...before.white, name: 'Мэрия', short: '' });
    await page.getByTestId('other-team').waitFor({ state: 'detached' });
    await mustPost(server, { type: 'setPeople', people: before });
  });

  it('stands again after a reload, reads well in both languages, light and dark', async () => {
    for (const [language, theme] of [
      ['ru', 'light'],
      ['en', 'dark'],
    ] as const) {
      const other = await openPanel(browser, server.url, 'roster', { language, theme });
      await other.page.getByTestId('person-row').waitFor();
      await other.page.reload();
      await other.page.getByTestId('person-row').waitFor();
      await expectNoSeriousFindings(other.page);
      await other.screenshot(`roster-${language}-${theme}`);
      expect(other.errors).toEqual([]);
      await other.close();
    }
    expect(opened.errors).toEqual([]);
  });
});
