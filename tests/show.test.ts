import type { Answer } from '@schemas/answer';
import type { ShowView } from '@schemas/show';
import type { Browser } from 'playwright-core';
import { isGraphic } from '../bundles/chess-match/src/show/graphics';
import { LAYERS } from '../bundles/chess-match/src/show/layers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPage, overlayUrl } from './support/browser';
import { sharedShell } from './support/shell';
import { mustPost, newMatch, openCommandSocket, openSocket, postCommand } from './support/commands';
import { declareReplicant, proposeWrite, readReplicants } from './support/replicants';
import { stopsAtFirstFailure } from './support/sequence';
import { startTestServer, type TestServer } from './support/server';
import { until } from './support/until';

const CUE = { type: 'cueGraphic', graphic: 'intro', on: true, content: { title: 'Final', subtitle: 'Day 1' } };
const NOBODY = { logo: null, people: [] };

const codeOf = (answer: Answer): string | null => (answer.ok ? null : answer.error.code);

let server: TestServer;

const show = async (): Promise<ShowView> => (await readReplicants(server, ['show']))['show'] as ShowView;
const take = async (graphic: keyof ShowView['graphics']) =>
  mustPost(server, { type: 'takeGraphic', graphic, takes: (await show()).graphics[graphic].takes });
/** As soon as the graphic no longer moves from the take before. */
const retaken = async (graphic: keyof ShowView['graphics']): Promise<void> => {
  const { takes } = (await show()).graphics[graphic];
  await until(
    async () => (await postCommand(server, { type: 'takeGraphic', graphic, takes })).answer.ok,
    `${graphic} to stand still`,
  );
};
const onAir = ({ graphics }: ShowView) =>
  Object.entries(graphics)
    .filter(([id, { on }]) => on && isGraphic(id) && LAYERS[id] !== 'apart')
    .map(([id]) => id);

/** One after the other on the same server, on which nothing has been shown in the beginning. */
describe('the show', () => {
  stopsAtFirstFailure();
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.dispose());

  it.each([
    [{ ...CUE, content: { title: 'x' } }, 422, 'show/bad_content'],
    [{ type: 'takeGraphic', graphic: 'intro', takes: 4 }, 409, 'show/taken_meanwhile'],
    [{ type: 'takeGraphic', graphic: 'slide', takes: 0 }, 400, 'command/malformed'],
    [{ type: 'dropCue', graphic: 'intro' }, 422, 'show/nothing_cued'],
    [{ type: 'undoShow', showVersion: 0 }, 422, 'show/nothing_to_undo'],
    [{ type: 'setSpeaking', ids: ['x'] }, 422, 'speaking/unknown_person'],
  ])('refuses %j with %i %s and changes nothing', async (command, status, code) => {
    const before = await show();
    const reply = await postCommand(server, command);
    expect([reply.status, codeOf(reply.answer)]).toEqual([status, code]);
    expect(await show()).toEqual(before);
  });

  it('cannot be written by a page', async () => {
    const socket = await openSocket(server, '/');
    for (const name of ['show', 'roster', 'speaking']) {
      const before = await declareReplicant(socket, name);
      expect(await proposeWrite(socket, name, before)).toMatch(/send a command/);
      expect(await declareReplicant(socket, name)).toEqual(before);
    }
    socket.close();
  });

  it('goes from cue to take to clear and back, without touching the match', async () => {
    const { version } = await newMatch(server);
    await mustPost(server, CUE);
    expect((await show()).graphics.intro).toMatchObject({ on: false, cue: { on: true, content: CUE.content } });
    await take('intro');
    const taken = await show();
    expect(taken.graphics.intro).toMatchObject({ on: true, content: CUE.content, cue: null, takes: 1 });
    expect(taken.undo).toMatchObject({
      what: 'take',
      graphics: expect.arrayContaining([
        { graphic: 'intro', now: true, then: false },
        { graphic: 'boards', now: false, then: true },
      ]),
    });
    await mustPost(server, { type: 'clearGraphics' });
    expect(onAir(await show())).toEqual([]);
    await mustPost(server, { type: 'undoShow', showVersion: (await show()).version });
    expect(onAir(await show())).toEqual(onAir(taken));
    expect(await readReplicants(server, ['match'])).toMatchObject({ match: { version } });
  });

  it('of two directors who press take at the same moment one wins, every time', async () => {
    const [one, two] = await Promise.all([openCommandSocket(server), openCommandSocket(server)]);
    // Nobody has taken one of them yet.
    for (const graphic of ['ticker', 'tree', 'tree-strip', 'statistics', 'graph', 'explainer', 'teams'] as const) {
      const command = { type: 'takeGraphic', graphic, takes: 0 };
      const codes = (await Promise.all([one.send(command), two.send(command)])).map(codeOf);
      expect([graphic, codes.toSorted()]).toEqual([graphic, ['show/taken_meanwhile', null].toSorted()]);
      expect((await show()).graphics[graphic].takes).toBe(1);
    }
    one.close();
    two.close();
  });

  it('kill -9 loses nothing of what is on air, cued, entered, and can be taken back', async () => {
    const person = { id: 'w1', name: 'Anna', title: 'GM', role: 'captain', seat: 1, photo: null, mic: 'A1' };
    const people = { white: { logo: null, people: [person] }, black: NOBODY, arbiters: [], commentators: [] };
    await mustPost(server, { type: 'setPeople', people });
    await mustPost(server, { type: 'clearGraphics' });
    await mustPost(server, CUE);
    await retaken('intro');
    await retaken('ticker');
    const cue = {
      type: 'cueGraphic',
      graphic: 'lower-third',
      on: true,
      content: { person: 'w1', name: '', title: '' },
    };
    await mustPost(server, cue);
    await mustPost(server, { type: 'setSpeaking', ids: ['w1'] });
    const before = await readReplicants(server, ['show', 'roster', 'speaking']);
    expect(before).toMatchObject({
      roster: people,
      speaking: { ids: ['w1'] },
      show: { undo: { graphics: expect.arrayContaining([{ graphic: 'ticker', now: true, then: false }]) } },
    });

    await server.kill('SIGKILL');
    await server.start();
    expect(await readReplicants(server, ['show', 'roster', 'speaking'])).toEqual({ ...before, speaking: { ids: [] } });
    await mustPost(server, { type: 'undoShow', showVersion: (await show()).version });
    expect((await show()).graphics.ticker.on).toBe(false);
  });
});

describe('a graphic in a real browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    [browser, server] = await Promise.all([sharedShell(), startTestServer({ pages: true })]);
    await newMatch(server);
  });
  afterAll(async () => {
    await browser.close();
    await server.dispose();
  });

  it('goes off air, comes back, and stands as it should after a reload; the preview shows what is cued', async () => {
    const [program, preview] = await Promise.all([openPage(browser), openPage(browser)]);
    const url = overlayUrl(server.url, 'scorebug');
    await Promise.all([program.page.goto(url), preview.page.goto(`${url}?preview=1&still=1`)]);
    const band = program.page.locator('[data-role="band"]');
    const cued = preview.page.locator('[data-role="band"]');
    const root = async () =>
      program.page.locator(`[data-root][data-show="${(await show()).airVersion}"]:not([data-moving])`);
    await band.waitFor({ state: 'visible' });

    await mustPost(server, { type: 'cueGraphic', graphic: 'scorebug', on: false, content: {} });
    await cued.waitFor({ state: 'hidden' });
    expect(await band.isVisible()).toBe(true);
    await take('scorebug');
    await (await root()).waitFor({ state: 'attached' });
    expect(await band.isVisible()).toBe(false);
    await program.page.reload();
    await (await root()).waitFor({ state: 'attached' });
    expect(await band.count()).toBe(0);

    await retaken('scorebug');
    await (await root()).waitFor({ state: 'attached' });
    expect([await band.isVisible(), await cued.isVisible()]).toEqual([true, true]);
    expect([...program.errors, ...preview.errors]).toEqual([]);
    await Promise.all([program.close(), preview.close()]);
  });
});
