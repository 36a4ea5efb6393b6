import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sharedShell } from './support/shell';
import { mustPost, newMatch } from './support/commands';
import { BLACK, WHITE } from './support/obsDesk';
import { useObsBench } from './support/obsBench';
import { openWays, type OperatorDesk } from './support/operatorDesk';
import { startTestServer, type TestServer } from './support/server';

const bench = useObsBench();

let browser: Browser;
beforeAll(async () => {
  browser = await sharedShell();
});
afterAll(() => browser.close());

/** The whole server beside the real OBS, and the operator page on it. */
const withServer = async (
  password: string,
  blackScene: string,
  run: (server: TestServer, desk: OperatorDesk) => Promise<void>,
): Promise<void> => {
  const { address } = bench().studio;
  const config = { obs: { address, whiteScene: WHITE, blackScene } };
  const server = await startTestServer({ pages: true, config, env: { OBS_PASSWORD: password } });
  try {
    await newMatch(server);
    const desk = await openWays(browser, server);
    await run(server, desk);
    await desk.close();
  } finally {
    await server.dispose();
  }
};

const strip = (desk: OperatorDesk, state: string) => desk.page.locator(`[data-testid="obs"][data-state="${state}"]`);
const program = () => bench().programScene();
const LONG = { timeout: 60_000 };

it('the operator sees the program scene, changes it by button, and lets it follow the side to move', async () => {
  await withServer(bench().studio.password, BLACK, async (server, desk) => {
    await strip(desk, 'connected').waitFor();
    await desk.page.getByTestId('scene-white').click();
    await expect.poll(program, LONG).toBe(WHITE);
    await desk.page.locator('[data-testid="scene-white"][aria-pressed="true"]').waitFor();
    await desk.page.getByTestId('follow-scene').click();
    await desk.page.locator('[data-testid="follow-scene"][data-state="checked"]').waitFor();
    await mustPost(server, { type: 'commitTurn', line: '1:e4' });
    await expect.poll(program, LONG).toBe(BLACK);
    await mustPost(server, { type: 'commitTurn', line: '1:e5' });
    await expect.poll(program, LONG).toBe(WHITE);
    await desk.screenshot('obs-connected-operator');
  });
});

it('a scene that OBS does not have is said beside its button, and the other one works', async () => {
  await withServer(bench().studio.password, 'Nowhere', async (_server, desk) => {
    await strip(desk, 'connected').waitFor();
    await desk.page.getByTestId('scene-missing-black').waitFor();
    expect(await desk.page.getByTestId('scene-missing-black').textContent()).toContain('Nowhere');
    expect(await desk.page.getByTestId('scene-black').isDisabled()).toBe(true);
    await desk.page.getByTestId('scene-white').click();
    await expect.poll(program, LONG).toBe(WHITE);
  });
});

it('a wrong password is said, and the match goes on', async () => {
  await withServer('not the password', BLACK, async (server, desk) => {
    await strip(desk, 'refused').waitFor();
    expect(await desk.page.getByTestId('problem-obs').textContent()).toContain('пароль');
    await mustPost(server, { type: 'commitTurn', line: '1:e4' });
    await desk.page.getByText('Ход чёрных').first().waitFor();
  });
});

it('OBS killed and started again: the page says so both times', async () => {
  await withServer(bench().studio.password, BLACK, async (_server, desk) => {
    await strip(desk, 'connected').waitFor();
    await bench().studio.kill();
    await strip(desk, 'lost').or(strip(desk, 'connecting')).first().waitFor();
    await bench().studio.restart();
    await strip(desk, 'connected').waitFor();
    await bench().greetDirector();
  });
});
