import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ledgerOf } from '../graphics/games/business/facts/testing';
import { FIXTURES } from '../graphics/games/business/fixtures/fixtures';
import { SHOW_FIXTURE, showWith } from '../graphics/air/showFixture';
import { beforeLast, SERIES } from '../graphics/games/progressive/fixtures/states';
import { scheme4 } from '../graphics/games/business/fixtures/scheme4';
import type { ClockedPage } from './support/clockedPage';
import { sharedShell } from './support/shell';
import { film, FRAMES_PER_SECOND, openFilmPage, type Scene } from './support/film';
import { reportFlashes } from './support/flashes';
import { replicantsOf, serveGraphics, type GraphicsServer } from './support/overlayPage';

let browser: Browser;
let server: GraphicsServer;
let page: ClockedPage;
beforeAll(async () => {
  [browser, server] = await Promise.all([sharedShell(), serveGraphics()]);
  page = await openFilmPage(browser);
});
afterAll(async () => {
  await browser.close();
  server.close();
});

/** The played game after the turn of `ply`. */
const grown = (version: number, ply: number) => {
  const tree = scheme4(ply);
  const { white = 0, black = 0 } = tree.scores.at(-1) ?? {};
  const score = { white, black, ledger: ledgerOf(tree), match: null };
  return { match: { ...FIXTURES.five.match, version, ply }, score, course: tree, play: FIXTURES.five.play };
};

const taken = (graphic: 'stinger' | 'break', takes: number) => {
  const slot = { ...SHOW_FIXTURE.graphics[graphic], on: true, takes };
  const undo: (typeof SHOW_FIXTURE)['undo'] = { what: 'take', graphics: [{ graphic, now: true, then: false }] };
  return {
    show: { ...SHOW_FIXTURE, version: 2, undo, graphics: { ...SHOW_FIXTURE.graphics, [graphic]: slot } },
  };
};

/** The heaviest motions there are. */
const SCENES: Readonly<Record<string, Scene>> = {
  'a fork to five boards': {
    graphic: 'boards',
    first: replicantsOf(FIXTURES.four, 1),
    changes: [{ atMs: 200, values: replicantsOf(FIXTURES.five, 2) }],
    lengthMs: 3000,
  },
  'a fork from one board to two': {
    graphic: 'boards',
    first: replicantsOf(FIXTURES.one, 1),
    changes: [{ atMs: 200, values: replicantsOf(FIXTURES.two, 2) }],
    lengthMs: 3000,
  },
  'a selection on the boards': {
    graphic: 'boards',
    first: replicantsOf(FIXTURES.five, 1),
    changes: [{ atMs: 200, values: replicantsOf(FIXTURES.ended, 2) }],
    lengthMs: 3000,
  },
  'a selection in the tree': {
    graphic: 'tree',
    first: { ...grown(1, 47), show: SHOW_FIXTURE },
    changes: [{ atMs: 200, values: grown(2, 48) }],
    lengthMs: 4000,
  },
  'a series of twelve moves': {
    graphic: 'boards',
    first: { ...beforeLast('progressive-twelve'), show: showWith('boards', { on: true, content: {} }) },
    changes: [
      {
        atMs: 200,
        values: {
          ...SERIES['progressive-twelve'],
          match: { ...SERIES['progressive-twelve'].match, version: 2 },
        },
      },
    ],
    lengthMs: 6600,
  },
  'announcements in and out, the second pressing the first': {
    graphic: 'key-change',
    first: { ...grown(1, 47), show: showWith('key-change', { on: true, content: {} }) },
    changes: [
      { atMs: 200, values: grown(2, 48) },
      { atMs: 1000, values: grown(3, 49) },
      { atMs: 1400, values: grown(4, 50) },
      { atMs: 5000, values: { show: { ...showWith('key-change', { on: false, content: {} }), version: 2 } } },
    ],
    lengthMs: 6000,
  },
  'the stinger': {
    graphic: 'stinger',
    first: { ...replicantsOf(FIXTURES.five, 1), show: SHOW_FIXTURE },
    changes: [{ atMs: 200, values: taken('stinger', SHOW_FIXTURE.graphics.stinger.takes + 1) }],
    lengthMs: 2000,
  },
  'a full screen coming in': {
    graphic: 'break',
    first: { ...replicantsOf(FIXTURES.five, 1), show: SHOW_FIXTURE },
    changes: [{ atMs: 200, values: taken('break', SHOW_FIXTURE.graphics.break.takes + 1) }],
    lengthMs: 2000,
  },
};

const MOST_FLASHES = 3;
/** Share of the frame; the stinger's five lanes never change it at once. */
const WHOLE_SCREEN = 0.9;
/** Different frames without which nothing has been filmed. */
const SMOOTH = 5;

describe.each(Object.entries(SCENES))('%s', (_what, scene) => {
  it('does not flash: at most three times a second, and never the whole screen at once', async () => {
    const frames = await film(page, server, scene);
    for (const video of ['dark', 'bright'] as const) {
      const [first, ...later] = frames[video].map((frame) => frame.join());
      expect(new Set(later.filter((frame) => frame !== first)).size).toBeGreaterThan(SMOOTH);
      const { flashesInASecond, jumpShare } = reportFlashes(frames[video], FRAMES_PER_SECOND);
      expect(flashesInASecond).toBeLessThanOrEqual(MOST_FLASHES);
      expect(jumpShare).toBeLessThan(WHOLE_SCREEN);
    }
  });
});
