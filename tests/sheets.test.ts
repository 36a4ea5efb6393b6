import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GAMES } from '../bundles/chess-match/src/games';
import type { PrintedMatch, PrintedSheet } from '../bundles/chess-match/src/games/common/printed';
import { GAME_SHEETS } from '../bundles/chess-match/src/games/words';
import type { TestPage } from './support/browser';
import { getJson, mustPost, newMatch, postCommand } from './support/commands';
import { demonstrationOf } from './support/gameEvenings';
import { openPanel, SMALL_SCREEN } from './support/panels';
import { fontsOf, infoOf, textsOf } from './support/pdf';
import { PROJECT_FOLDER } from './support/root';
import { startTestServer, type TestServer } from './support/server';
import { sharedShell } from './support/shell';

const LANGUAGES = ['ru', 'en'] as const;
type Language = (typeof LANGUAGES)[number];

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  server = await startTestServer({ pages: true });
  browser = await sharedShell();
});
afterAll(async () => {
  await browser?.close();
  await server?.dispose();
});

const openId = async (): Promise<string> =>
  ((await getJson(server, '/chess-match/sheets')) as PrintedMatch).matchId ?? '';

/** The page of a match, with its sheets there. @param query behind the address */
const openSheets = async (language: Language, query = ''): Promise<TestPage> => {
  const opened = await openPanel(browser, server.url, 'sheets', { language }, SMALL_SCREEN, query);
  await opened.page.getByTestId('sheet-protocol').waitFor();
  return opened;
};

/** What the printer is given, kept for a person to look at in screenshots/, which git ignores. */
const printed = async (page: Page, name: string): Promise<Buffer> => {
  await page.evaluate('document.fonts.ready');
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  mkdirSync(join(PROJECT_FOLDER, 'screenshots'), { recursive: true });
  writeFileSync(join(PROJECT_FOLDER, 'screenshots', `${name}.pdf`), pdf);
  return pdf;
};

/** The demonstration of a game as the open match, played by its record. */
const play = async (game: string): Promise<PrintedMatch> => {
  const { turns, ended, settings } = demonstrationOf(game);
  await newMatch(server, { game, settings, event: 'Кубок «Дебют»', white: 'Мэрия "A\\B"', black: 'Федерация' });
  const threads = GAMES[game]?.threads ?? [];
  const inThread = (thread: string | undefined) => (threads.length > 1 ? { thread } : {});
  for (const thread of threads) await postCommand(server, { type: 'startClock', ...inThread(thread) });
  for (const { line } of turns) {
    const [, thread, own = line] = threads.length > 1 ? (/^(\w):(.*)/.exec(line) ?? []) : [];
    await mustPost(server, { type: 'commitTurn', line: own, ...inThread(thread) });
  }
  for (const said of ended) await mustPost(server, { ...said });
  return (await getJson(server, '/chess-match/sheets')) as PrintedMatch;
};

/** Words of moves as they are printed: several in a series. */
const wordsOf = ({ moves }: PrintedSheet, game: string, language: Language): readonly string[] =>
  moves.flatMap(({ text }) => (GAME_SHEETS[game]?.moveIn(text, language) ?? '').split(' '));

const HEADS = { ru: 'Бланк записи · доска', en: 'Score sheet · board' } as const;
const PAGE = { ru: /стр\. (\d+) из (\d+)/, en: /page (\d+) of (\d+)/ } as const;

describe.each(Object.keys(GAMES))('sheets of %s', (game) => {
  let match: PrintedMatch;
  beforeAll(async () => {
    match = await play(game);
  });

  it.each(LANGUAGES)('are printed whole, with their fonts, in the language "%s"', async (language) => {
    const opened = await openSheets(language);
    const pdf = await printed(opened.page, `sheets-${game}-${language}`);
    const pages = textsOf(pdf);
    const { Pages, 'Page size': size, Title } = infoOf(pdf);
    expect(size).toContain('A4');
    expect(Title).toContain('Кубок «Дебют», Мэрия A B — Федерация');
    expect(pages.map((text) => PAGE[language].exec(text)?.slice(1))).toEqual(
      pages.map((_text, index) => [String(index + 1), Pages]),
    );
    for (const sheet of match.sheets) {
      const own = pages.filter((text) =>
        text.split('\n').some((line) => line.startsWith(`${HEADS[language]} ${sheet.name}`)),
      );
      expect(own.length).toBeGreaterThan(0);
      const words = new Set(own.join(' ').split(/\s+/));
      const moves = wordsOf(sheet, game, language);
      expect(moves.length).toBeGreaterThan(0);
      expect(moves.filter((move) => !words.has(move))).toEqual([]);
    }
    const [protocol = ''] = pages;
    for (const said of ['Кубок «Дебют»', 'Мэрия "A\\B"', 'Федерация']) expect(protocol).toContain(said);
    // Fonts, no drawings of letters; another name would be of this machine's own.
    const fonts = fontsOf(pdf);
    expect(fonts.length).toBeGreaterThan(0);
    expect(
      fonts.filter(({ name, isEmbedded, isText }) => !/^[A-Z]{6}\+GolosText/.test(name) || !isEmbedded || !isText),
    ).toEqual([]);
    expect(opened.errors).toEqual([]);
    await opened.close();
  });
});

/** Numbers at the beginning of rows, as they follow each other on the pages. */
const numbersOn = (text: string): readonly number[] =>
  text.split('\n').flatMap((line) => {
    const [, number] = /^ {0,12}(\d+) +\S/.exec(line) ?? [];
    return number === undefined ? [] : [Number(number)];
  });

/** A page of the open match, of which every answer is what `change` makes of it. */
const withAnswer = async (language: Language, change: (match: PrintedMatch) => PrintedMatch): Promise<TestPage> => {
  const opened = await openPanel(browser, server.url, 'sheets', { language });
  await opened.page.route('**/chess-match/sheets*', async (route) => {
    const answer = (await (await route.fetch()).json()) as PrintedMatch;
    await route.fulfill({ json: change(answer) });
  });
  await opened.page.reload();
  await opened.page.getByTestId('sheet-protocol').waitFor();
  return opened;
};

const LONG = 180;

/** So many moves, each with a remark of several lines, and protocol entries as long. */
const long = (match: PrintedMatch): PrintedMatch => {
  const [sheet] = match.sheets;
  const [entry] = match.protocol;
  if (sheet === undefined || entry === undefined) throw new Error('nothing to be made longer');
  const words = 'очень длинное замечание арбитра '.repeat(6);
  const moves = Array.from({ length: 2 * LONG }, (_none, ply) => ({
    number: Math.floor(ply / 2) + 1,
    side: ply % 2 === 0 ? ('white' as const) : ('black' as const),
    text: ply % 2 === 0 ? 'Ra1xa8+' : 'Qh8xh1#',
    clockMs: 5_400_000 - 1000 * ply,
    atMs: null,
    isOffer: false,
    isInherited: false,
    remarks: ply % 2 === 0 ? [{ code: 'position', params: { fen: `от${ply / 2 + 1} ${words}до${ply / 2 + 1}` } }] : [],
  }));
  const protocol = Array.from({ length: 90 }, (_none, index) => ({
    ...entry,
    seq: index + 1,
    reason: `от${index + 1} ${words}до${index + 1}`,
  }));
  return { ...match, sheets: [{ ...sheet, moves }], protocol };
};

describe('what is printed', () => {
  beforeAll(async () => {
    await newMatch(server, { game: 'classical', settings: { boards: 1 }, white: 'Мэрия', black: 'Федерация' });
    await mustPost(server, { type: 'commitTurn', line: '1:e4' });
    await mustPost(server, { type: 'startClock' });
  });

  it('goes over several pages with the head of its table on each, and cuts no row', async () => {
    const opened = await withAnswer('ru', long);
    const pages = textsOf(await printed(opened.page, 'sheets-long-ru'));
    const sheet = pages.filter((text) => text.includes('Бланк записи'));
    expect(sheet.length).toBeGreaterThan(3);
    const withRows = sheet.filter((text) => numbersOn(text).length > 0);
    expect(withRows.filter((text) => !/№ +Белые +Часы +Чёрные +Часы +Примечания/.test(text))).toEqual([]);
    expect(withRows.flatMap(numbersOn)).toEqual(Array.from({ length: LONG }, (_none, index) => index + 1));
    const protocol = pages.filter((text) => text.includes('Протокол матча'));
    expect(protocol.length).toBeGreaterThan(2);
    for (const text of [...sheet, ...protocol]) {
      const marks = (mark: string): readonly string[] =>
        [...text.matchAll(new RegExp(`(?<![а-я])${mark}(\\d+)`, 'g'))].map(([, number]) => number ?? '');
      expect(marks('от')).toEqual(marks('до'));
    }
    expect(sheet.at(-1)).toContain('Арбитр');
    await opened.close();
  });

  it('is what was chosen, on the paper that was chosen, in another language than the page', async () => {
    const { page, close, errors } = await openSheets('ru');
    await page.getByTestId('no-parts').click();
    await expect.poll(() => page.getByTestId('sheets-print').isDisabled()).toBe(true);
    await page.getByTestId('part-board-1').click();
    for (const [field, option] of [
      ['sheets-language', 'английский'],
      ['sheets-paper', 'Letter'],
    ] as const) {
      await page.getByTestId(field).click();
      await page.getByRole('option', { name: option }).click();
    }
    await page.getByText('Score sheet · board 1').waitFor();
    const pdf = await printed(page, 'sheets-letter-en');
    expect([infoOf(pdf)['Pages'], infoOf(pdf)['Page size']]).toEqual(['1', '612 x 792 pts (letter)']);
    expect(textsOf(pdf).join()).not.toContain('Protocol');
    expect(errors).toEqual([]);
    await close();
  });

  it('shows a turn as soon as it is committed, and the printer has no button', async () => {
    const { page, close } = await openSheets('en');
    await mustPost(server, { type: 'commitTurn', line: '1:e5' });
    await page.getByTestId('sheet-board-1').getByText('e5', { exact: true }).waitFor();
    const [text = ''] = textsOf(await printed(page, 'sheets-running-en'));
    expect(text).not.toContain('What is printed');
    await close();
  });

  it.each(Object.keys(GAMES))('is an empty form of %s, a page for each part', async (game) => {
    const opened = await openSheets('ru', `&game=${game}`);
    const parts = await opened.page.getByTestId(/^part-/).count();
    const pdf = await printed(opened.page, `sheets-empty-${game}-ru`);
    expect(Number(infoOf(pdf)['Pages'])).toBe(parts);
    await opened.page.getByTestId('sheets-paper').click();
    await opened.page.getByRole('option', { name: 'Letter' }).click();
    await opened.page.locator('[data-paper="Letter"]').waitFor();
    const letter = await printed(opened.page, `sheets-empty-${game}-letter`);
    expect(Number(infoOf(letter)['Pages'])).toBe(parts);
    expect(opened.errors).toEqual([]);
    await opened.close();
  });

  it('of a former match is reached from the list of matches, of the open one from the arbiter’s protocol', async () => {
    await newMatch(server, { game: 'progressive', white: 'Позже', black: 'Потом', leave: await openId() });
    const setup = await openPanel(browser, server.url, 'setup', { language: 'ru' });
    await setup.page
      .locator('[data-testid="match-row"]', { hasText: 'Федерация' })
      .getByTestId('match-menu')
      .first()
      .click();
    const [former] = await Promise.all([
      setup.page.waitForEvent('popup'),
      setup.page.getByRole('menuitem', { name: 'Бланки и протокол' }).click(),
    ]);
    await former.getByTestId('sheet-protocol').getByText('Федерация').first().waitFor();
    await setup.close();
    const arbiter = await openPanel(browser, server.url, 'arbiter', { language: 'ru' });
    await arbiter.page.getByTestId('tab-protocol').click();
    const [open] = await Promise.all([
      arbiter.page.waitForEvent('popup'),
      arbiter.page.getByTestId('to-sheets').click(),
    ]);
    await open.getByTestId('sheet-protocol').getByText('Потом').first().waitFor();
    await arbiter.close();
  });

  it('says what was agreed, the arbiters’ cards, and of a match that is over its people as they were', async () => {
    const leave = await openId();
    const settings = { boards: 3, timePerTeamMs: 4_500_000, endgame: 'plus5min' };
    const white = 'Сборная Санкт-Петербургского государственного университета';
    const black = 'Объединённая команда Ленинградской области';
    await newMatch(server, { game: 'business', settings, white, black, leave });
    const before = await openId();
    const people = (name: string, arbiter: string, elo: number) => {
      const nobody = { short: '', logo: null, colour: null, people: [] };
      const person = { id: 'p1', name, title: 'GM', elo, seat: 1, photo: null, mic: null };
      return {
        white: { ...nobody, name: white, people: [{ ...person, role: 'captain' }] },
        black: { ...nobody, name: black },
        arbiters: [{ ...person, id: 'a1', name: arbiter, role: 'arbiter', seat: null }],
        commentators: [],
      };
    };
    await mustPost(server, { type: 'setPeople', people: people('Тогдашняя Анна', 'Тогдашний Судья', 2450) });
    await mustPost(server, { type: 'startClock' });
    for (const [penalty, reason] of [
      ['warning', 'вышла за черту'],
      ['expulsion', 'снова за чертой'],
    ] as const)
      await mustPost(server, { type: 'redLine', side: 'white', player: 'Тогдашняя Анна', penalty, reason });
    await mustPost(server, { type: 'commitTurn', line: 'resign 1' });
    await mustPost(server, { type: 'setPeople', people: people('Нынешний Борис', 'Нынешний Судья', 1000) });
    await newMatch(server, { game: 'progressive', white: 'Мэрия', black: 'Федерация' });
    const opened = await openSheets('ru', `&match=${before}`);
    const text = textsOf(await printed(opened.page, 'sheets-cards-ru')).join();
    const flat = text.replace(/\s+/g, ' ');
    for (const said of ['Время команды 1 час 15 минут', 'Досок 3', 'Окончание +5 минут']) expect(flat).toContain(said);
    // How it ended is one word, however long the names beside it are.
    expect(flat).toMatch(/ сдача /);
    expect(flat).toMatch(/Жёлтая карточка .*вышла за черту.*Красная карточка .*снова за чертой/);
    for (const said of ['Тогдашняя Анна, GM, 2450', 'Тогдашний Судья']) expect(flat).toContain(said);
    expect(flat).not.toContain('Нынешний');
    await opened.close();
  });

  it('of a match that is not there says so', async () => {
    const opened = await openPanel(browser, server.url, 'sheets', { language: 'en' }, SMALL_SCREEN, '&match=none');
    await opened.page.getByText('There is no such match').waitFor();
    await opened.close();
  });
});
