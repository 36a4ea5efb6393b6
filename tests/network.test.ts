import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { CANNOT_START } from '../bundles/chess-match/src/match/server/exitStatus';
import { getJson } from './support/commands';
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
  beforeAll(async () => {
    server = await startTestServer(OPEN);
  });
  afterAll(() => server.dispose());

  it('says so in the log, in several lines', () => {
    expect(server.log()).toMatch(
      /OPEN TO THE NETWORK: the server listens on 0\.0\.0\.0:\d+\. Other machines need a key/,
    );
    expect(server.log()).toContain('To close it: "host": "127.0.0.1"');
  });

  it('is healthy: who comes without a key gets nothing', async () => {
    const health = () => getJson(server, '/chess-match/health');
    await expect.poll(health).toMatchObject({ ok: true, reasons: [], notices: [] });
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
    expect(supervised.output()).toMatch(/need a key .*\n\s+http:\/\/studio-pc:9090/);
  });

  it('is ready though a key is asked for on its own machine too', async () => {
    supervised = await startSupervised({ config: { keyOnOwnMachine: true } });
    await until(() => supervised.output().includes('Ready.'), 'the server that asks for a key', 110_000);
    expect(supervised.output()).toContain('own-machine.key');
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
