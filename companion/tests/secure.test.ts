import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeCertificates, type CertificateFiles } from '../../scripts/hall/certificate';
import { openLive } from '../../tests/support/liveSocket';
import { DESK_PATH } from '../../bundles/chess-match/src/contract/desk';
import { askCrew, crewKey } from '../../tests/support/crewKey';
import { freePort } from '../../tests/support/freePort';
import { startTlsProxy, type TlsProxy } from '../../tests/support/tlsProxy';
import { until } from '../../tests/support/until';
import { EN } from '../src/words/en';
import { startEvening, type Evening } from './evening';
import { startFakeHost, type FakeHost } from './fakeHost';

let evening: Evening;
let proxy: TlsProxy;
let files: CertificateFiles;
let host: FakeHost;
let port = 0;
const folder = mkdtempSync(join(tmpdir(), 'chess-broadcast-tls-'));

beforeAll(async () => {
  port = await freePort();
  evening = await startEvening({ allowedHosts: [`localhost:${port}`] });
  files = makeCertificates(folder, 'Studio', ['localhost']);
  proxy = await startTlsProxy(port, evening.server.port, files);
});
afterAll(async () => {
  await host?.stop();
  proxy?.close();
  await evening?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Opens a socket with what Node brings itself, and says what came of it, line by line. */
const SCRIPT = `
const socket = new WebSocket(process.argv[1]);
socket.onmessage = ({ data }) => console.log('told', JSON.parse(data).v);
socket.onclose = ({ code }) => console.log('closed', code);
`;

/** A program with Node's own socket. @param authority whose certificates it trusts beside those of the world */
const program = (address: string, authority: string | null) => {
  const env = { ...process.env, ...(authority !== null && { NODE_EXTRA_CA_CERTS: authority }) };
  const running = spawn(process.execPath, ['-e', SCRIPT, address], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const lines: string[] = [];
  createInterface(running.stdout).on('line', (line) => lines.push(line));
  return { lines, stop: () => running.kill() };
};

it('over TLS with a certificate of our own: who does not trust it is told why, who does works', async () => {
  const { key } = await crewKey(evening.server, 'director');
  const config = { host: 'localhost', port, secure: true };
  host = await startFakeHost(config, { key });
  await until(() => host.statuses.at(-1)?.status === 'connection_failure', 'the certificate to be refused');
  expect(host.statuses.at(-1)?.message).toMatch(/certificate/i);
  await host.module.configUpdated({ ...config, trustsAny: true }, { key });
  await until(() => host.values['link'] === EN.link.live, 'the module to be told');
  await host.press('graphic-intro');
  await until(async () => (await evening.desk()).show.graphics.intro.cue?.on === true, 'the press to be carried out');
  expect(host.values['refusal']).toBe('');
});

it('a key that is revoked meanwhile: Companion says why and shows nothing, a program’s socket closes with 4401', async () => {
  const { key, id } = await crewKey(evening.server, 'director');
  const address = `wss://localhost:${port}${DESK_PATH}?key=${key}`;
  const [trusting, wary] = [program(address, files.authority), program(address, null)];
  await until(() => trusting.lines.includes('told 1') && wary.lines.length > 0, 'both programs to say what came');
  expect(wary.lines).toEqual(['closed 1006']);
  await host.module.configUpdated({ host: 'localhost', port, secure: true, trustsAny: true }, { key });
  await until(() => host.values['link'] === EN.link.live, 'the module to be told');
  await askCrew(evening.server, { revoke: id });
  await until(() => trusting.lines.at(-1) === 'closed 4401', 'the program to be cut off');
  await until(() => host.statuses.at(-1)?.status === 'authentication_failure', 'Companion to be cut off');
  expect(host.statuses.at(-1)?.message).toBe(EN.status.noKey);
  expect(host.presets().filter((preset) => host.face(preset).text !== EN.keys.lost)).toEqual([]);
  trusting.stop();
  wary.stop();
});

it('while clocks run and nobody does anything the desk is told nothing: no message ticks', async () => {
  const { socket, heard } = await openLive(evening.server, {}, '', undefined, DESK_PATH);
  await evening.send('startClock');
  await until(() => heard.some((message) => message.includes('"running":true')), 'the clock to run');
  const ping = (): Promise<void> => new Promise((resolve) => socket.once('ping', () => resolve()));
  const between = async (): Promise<readonly number[]> => {
    await ping();
    const before = heard.length;
    await ping();
    return heard.slice(before).map((message) => Buffer.byteLength(message));
  };
  // On a crowded machine something comes late; what ticks comes between any two.
  await expect.poll(between).toEqual([]);
  socket.terminate();
});
