import { freePort } from '../../tests/support/freePort';
import { rawRequest } from '../../tests/support/commands';
import { startStandInObs } from '../../tests/support/standInObs';
import { startTestServer } from '../../tests/support/server';
import { until } from '../../tests/support/until';
import type { DeskMessage } from '../../bundles/chess-match/src/contract/desk';

export const INTRO = { graphic: 'intro', on: true, content: { title: 'Final', subtitle: '' } } as const;

const SCENES = { Boards: [], Break: [] } as const;
const nothing = (): Promise<void> => Promise.resolve();
/** No page is opened: scenes are all that matters here. */
const NO_SOURCES = {
  names: () => [],
  url: () => null,
  open: nothing,
  crash: nothing,
  freeze: () => undefined,
  isDrawn: () => Promise.resolve(false),
  close: nothing,
};

const PERSON = { title: '', rating: null, table: null, photo: null } as const;
const ANNA = { ...PERSON, id: 'anna', name: 'Anna', role: 'commentator', mic: 'Mic 1' };
const team = (name: string) => ({ name, short: '', logo: null, colour: null, people: [] });
const PEOPLE = { white: team('Reds'), black: team('Blues'), arbiters: [], commentators: [ANNA] };

const item = (id: string, airs: readonly object[] = []) => ({
  id,
  kind: 'other',
  title: id,
  notes: '',
  alone: false,
  airs,
});

/** @param config of the match server besides */
/** A real server with a rehearsal, a commentator, a rundown of three items and a stand-in for OBS with two scenes. */
export const startEvening = async (config: { readonly allowedHosts?: readonly string[] } = {}) => {
  const obs = await startStandInObs(await freePort(), SCENES, NO_SOURCES);
  const server = await startTestServer({ config: { ...config, obs: { address: obs.address } } });
  const send = async (type: string, body: object = {}): Promise<void> => {
    const headers = { 'content-type': 'application/json' };
    const path = `/chess-match/commands/${type}`;
    const { status, text } = await rawRequest(server, 'POST', path, headers, JSON.stringify(body));
    if (status !== 200) throw new Error(`${type}: ${text}`);
  };
  const desk = async (): Promise<DeskMessage['views'] & { readonly version: number }> => {
    const { views, version } = JSON.parse((await rawRequest(server, 'GET', '/chess-match/desk')).text) as DeskMessage;
    return { ...views, version };
  };
  const names = { event: 'Cup', white: 'Reds', black: 'Blues', settings: {}, returnOf: null };
  await send('newMatch', { ...names, game: 'business', rehearsal: true });
  await send('setPeople', { people: PEOPLE });
  const { rundown } = (await desk()).show;
  const airs = [{ graphic: 'intro', on: true, content: INTRO.content }];
  await send('setRundown', { rundownVersion: rundown.version, items: [item('one', airs), item('two'), item('three')] });
  await until(async () => (await desk()).obs.state === 'connected', 'the stand-in for OBS to be found');
  return {
    server,
    obs,
    send,
    desk,
    stop: async () => {
      await server.dispose();
      await obs.stop();
    },
  };
};

export type Evening = Awaited<ReturnType<typeof startEvening>>;
