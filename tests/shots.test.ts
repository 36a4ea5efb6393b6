import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from './support/browser';
import { misses, REFERENCE_SCALE, referencesOf, takeShots, viewName, viewsOf, type View } from './support/gallery';
import { serveGraphics, type GraphicsServer } from './support/overlayPage';
import type { Shot } from './support/shots';
import { graphicNames } from './support/states';

let browser: Browser;
let server: GraphicsServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([launchBrowser(), serveGraphics()]);
});
afterAll(async () => {
  await browser.close();
  server.close();
});

/** A graphic with all its states takes seconds on an idle machine. */
const LIMIT_MS = 240_000;

describe.each(graphicNames())('%s in every state', (graphic) => {
  let views: readonly View[];
  let shots: readonly Shot[];
  beforeAll(async () => {
    views = await viewsOf(graphic);
    shots = await takeShots(browser, server, views, REFERENCE_SCALE);
  }, LIMIT_MS);

  it('can be read on a television, in Russian and in English', () => {
    expect(shots.length).toBeGreaterThanOrEqual(2);
    expect(shots.filter(({ problems }) => problems.length > 0).map(({ name, problems }) => [name, ...problems])).toEqual(
      [],
    );
  });

  it('looks as its reference', () => {
    const compared = shots.filter((_shot, index) => views[index]?.isCompared);
    expect(compared.flatMap((shot) => misses(shot) ?? [])).toEqual([]);
  });

  it('has no reference of a state that is gone', () => {
    const names = new Set(views.filter(({ isCompared }) => isCompared).map(viewName));
    expect(referencesOf(graphic).filter((name) => !names.has(name))).toEqual([]);
  });
});
