import { afterAll, beforeAll, expect, test } from 'vitest';
import type { HealthReport } from '../bundles/chess-match/src/match/vitals/health';
import { overlayUrl } from './support/browser';
import { freePort } from './support/freePort';
import { startTestServer, type TestServer } from './support/server';
import { startStandInObs, type StandInObs } from './support/standInObs';
import { until } from './support/until';

const SOURCE = 'Graphics tables-white';

/** An OBS of White's viewers on the server's own machine, with what an earlier release made in it. */
let server: TestServer;
let obs: StandInObs;
const urls = new Map<string, string>();
const nothing = () => Promise.resolve();
/** No page is opened: addresses are all that matters here. */
const sources = {
  names: () => [...urls.keys()],
  url: (name: string) => urls.get(name) ?? null,
  open: (name: string, url: string) => Promise.resolve(void urls.set(name, url)),
  crash: nothing,
  freeze: () => undefined,
  isDrawn: () => Promise.resolve(false),
  close: nothing,
};
beforeAll(async () => {
  obs = await startStandInObs(await freePort(), { 'White audience': [SOURCE] }, sources);
  server = await startTestServer({ config: { obs: { whiteAddress: obs.address } } });
});
afterAll(async () => {
  await server?.dispose();
  await obs?.stop();
});

const told = async (): Promise<readonly string[]> => {
  const report = (await (await fetch(`${server.url}/chess-match/health`)).json()) as HealthReport;
  return report.notices.flatMap(({ code, text }) => (code === 'obs/sources_keyless' ? [text] : []));
};

test('a source of a team that opens its page without a key is said, until its address has one', async () => {
  urls.set(SOURCE, `${overlayUrl(server.url, 'tables-white')}?machine=white`);
  await until(async () => (await told()).length === 1, 'the source to be told');
  expect((await told())[0]).toContain(`“${SOURCE}”`);
  urls.set(SOURCE, `${urls.get(SOURCE)}&key=abc`);
  await until(async () => (await told()).length === 0, 'the source to be right');
});
