import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedShell } from './support/shell';
import {
  compare,
  isAlike,
  lastOfLongest,
  lookAt,
  misses,
  REFERENCE_SCALE,
  referencesOf,
  takeShots,
  viewName,
  viewsOf,
  type View,
} from './support/gallery';
import { serveGraphics, type GraphicsServer } from './support/overlayPage';
import { openShotPage, type Reading, type Shot, type ShotPage } from './support/shots';
import { graphicNames, statesOf } from './support/states';

let browser: Browser;
let server: GraphicsServer;
let told: ShotPage;
let loaded: ShotPage;
beforeAll(async () => {
  [browser, server] = await Promise.all([sharedShell(), serveGraphics()]);
  [told, loaded] = await Promise.all([openShotPage(browser, 'told'), openShotPage(browser, 'loaded')]);
});
afterAll(async () => {
  await browser.close();
  server.close();
});

/** A graphic with all its states takes seconds on an idle machine and minutes on a crowded one. */
const LIMIT_MS = 240_000;

/** A replay goes on from the picture before; all others draw what they are told as if it were the first. */
const pageFor = (graphic: string): ShotPage => (graphic === 'replay' ? loaded : told);

describe('the comparison', () => {
  it('sees one wrong figure of the smallest text', async () => {
    const state = (await statesOf('tree')).find((known) => known.state === 'five-branch');
    if (!state) throw new Error('The tree has no state of five branches.');
    const wrong = JSON.parse(JSON.stringify(state.replicants).replace('"lastSan":"Ne6"', '"lastSan":"Ne8"')) as object;
    const views = [state, state, { ...state, replicants: { ...wrong } }].map((shown) => ({
      state: shown,
      look: { language: 'ru', theme: 'night' } as const,
      isCompared: false,
    }));
    const [first, again, other] = await takeShots([loaded], server, views, REFERENCE_SCALE);
    if (!first || !again || !other) throw new Error('There are not three pictures.');
    expect(compare(first.picture, again.picture).count).toBe(0);
    expect(isAlike(compare(first.picture, other.picture))).toBe(false);
  });
});

describe.each(graphicNames())('%s in every state', (graphic) => {
  let views: readonly View[];
  let shots: readonly Shot[];
  let readings: readonly Reading[];
  beforeAll(async () => {
    const all = await viewsOf(graphic);
    views = all.filter(({ isCompared }) => isCompared);
    readings = await lookAt([pageFor(graphic)], server, all);
    shots = readings.filter((reading): reading is Shot => 'picture' in reading);
  }, LIMIT_MS);

  it('can be read on a television, in every language', () => {
    expect(readings.length).toBeGreaterThan(1);
    const unread = readings.filter(({ problems }) => problems.length > 0);
    expect(unread.map(({ name, problems }) => [name, ...problems])).toEqual([]);
  });

  it('looks as its reference', () => {
    expect(shots.flatMap((shot) => misses(shot) ?? [])).toEqual([]);
  });

  it('looks the same when it is loaded as after all states that were shown before', async () => {
    const last = lastOfLongest(views);
    if (!last) throw new Error(`${graphic} has no state.`);
    const [fresh] = await takeShots([loaded], server, [last], REFERENCE_SCALE);
    const shown = shots.find(({ name }) => name === viewName(last));
    expect(shown && fresh && compare(shown.picture, fresh.picture).count).toBe(0);
  });

  it('has no reference of a state that is gone', () => {
    const names = new Set(views.map(viewName));
    expect(referencesOf(graphic).filter((name) => !names.has(name))).toEqual([]);
  });
});
