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
import { openPanel, panelUrl } from './support/panels';
import { fontsOf, infoOf, textsOf } from './support/pdf';
import { PROJECT } from './support/root';
import { startTestServer, type TestServer } from './support/server';
import { launchShell } from './support/shell';

const LANGUAGES = ['ru', 'en'] as const;
type Language = (typeof LANGUAGES)[number];

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  server = await startTestServer({ pages: true });
  browser = await launchShell();
});
afterAll(async () => {
  await browser?.close();
  await server?.dispose();
});

/** The page of a match, with its sheets there. @param query behind the address */
const openSheets = async (language: Language, query = ''): Promise<TestPage> => {
  const opened = await openPanel(browser, server.url, 'sheets', { language });
  if (query !== '') await opened.page.goto(`${panelUrl(server.url, 'sheets')}${query}`);
  await opened.page.getByTestId('sheet-protocol').waitFor();
  return opened;
};

/** What the printer is given, kept for a person to look at in screenshots/, which git ignores. */
const printed = async (page: Page, name: string): Promise<Buffer> => {
  await page.evaluate('document.fonts.ready');
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  mkdirSync(join(PROJECT, 'screenshots'), { recursive: true });
  writeFileSync(join(PROJECT, 'screenshots', `${name}.pdf`), pdf);
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
    const { Pages, 'Page size': size } = infoOf(pdf);
    expect(size).toContain('A4');
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
    // Of fonts whose weight can be chosen the letters are written, and no name: a name would be of this machine's own.
    const fonts = fontsOf(pdf);
    expect(fonts.length).toBeGreaterThan(0);
    expect(fonts.filter(({ name, isEmbedded, isText }) => name !== '[none]' || !isEmbedded || !isText)).toEqual([]);
    expect(opened.errors).toEqual([]);
    await opened.close();
  });
});
