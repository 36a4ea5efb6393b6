import type { ShowView } from '@schemas/show';
import type { Browser, Locator } from 'playwright-core';
import type { TestPage } from './browser';
import { openPanel, type PanelLook } from './panels';
import { readReplicants } from './replicants';
import type { TestServer } from './server';
import { until } from './until';

type Graphic = keyof ShowView['graphics'];

/** The director's page in a real browser. */
export interface DirectorDesk extends TestPage {
  at(testId: string): Locator;
  press(testId: string): Promise<void>;
  key(keys: string): Promise<void>;
  /** The show as the server has it now, once the page shows it. */
  settled(): Promise<ShowView>;
  /** Waits until a monitor is to show these graphics, the lowest first, and has drawn them all. */
  shows(monitor: 'program' | 'preview', graphics: readonly string[]): Promise<void>;
  /** A graphic as it is drawn in a monitor. */
  inMonitor(monitor: 'program' | 'preview', graphic: Graphic): Locator;
  /** Waits until the tile says so. */
  tile(graphic: Graphic, state: { readonly on?: boolean; readonly cued?: string }): Promise<void>;
  /** Takes what is cued as soon as nothing of it moves any more. */
  take(): Promise<void>;
}

export const readShow = async (server: TestServer): Promise<ShowView> =>
  (await readReplicants(server, ['show']))['show'] as ShowView;

export const openDirector = async (
  browser: Browser,
  server: TestServer,
  look: Partial<PanelLook> = {},
): Promise<DirectorDesk> => {
  const opened = await openPanel(browser, server.url, 'director', look);
  const { page } = opened;
  const at = (testId: string): Locator => page.getByTestId(testId);
  const settled = async (): Promise<ShowView> => {
    const show = await readShow(server);
    await page.locator(`.desk[data-show="${show.version}"]`).waitFor();
    return show;
  };
  await settled();
  return {
    ...opened,
    at,
    press: (testId) => at(testId).click(),
    key: (keys) => page.keyboard.press(keys),
    settled,
    shows: async (monitor, graphics) => {
      const { version, airVersion } = await settled();
      const drawnVersion = monitor === 'program' ? airVersion : version;
      const glass = at(`monitor-${monitor}`).locator(`.monitor-glass[data-lit="${graphics.length > 0}"]`);
      const frame = `iframe[data-screens="${graphics.join(' ')}"]`;
      await glass.locator(graphics.length > 0 ? frame : 'iframe').waitFor({ state: 'attached' });
      for (const graphic of graphics) {
        const drawn = `[data-graphic="${graphic}"][data-covered="false"] [data-root][data-show="${drawnVersion}"]`;
        await glass.frameLocator('iframe').locator(drawn).waitFor();
      }
    },
    inMonitor: (monitor, graphic) =>
      at(`monitor-${monitor}`).frameLocator('iframe').locator(`[data-graphic="${graphic}"]`),
    tile: (graphic, { on, cued }) => {
      const state = [on === undefined ? '' : `[data-on="${on}"]`, cued === undefined ? '' : `[data-cued="${cued}"]`];
      return page.locator(`[data-testid="tile-${graphic}"]${state.join('')}`).waitFor();
    },
    take: async () => {
      const { airVersion } = await settled();
      await until(async () => {
        if (await at('take').isEnabled()) await at('take').click();
        return (await readShow(server)).airVersion > airVersion;
      }, 'the take to be accepted');
    },
  };
};
