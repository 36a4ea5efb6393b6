import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GraphicId } from '../bundles/chess-match/src/show/graphics';
import { reachOf, ZONES } from '../bundles/chess-match/src/show/zones';
import { fixtureOf, FIXTURES } from '../graphics/games/business/fixtures/fixtures';
import { LONG_PEOPLE } from '../graphics/air/people/fixtures';
import { SHOW_FIXTURE } from '../graphics/air/showFixture';
import { scheme4 } from '../graphics/games/business/fixtures/scheme4';
import { SWEDISH } from '../graphics/games/swedish/fixtures/states';
import { openClockedPage, type ClockedPage } from './support/clockedPage';
import { sharedShell } from './support/shell';
import { overlayAddress, replicantsOf, serveGraphics, type GraphicsServer } from './support/overlayPage';
import { readPicture, type Picture } from './support/pixels';
import { capture } from './support/shots';
import { strayParts } from './support/strays';

/** 192 x 108 pixels: what stands outside its zone is a plate or a chip, never a hair. */
const SCALE = 0.1;
const FRAMES = 50;
const FRAME_MS = 40;

type Values = Readonly<Record<string, unknown>>;

/** A turn that is announced while something lives in the band. The resident is the first of the graphics. */
interface Change {
  readonly name: string;
  readonly graphics: readonly GraphicId[];
  readonly before: Values;
  readonly after: Values;
  /** Whether chips or pieces fly meanwhile. */
  readonly flies: boolean;
}

const showOf = (graphics: readonly GraphicId[]) => ({
  ...SHOW_FIXTURE,
  version: 1,
  graphics: {
    ...SHOW_FIXTURE.graphics,
    ...Object.fromEntries(graphics.map((id) => [id, { ...SHOW_FIXTURE.graphics[id], on: true }])),
  },
});

const STRIP = ['tree-strip', 'key-change', 'boards', 'scorebug'] as const;
const CAPTION = ['lower-third', 'key-change', 'boards', 'scorebug'] as const;

/** The played game after so many turns. */
const played = (ply: number, over: Values = {}): Values => {
  const tree = scheme4(ply);
  return { ...replicantsOf(fixtureOf(tree), ply), course: tree, show: showOf(STRIP), ...over };
};

const named = (ply: number): Values => {
  const values = played(ply, { people: LONG_PEOPLE });
  return { ...values, match: { ...(values['match'] as object), teams: FIXTURES.longest.match.teams } };
};

const CAPTIONED = showOf(CAPTION);
const TYPED = { person: null, name: 'Константин Преображенский', title: 'Комментатор' };

const seated = (state: keyof typeof SWEDISH, version: number): Values => {
  const values = { ...replicantsOf(FIXTURES.five, version), ...SWEDISH[state] };
  const graphics = {
    ...CAPTIONED.graphics,
    'lower-third': { ...CAPTIONED.graphics['lower-third'], content: TYPED },
  };
  const match = { ...(values['match'] as object), teams: SWEDISH['swedish-longest'].match.teams, version };
  return { ...values, match, show: { ...CAPTIONED, graphics } };
};

const CHANGES: readonly Change[] = [
  { name: 'a board is divided', graphics: STRIP, before: played(12), after: played(13), flies: true },
  {
    name: 'a board is folded into another and pays, names as long as they come',
    graphics: STRIP,
    before: named(47),
    after: named(48),
    flies: true,
  },
  {
    name: 'somebody sits in Swedish chess',
    graphics: CAPTION,
    before: seated('swedish', 1),
    after: seated('swedish-sitting', 2),
    flies: true,
  },
  {
    name: 'the arbiter corrects the past in Swedish chess',
    graphics: CAPTION,
    before: seated('swedish', 1),
    after: seated('swedish-correction', 2),
    flies: false,
  },
];

let browser: Browser;
let server: GraphicsServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([sharedShell(), serveGraphics()]);
});
afterAll(async () => {
  await browser.close();
  server.close();
});

/** Pages of graphics that were opened, each loaded once more for every test that has its graphic. */
const opened = new Map<GraphicId, Promise<ClockedPage>>();

const open = async (graphic: GraphicId, values: Values, more = ''): Promise<ClockedPage> => {
  const opening = opened.get(graphic) ?? openClockedPage(browser, 0, 60_000);
  opened.set(graphic, opening);
  const clocked = await opening;
  await clocked.load(overlayAddress(server, graphic, `lang=ru${more}`), values);
  return clocked;
};

const publish = (page: Page, values: Values): Promise<void> =>
  page.evaluate((sent) => {
    (globalThis as unknown as { publish(values: object): void }).publish(sent);
  }, values);

const isSeen = ({ data }: Picture): boolean => data.some((value, index) => index % 4 === 3 && value > 24);

/** Whether boards show the sentence below them. */
const hasWhy = ({ width, data }: Picture): boolean => {
  const middle = Math.round((ZONES.why.y + ZONES.why.height / 2) * SCALE);
  return isSeen({ width, height: 1, data: data.subarray(4 * width * middle, 4 * width * (middle + 1)) });
};

describe('the change of the band', () => {
  it.each(CHANGES)(
    'when $name: out, then in, then back; in fifty frames nothing leaves its zone',
    async ({ graphics, before, after, flies }) => {
      const shown = await Promise.all(graphics.map((graphic) => open(graphic, before)));
      const [pages, cameras] = [shown.map(({ page }) => page), shown.map(({ camera }) => camera)];
      const reaches = graphics.map((graphic) => reachOf(graphic, SHOW_FIXTURE.graphics[graphic].content));
      const frames = async () => Promise.all(cameras.map(async (camera) => readPicture(await capture(camera, SCALE))));
      const run = (ms: number) => Promise.all(pages.map((page) => page.clock.runFor(ms)));
      const inBand = async () => (await frames()).slice(0, 2).map(isSeen);
      expect(await inBand()).toEqual([true, false]);
      await Promise.all(pages.map((page) => publish(page, after)));
      let flying = 0;
      for (let frame = 0; frame < FRAMES; frame += 1) {
        const pictures = await frames();
        const strays = pictures.flatMap((picture, index) => strayParts(picture, reaches[index] ?? [], SCALE));
        expect([frame, strays]).toEqual([frame, []]);
        expect(pictures.slice(0, 2).filter(isSeen).length).toBeLessThan(2);
        expect(pictures.slice(2).map(isSeen)).toEqual([true, true]);
        flying += (await pages[graphics.indexOf('boards')]?.locator('[data-role="flyer"]').count()) ?? 0;
        await run(FRAME_MS);
      }
      expect(flying > 0).toBe(flies);
      expect(await inBand()).toEqual([false, true]);
      await run(8000);
      await run(1000);
      expect(await inBand()).toEqual([true, false]);
    },
  );

  it('takes the room of the sentence below the boards: it goes out, then they tell, then it comes back', async () => {
    const show = showOf(['boards', 'key-change']);
    const shown = await Promise.all((['boards', 'key-change'] as const).map((id) => open(id, played(12, { show }))));
    const [pages, cameras] = [shown.map(({ page }) => page), shown.map(({ camera }) => camera)];
    const run = (ms: number) => Promise.all(pages.map((page) => page.clock.runFor(ms)));
    const seen = async (): Promise<readonly boolean[]> => {
      const pictures = await Promise.all(cameras.map(async (camera) => readPicture(await capture(camera, SCALE))));
      return pictures.map((picture, index) => (index === 0 ? hasWhy(picture) : isSeen(picture)));
    };
    expect(await seen()).toEqual([true, false]);
    await Promise.all(pages.map((page) => publish(page, played(13, { show }))));
    for (let frame = 0; frame < FRAMES; frame += 1) {
      expect([frame, (await seen()).every(Boolean)]).toEqual([frame, false]);
      await run(FRAME_MS);
    }
    expect(await seen()).toEqual([false, true]);
    await run(8000);
    await run(1000);
    expect(await seen()).toEqual([true, false]);
  });

  it('does not come where nothing moves: the strip stays, and an announcement stands only where the band is free', async () => {
    const still = async (graphic: GraphicId, on: readonly GraphicId[], isThere = isSeen): Promise<boolean> => {
      const { camera } = await open(graphic, played(13, { show: showOf(on) }), '&still=1');
      return isThere(readPicture(await capture(camera, SCALE)));
    };
    expect([await still('tree-strip', STRIP), await still('key-change', STRIP)]).toEqual([true, false]);
    expect(await still('key-change', ['boards', 'key-change'])).toBe(true);
    expect(await still('boards', ['boards', 'key-change'], hasWhy)).toBe(false);
    expect(await still('boards', STRIP, hasWhy)).toBe(false);
  });
});
