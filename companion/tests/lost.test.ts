import { afterAll, beforeAll, expect, it } from 'vitest';
import { until } from '../../tests/support/until';
import { LOST } from '../src/colours';
import { EN } from '../src/words/en';
import { startEvening, type Evening } from './evening';
import { startFakeHost, type FakeHost } from './fakeHost';

let evening: Evening;
let host: FakeHost;
beforeAll(async () => {
  evening = await startEvening();
  host = await startFakeHost({ port: evening.server.port });
  await until(isLive, 'the module to be told');
});
afterAll(async () => {
  await host.stop();
  await evening.stop();
});

function isLive(): boolean {
  return host.values['link'] === EN.link.live;
}

/** Of all keys those that show anything of the match, and of all values those that say anything. */
const stillShown = () => ({
  keys: host.presets().filter((id) => {
    const { text, bgcolor } = host.face(id);
    return text !== EN.keys.lost || bgcolor !== LOST;
  }),
  values: host.names().filter((id) => host.values[id] !== EN.none && !['link', 'refusal'].includes(id)),
});
const NOTHING = { keys: [], values: [] };

const goes = async (): Promise<void> => {
  await until(() => !isLive(), 'the loss to be seen');
  expect(stillShown()).toEqual(NOTHING);
  expect(host.values['link']).toBe(EN.link.lost);
};
const comes = async (): Promise<void> => {
  await until(isLive, 'the module to be told again');
  await until(() => stillShown().keys.length === host.presets().length, 'all keys to be live');
  expect(host.values['team_white']).toBe('Reds');
  expect(host.statuses.at(-1)?.status).toBe('ok');
};

it('no key shows anything while the server is killed, and all do when it is back', async () => {
  expect(stillShown().keys).toEqual(host.presets());
  await evening.server.kill('SIGKILL');
  await goes();
  expect(host.statuses.some(({ status }) => status === 'disconnected' || status === 'connection_failure')).toBe(true);
  await host.press('take');
  expect(host.values['refusal']).toBe(EN.link.lost);
  await evening.server.start();
  await comes();
});

it('nor while the server stands still with every connection open', async () => {
  process.kill(evening.server.pid(), 'SIGSTOP');
  try {
    await goes();
    expect(host.statuses.some(({ message }) => message === EN.status.silent)).toBe(true);
  } finally {
    process.kill(evening.server.pid(), 'SIGCONT');
  }
  await comes();
});

it('nor with another address, a key that is none, or one that only reads', async () => {
  const port = evening.server.port;
  await host.module.configUpdated({ host: 'not a name', port }, {});
  await goes();
  expect(host.statuses.at(-1)).toEqual({ status: 'bad_config', message: EN.settings.badHost });
  await host.module.configUpdated({ port: 1 }, {});
  await until(() => host.statuses.at(-1)?.status === 'connection_failure', 'nobody to answer');
  expect(stillShown()).toEqual(NOTHING);
  await host.module.configUpdated({ port }, {});
  await comes();
});

it('words are those of the language that is set', async () => {
  await host.module.configUpdated({ port: evening.server.port, language: 'ru' }, {});
  await until(() => host.values['link'] === 'есть', 'the module to be told');
  expect(host.face('take').text).toBe('В ЭФИР');
  const latin = host.presets().filter((id) => id !== 'refusal' && /[a-z]{4}/i.test(host.face(id).text));
  // Names of people, teams and scenes, and no word of ours.
  expect(latin.toSorted()).toEqual(
    [
      'clock-black',
      'clock-white',
      'lower-third-anna',
      'mic-anna',
      'mics-black',
      'mics-white',
      'scene-Boards',
      'scene-Break',
    ].toSorted(),
  );
});
