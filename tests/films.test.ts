import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { programPath } from '../scripts/lib/programs';
import { getJson, mustPost, newMatch, postCommand } from './support/commands';
import { BREAK } from './support/obsDesk';
import { useObsBench } from './support/obsBench';
import { readReplicants } from './support/replicants';
import { startTestServer, type TestServer } from './support/server';
import { until } from './support/until';
import type { FilmsView } from '../schemas/types/films';

const bench = useObsBench({ replay: true });

const connected = (server: TestServer): Promise<void> =>
  until(async () => (await postCommand(server, { type: 'connectObs', instance: 'program' })).status === 200, 'OBS');

const withServer = async (run: (server: TestServer) => Promise<void>): Promise<void> => {
  const { address, password } = bench().studio;
  const server = await startTestServer({ config: { obs: { address } }, env: { OBS_PASSWORD: password } });
  try {
    await newMatch(server);
    await connected(server);
    await run(server);
  } finally {
    await server.dispose();
  }
};

const viewOf = async (server: TestServer): Promise<FilmsView> =>
  (await readReplicants(server, ['films']))['films'] as FilmsView;
const control = (server: TestServer, action: string) =>
  mustPost(server, { type: 'controlOutput', instance: 'program', action });
const untilFilm = async (
  server: TestServer,
  condition: (film: FilmsView['films'][number]) => boolean,
  what: string,
): Promise<FilmsView['films'][number]> => {
  let found: FilmsView['films'][number] | undefined;
  await until(async () => {
    found = (await viewOf(server)).films.at(-1);
    return found !== undefined && condition(found);
  }, what);
  if (found === undefined) throw new Error('There is no film.');
  return found;
};
/** As long as its file says, ms. */
const fileMs = (path: string): number => {
  const asked = ['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', path];
  return Number(spawnSync(programPath('ffprobe'), asked, { encoding: 'utf8' }).stdout) * 1000;
};
/** When the picture of a file is black no more, ms. */
const litAtMs = (path: string): number => {
  const asked = ['-hide_banner', '-i', path, '-vf', 'blackdetect=d=1', '-an', '-f', 'null', '-'];
  const { stderr } = spawnSync(programPath('ffmpeg'), asked, { encoding: 'utf8' });
  return Number(/black_end:([\d.]+)/.exec(stderr)?.[1]) * 1000;
};
const recordedMs = async (): Promise<number> => (await bench().director.call('GetRecordStatus')).outputDuration;

it('chapters have their places in the file that OBS wrote, over a pause and a restart of the server', async () => {
  await withServer(async (server) => {
    const colour = { inputName: 'Handshake', inputKind: 'color_source_v3', sceneItemEnabled: false };
    const { sceneItemId } = await bench().director.call('CreateInput', { sceneName: BREAK, ...colour });
    await control(server, 'startRecord');
    await untilFilm(server, ({ runningSinceMs }) => runningSinceMs !== null, 'the recording to begin');
    await until(async () => (await recordedMs()) > 11_000, 'eleven seconds');
    await mustPost(server, { type: 'startClock' });
    await bench().director.call('SetSceneItemEnabled', { sceneName: BREAK, sceneItemId, sceneItemEnabled: true });
    await mustPost(server, { type: 'markMoment', text: 'The handshake', secondsAgo: 0 });
    const markedMs = await recordedMs();
    await control(server, 'pauseRecord');
    await untilFilm(server, ({ runningSinceMs }) => runningSinceMs === null, 'the pause');
    await server.kill('SIGKILL');
    await server.start();
    await connected(server);
    await control(server, 'resumeRecord');
    await untilFilm(
      server,
      ({ pauses, runningSinceMs }) => pauses === 1 && runningSinceMs !== null,
      'the film to go on',
    );
    await until(async () => (await recordedMs()) > markedMs + 2000, 'two seconds more');
    await control(server, 'stopRecord');
    const film = await untilFilm(server, ({ ended }) => ended === 'stopped', 'the end');
    expect(film.path).toMatch(/\.mkv$/);
    const lengthMs = fileMs(String(film.path));
    expect(Math.abs(film.lengthMs / lengthMs - 1)).toBeLessThan(0.1);
    const told = (await getJson(server, '/chess-match/chapters?as=json')) as {
      film: string;
      chapters: { atMs: number; title: string }[];
    };
    expect(told.film).toBe(film.id);
    const chapter = told.chapters.find(({ title }) => title.includes('The handshake') || title.includes('begins'));
    expect(Math.abs((chapter?.atMs ?? 0) / litAtMs(String(film.path)) - 1)).toBeLessThan(0.1);
  });
});

it('a recording that was interrupted by the death of OBS is told, and where its film ends', async () => {
  await withServer(async (server) => {
    await control(server, 'startRecord');
    const { path } = await untilFilm(server, ({ path: at }) => at !== null, 'the recording to begin');
    await until(async () => (await recordedMs()) > 2000, 'two seconds');
    await bench().studio.kill();
    await bench().studio.restart();
    await bench().greetDirector();
    await untilFilm(server, ({ ended }) => ended === 'unseen', 'the interruption to be known');
    const health = (await getJson(server, '/chess-match/health')) as { notices: { code: string; params: object }[] };
    expect(health.notices).toContainEqual(
      expect.objectContaining({ code: 'obs/recording_interrupted', params: { instance: 'program', path } }),
    );
  });
});

it('the replay buffer: off it says what to do, on its clips stand in the list', async () => {
  await withServer(async (server) => {
    const save = { type: 'controlOutput', instance: 'program', action: 'saveReplay' };
    expect((await postCommand(server, save)).answer).toMatchObject({ error: { code: 'obs/no_replay' } });
    // Where nothing is to be seen OBS asks at its window whether that is meant.
    const picture = { sceneName: BREAK, inputName: 'Colour', inputKind: 'color_source_v3' };
    await bench().director.call('CreateInput', picture);
    await control(server, 'startReplay');
    await until(async () => (await postCommand(server, save)).status === 200, 'a replay to be saved');
    await until(async () => (await viewOf(server)).marks.some(({ clip }) => clip !== null), 'the clip');
    const clip = (await viewOf(server)).marks.find((mark) => mark.clip !== null);
    expect(fileMs(String(clip?.clip?.path))).toBeGreaterThan(0);
    await mustPost(server, { type: 'changeMark', mark: clip?.id, text: 'A clip', atMs: clip?.atMs });
    const csv = await (await fetch(`${server.url}/chess-match/chapters?as=clips`)).text();
    expect(csv).toContain(`A clip,${clip?.clip?.path}`);
    await control(server, 'stopReplay');
  });
});
