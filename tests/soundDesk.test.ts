import type { AuditPage } from '@schemas/auditPage';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectNoSeriousFindings } from './support/axe';
import { launchBrowser, type TestPage } from './support/browser';
import { getJson, mustPost, newMatch } from './support/commands';
import { microphones, withMicrophones } from './support/microphones';
import { BLACK, WHITE } from './support/obsDesk';
import { useObsBench } from './support/obsBench';
import { openPanel } from './support/panels';
import { recordings, tone } from './support/recordings';
import { startTestServer, type TestServer } from './support/server';
import { faultsOf } from './support/windows';

const bench = useObsBench();
const mics = microphones(() => bench().director);
const files = recordings();
const LONG = { timeout: 60_000 };

let browser: Browser;
let server: TestServer;
let panel: TestPage;

const page = (): Page => panel.page;
const strip = (input: string) => page().getByTestId(`strip-${input}`);
const says = (input: string, state: string) =>
  expect.poll(() => strip(input).getAttribute('data-state'), LONG).toBe(state);
const steady = (db: number): string => files.write(`steady${db}`, tone(3000, db));

beforeAll(async () => {
  browser = await launchBrowser();
  const { address, password } = bench().studio;
  const config = { obs: { address, whiteScene: WHITE, blackScene: BLACK } };
  server = await startTestServer({ pages: true, config, env: { OBS_PASSWORD: password } });
  await newMatch(server);
});
afterAll(async () => {
  await browser.close();
  await server.dispose();
  files.dispose();
});
beforeEach(async () => {
  for (const input of ['Mic w1', 'Mic w2', 'Mic b1']) await mics.add(input);
  panel = await openPanel(browser, server.url, 'director', { language: 'en' });
  await page().getByTestId('tab-sound').click();
});
afterEach(async () => {
  await panel.close();
  await mics.clear();
});

const withPeople = () => mustPost(server, { type: 'setPeople', people: withMicrophones() });

describe('the sound desk of the director', () => {
  it('says what to do while nobody has a microphone', async () => {
    await page().getByText('Nobody has a microphone yet').waitFor();
    await page().getByText('Inputs of OBS that nobody has:').waitFor();
  });

  it('shows who speaks, who is silent, what is too loud, and what OBS does not have', async () => {
    await withPeople();
    await mics.play('Mic w1', steady(-20), true);
    await mics.play('Mic w2', steady(-60), true);
    await mics.play('Mic b1', steady(0), true);
    await says('Mic w1', 'speaking');
    await says('Mic w2', 'silent');
    await says('Mic b1', 'clipped');
    await says('Mic c1', 'no-input');
    await expect
      .poll(async () => Number(await strip('Mic w1').getByTestId('meter').getAttribute('data-peak')), LONG)
      .toBe(-20);
    await expectNoSeriousFindings(page());
    expect(panel.errors).toEqual([]);
  });

  it('mutes a person and a team, says who talks into a muted microphone, and follows a hand in OBS', async () => {
    await withPeople();
    await mics.play('Mic w1', steady(-20), true);
    await says('Mic w1', 'speaking');
    await strip('Mic w1').getByTestId('mute').click();
    await says('Mic w1', 'talks-muted');
    expect(await mics.isMuted('Mic w1')).toBe(true);
    await mics.muteInObs('Mic w1', false);
    await says('Mic w1', 'speaking');
    await page().keyboard.press('Shift+Digit1');
    await says('Mic w2', 'muted-by-hand');
    await says('Mic w1', 'talks-muted');
    expect([await mics.isMuted('Mic w2'), await mics.isMuted('Mic b1')]).toEqual([true, false]);
    await page().getByTestId('mute-white').click();
    await says('Mic w1', 'speaking');
    expect(await mics.isMuted('Mic w2')).toBe(false);
    await expect
      .poll(async () => {
        const { entries } = (await getJson(server, '/chess-match/audit?kind=sound')) as AuditPage;
        return entries.map(({ role, text }) => `${role}: ${text}`);
      }, LONG)
      .toEqual([
        'director: White: microphones unmuted',
        'director: White: microphones muted',
        `director: ${withMicrophones().white.people[0]?.name}: microphone muted`,
      ]);
  });

  it('lets the microphones follow the audience by a switch', async () => {
    await withPeople();
    await bench().cutTo(WHITE);
    await page().getByText('White’s audience is on').waitFor();
    await page().getByTestId('follow-audience').click();
    await says('Mic b1', 'muted');
    expect([await mics.isMuted('Mic w1'), await mics.isMuted('Mic b1')]).toEqual([false, true]);
    await bench().cutTo(BLACK);
    await says('Mic w1', 'muted');
    expect([await mics.isMuted('Mic w1'), await mics.isMuted('Mic b1')]).toEqual([true, false]);
  });

  it('moves the threshold on the meter by keys, and takes the say by hand and gives it back', async () => {
    await withPeople();
    await mics.play('Mic w1', steady(-36), true);
    await says('Mic w1', 'speaking');
    const handle = strip('Mic w1').getByRole('slider');
    const stands = (at: string) => expect.poll(() => handle.getAttribute('aria-valuenow'), LONG).toBe(at);
    await handle.focus();
    // However slow the server is, no press is lost.
    process.kill(server.pid(), 'SIGSTOP');
    for (let step = 0; step < 12; step += 1) await page().keyboard.press('ArrowRight');
    process.kill(server.pid(), 'SIGCONT');
    await says('Mic w1', 'silent');
    await stands('-28');
    await strip('Mic w1').getByTestId('speaks').click();
    await says('Mic w1', 'speaking');
    await page().getByTestId('release').click();
    await says('Mic w1', 'silent');
    // What somebody else sets stands here too, after the keys were used.
    const quieter = { thresholdDb: -20, hysteresisDb: 3, attackMs: 100, holdMs: 500, releaseMs: 300 };
    await mustPost(server, { type: 'setChannel', input: 'Mic w1', settings: quieter });
    await stands('-20');
  });

  it('measures silence and speech, proposes a threshold between them and keeps it', async () => {
    await withPeople();
    await mics.play('Mic w1', files.write('room', tone(4000, -60)), true);
    await says('Mic w1', 'silent');
    const settings = {
      by: ['[data-testid="strip-Mic w1"] [data-testid="settings"]'],
      focus: 'input, button',
      file: 'director/sound/calibration/SettingsDialog.tsx',
    };
    expect(await faultsOf(page(), settings)).toEqual([]);
    await strip('Mic w1').getByTestId('settings').click();
    await page().getByTestId('calibrate').click();
    const step = (name: string) => page().locator(`[data-testid="calibration"][data-step="${name}"]`).waitFor();
    await step('silence');
    await step('speech');
    await mics.play('Mic w1', steady(-20), true);
    await step('done');
    await page().getByTestId('apply-threshold').click();
    await expectNoSeriousFindings(page());
    await page().getByTestId('sound-save').click();
    await page().getByTestId('sound-settings').waitFor({ state: 'detached' });
    await expect.poll(() => strip('Mic w1').getByRole('slider').getAttribute('aria-valuenow'), LONG).toBe('-36');
  });

  it('says when the meters stop and when OBS is gone', async () => {
    await withPeople();
    await says('Mic w1', 'silent');
    await bench().studio.freeze();
    await page().getByText('OBS sends no meters. Look whether OBS hangs.').waitFor();
    await says('Mic w1', 'stopped');
    await says('Mic w1', 'no-obs');
    await page().getByText('OBS is not connected').waitFor();
    expect(await strip('Mic w1').getByTestId('mute').isDisabled()).toBe(true);
    bench().studio.thaw();
    await says('Mic w1', 'dead');
  });
});
