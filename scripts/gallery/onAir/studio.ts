import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BoardsView } from '@schemas/boards';
import type { MatchView } from '@schemas/match';
import type { ShowView } from '@schemas/show';
import type { Browser, Page } from 'playwright-core';
import { programOf } from '../../../dashboard/director/model/monitors';
import type { ContentOf, GraphicId } from '../../../bundles/chess-match/src/show/graphics';
import { overlayUrl } from '../../../tests/support/browser';
import { mustPost, newMatch, postCommand, type Fields } from '../../../tests/support/commands';
import { readReplicants } from '../../../tests/support/replicants';
import type { TestServer } from '../../../tests/support/server';
import { until } from '../../../tests/support/until';
import { SETTLED } from '../../../tests/support/shots';
import { analysisOf } from './analysis';
import { CASTS, type Cast } from './cast';
import { TURNS } from './demonstration';

const CLIP = readFileSync(join(import.meta.dirname, 'clip.js'), 'utf8');

/** A real server with a match of a cast, and a page that shows what is on air over the clip. */
export interface Studio {
  /** Opens a match of its own. */
  begin(cast: Cast): Promise<void>;
  /** Plays the demonstration on until so many turns are played. */
  playTo(ply: number): Promise<void>;
  /** A commentator offers the board worth most. */
  analyse(): Promise<void>;
  take(preset: string): Promise<void>;
  /** Airs one graphic with this content. */
  show<G extends GraphicId>(graphic: G, content: ContentOf<G>): Promise<void>;
  send(command: Fields): Promise<void>;
  /** Shows what is on air, anew: as a source that was just loaded. @param still end states only */
  tuneIn(still: boolean): Promise<void>;
  /** PNG of this moment, or of so many ms later. */
  picture(afterMs?: number): Promise<Buffer>;
}

interface Views {
  readonly match: MatchView;
  readonly show: ShowView;
}

/** Runs in the page: a frame in which the graphics of the program lie as in the director's monitor. */
const frameOf = (address: string, screens: readonly string[]): string => `
  document.querySelector('iframe')?.remove();
  const frame = Object.assign(document.createElement('iframe'), { src: '${address}' });
  frame.dataset.screens = '${screens.join(' ')}';
  frame.style.cssText = 'position: absolute; inset: 0; width: 1920px; height: 1080px; border: 0';
  document.body.append(frame);`;

export const openStudio = async (browser: Browser, server: TestServer): Promise<Studio> => {
  const page: Page = await browser.newPage({ viewport: { width: 1920, height: 1080 }, bypassCSP: true });
  await page.goto(overlayUrl(server.url, 'monitor'));
  await page.evaluate("document.body.innerHTML = ''; document.body.style.margin = '0'");
  await page.evaluate(CLIP);
  let cast = CASTS[0];
  const views = async (): Promise<Views> => (await readReplicants(server, ['match', 'show'])) as unknown as Views;
  const send = async (command: Fields): Promise<void> => void (await mustPost(server, command));
  const takeAll = async (what: string): Promise<void> => {
    const { graphics } = (await views()).show;
    const cued = Object.entries(graphics).flatMap(([graphic, { cue, takes, cues }]) =>
      cue === null ? [] : [{ graphic, takes, cues }],
    );
    if (cued.length === 0) return;
    const command = { type: 'takeCued', item: null, graphics: cued };
    await until(async () => (await postCommand(server, command)).answer.ok, `the take of ${what}`);
  };
  return {
    send,
    begin: async (next) => {
      cast = next;
      await newMatch(server, { event: cast.event, ...cast.teams });
      await send({ type: 'setPeople', people: cast.people });
      await send({ type: 'startClock' });
    },
    playTo: async (ply) => {
      for (let played = (await views()).match.ply; played < ply; played += 1)
        await send({ type: 'commitTurn', line: TURNS[played] });
    },
    analyse: async () => {
      const { match } = await views();
      const { boards } = (await readReplicants(server, ['boards'])) as { boards: BoardsView };
      await send({ type: 'proposeAnalysis', content: analysisOf(match, boards.boards, TURNS, cast) });
    },
    take: async (preset) => {
      await send({ type: 'cuePreset', preset });
      await takeAll(preset);
    },
    show: async (graphic, content) => {
      await send({ type: 'cueGraphic', graphic, on: true, content });
      await takeAll(graphic);
    },
    tuneIn: async (still) => {
      const { match, show } = await views();
      const { screens } = programOf(show);
      const address = `${overlayUrl(server.url, 'monitor')}?lang=${cast.language}${still ? '&still=1' : ''}`;
      await page.evaluate(frameOf(address, screens));
      const frame = page.frameLocator('iframe');
      for (const screen of screens)
        await frame
          .locator(`[data-graphic="${screen}"] [data-root][data-version="${match.version}"]`)
          .waitFor({ state: 'attached' });
      await frame.locator('body').evaluate(SETTLED);
    },
    picture: async (afterMs = 0) => {
      await page.waitForTimeout(afterMs);
      return page.screenshot();
    },
  };
};
