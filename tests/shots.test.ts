import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchShell } from './support/shell';
import {
  compare,
  isAlike,
  misses,
  readShots,
  REFERENCE_SCALE,
  referencesOf,
  takeShots,
  viewName,
  viewsOf,
  type View,
} from './support/gallery';
import { serveGraphics, type GraphicsServer } from './support/overlayPage';
import type { Reading, Shot } from './support/shots';
import { graphicNames, statesOf } from './support/states';

let browser: Browser;
let server: GraphicsServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([launchShell(), serveGraphics()]);
});
afterAll(async () => {
  await browser.close();
  server.close();
});

/** A graphic with all its states takes seconds on an idle machine and minutes on a crowded one. */
const LIMIT_MS = 240_000;

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
    const [first, again, other] = await takeShots(browser, server, views, REFERENCE_SCALE);
    if (!first || !again || !other) throw new Error('There are not three pictures.');
    expect(compare(first.png, again.png).count).toBe(0);
    expect(isAlike(compare(first.png, other.png))).toBe(false);
  });
});

describe.each(graphicNames())('%s in every state', (graphic) => {
  let views: readonly View[];
  let shots: readonly Shot[];
  let readings: readonly Reading[];
  beforeAll(async () => {
    const all = await viewsOf(graphic);
    views = all.filter(({ isCompared }) => isCompared);
    shots = await takeShots(browser, server, views, REFERENCE_SCALE);
    const others = await readShots(
      browser,
      server,
      all.filter(({ isCompared }) => !isCompared),
    );
    readings = [...shots, ...others];
  }, LIMIT_MS);

  it('can be read on a television, in every language', () => {
    expect(readings.length).toBeGreaterThan(1);
    const unread = readings.filter(({ problems }) => problems.length > 0);
    expect(unread.map(({ name, problems }) => [name, ...problems])).toEqual([]);
  });

  it('looks as its reference', () => {
    expect(shots.flatMap((shot) => misses(shot) ?? [])).toEqual([]);
  });

  it('has no reference of a state that is gone', () => {
    const names = new Set(views.map(viewName));
    expect(referencesOf(graphic).filter((name) => !names.has(name))).toEqual([]);
  });
});
