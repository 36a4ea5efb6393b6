import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { CANNOT_START } from '../bundles/chess-match/src/match/exitStatus';
import { type TestPage } from './support/browser';
import { launchShell } from './support/shell';
import { getJson, rawRequest } from './support/commands';
import { openPanel } from './support/panels';
import { createTestServer, startTestServer, type TestServer } from './support/server';
import { startSupervised, untilServing, type SupervisedServer } from './support/supervised';
import { until } from './support/until';

const OPEN = { config: { openToNetwork: true }, nodecg: { host: '0.0.0.0' } };

describe('a server that more people would reach than its configuration says', () => {
  let server: TestServer;
  afterEach(() => server.dispose());

  it.each(['0.0.0.0', '::', 'localhost.localdomain'])(
    'does not start on host %s, and says what to set',
    async (host) => {
      server = await createTestServer({ nodecg: { host } });
      await expect(server.start()).rejects.toThrow(
        /other machines can reach it.*"host": "127\.0\.0\.1".*"openToNetwork": true/s,
      );
      expect(server.exitCode()).toBe(CANNOT_START);
      expect(server.log()).not.toMatch(/^\s+at /m);
    },
  );

  it('does not start with NodeCG’s login, which does not stand before the match', async () => {
    const local = { enabled: true, allowedUsers: [{ username: 'crew', password: 'secret' }] };
    server = await createTestServer({ nodecg: { login: { enabled: true, sessionSecret: 'long enough', local } } });
    await expect(server.start()).rejects.toThrow(/login.* does not stand before the match/s);
    expect(server.exitCode()).toBe(CANNOT_START);
  });
});

describe('a server that is meant to be open to the network', () => {
  let server: TestServer;
  let browser: Browser;
  const pages: TestPage[] = [];
  beforeAll(async () => {
    server = await startTestServer({ ...OPEN, pages: true });
    browser = await launchShell();
  });
  afterEach(async () => {
    for (const page of pages.splice(0)) await page.close();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.dispose();
  });

  it('says so in the log, in several lines', () => {
    expect(server.log()).toMatch(
      /OPEN TO THE NETWORK: the server listens on 0\.0\.0\.0:\d+, and there are no passwords\./,
    );
    expect(server.log()).toContain('Everybody who reaches it can act as operator');
    expect(server.log()).toContain('To close it: "host": "127.0.0.1"');
  });

  it('is healthy, with a notice', async () => {
    expect((await rawRequest(server, 'GET', '/chess-match/health')).status).toBe(200);
    expect(await getJson(server, '/chess-match/health')).toMatchObject({
      ok: true,
      reasons: [],
      notices: [{ code: 'network/open', params: { host: '0.0.0.0' } }],
    });
  });

  it.each([
    ['operator', 'en', 'without passwords'],
    ['operator', 'ru', 'без паролей'],
    ['health', 'en', 'without passwords'],
    ['health', 'ru', 'без паролей'],
  ] as const)('says so on page %s in %s', async (panel, language, words) => {
    const opened = await openPanel(browser, server.url, panel, { language });
    pages.push(opened);
    const band = opened.page.getByTestId('trouble-network/open');
    await band.waitFor();
    expect(await band.textContent()).toContain(words);
    expect(await band.textContent()).toContain('0.0.0.0');
    expect(await band.getAttribute('data-level')).toBe('notice');
    if (panel === 'health') expect(await opened.page.getByTestId('card-server').textContent()).toContain(words);
  });
});

describe('npm start', () => {
  let supervised: SupervisedServer;
  afterEach(() => supervised.dispose());

  it('prints addresses that can be opened, here and elsewhere, where the server listens everywhere', async () => {
    supervised = await startSupervised({ ...OPEN, config: { openToNetwork: true, allowedHosts: ['studio-pc:9090'] } });
    await untilServing(supervised);
    await until(() => supervised.output().includes('Ready.'), 'the addresses');
    expect(supervised.output()).toContain(`http://127.0.0.1:${supervised.port}/bundles/`);
    expect(supervised.output()).not.toContain('http://0.0.0.0');
    expect(supervised.output()).toMatch(/everybody in it can act as operator\. .*\n\s+http:\/\/studio-pc:9090/);
  });

  it('ends with the reason where the server may not listen', async () => {
    supervised = await startSupervised({ nodecg: { host: '0.0.0.0' } });
    await until(supervised.hasEnded, 'npm start to end', 110_000);
    expect(supervised.exitStatus()).toBe(CANNOT_START);
    expect(supervised.output()).toContain('"openToNetwork": true');
  });

  it('starts on any loopback address without being asked', async () => {
    supervised = await startSupervised({ nodecg: { host: '127.0.0.2' } });
    await until(() => supervised.output().includes('Ready.'), 'the server on another loopback address', 110_000);
    expect(supervised.output()).toContain(`http://127.0.0.2:${supervised.port}/bundles/`);
  });
});
