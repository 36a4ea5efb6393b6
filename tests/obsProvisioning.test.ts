import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OBSWebSocket } from 'obs-websocket-js/json';
import { describe, expect, test } from 'vitest';
import { cameraFrames } from '../bundles/chess-match/src/show';
import { programPath } from '../scripts/lib/programs';
import { playlistIn, segmentsIn } from '../scripts/media/packing';
import { freePort } from './support/freePort';
import { BLACK, PASSPHRASE, WHITE, type Desk } from './support/obsDesk';
import { useObsBench } from './support/obsBench';
import { isListening, startPacker } from './support/packer';
import { until } from './support/until';

const bench = useObsBench();

/** Everything in OBS that provisioning could have touched, in one value to compare. */
const photograph = async (director: OBSWebSocket): Promise<Record<string, unknown>> => {
  const { scenes } = await director.call('GetSceneList');
  const { inputs } = await director.call('GetInputList');
  const shown: Record<string, unknown> = { scenes: scenes.map(({ sceneName }) => sceneName).sort() };
  for (const { sceneName } of scenes) {
    const { sceneItems } = await director.call('GetSceneItemList', { sceneName: String(sceneName) });
    shown[`scene ${sceneName}`] = sceneItems.map((item) => [
      item['sourceName'],
      item['sceneItemIndex'],
      item['sceneItemTransform'],
    ]);
  }
  for (const { inputName, inputKind } of inputs)
    shown[`input ${inputName}`] = [
      inputKind,
      await director.call('GetInputSettings', { inputName: String(inputName) }),
    ];
  return shown;
};

const items = async (sceneName: string): Promise<string[]> => {
  const { sceneItems } = await bench().director.call('GetSceneItemList', { sceneName });
  return sceneItems.map(({ sourceName }) => String(sourceName));
};

/** A collection of its own for one test. */
const inNewCollection = async (name: string, run: (desk: Desk) => Promise<void>): Promise<void> => {
  const { currentSceneCollectionName: first } = await bench().director.call('GetSceneCollectionList');
  await bench().director.call('CreateSceneCollection', { sceneCollectionName: name });
  const desk = await bench().connectedDesk();
  try {
    await run(desk);
  } finally {
    await bench().director.call('SetCurrentSceneCollection', { sceneCollectionName: first });
  }
};

const SHOW = [WHITE, BLACK, 'Boards', 'Focus', 'Tree', 'Commentary', 'Teams', 'Intro', 'Break', 'Result'];

test('from nothing: every scene, the cameras in their frames, the microphones; twice: nothing left to do', async () => {
  await inNewCollection('from nothing', async (desk) => {
    const done = await desk.provision();
    expect(done.steps.filter(({ state }) => state !== 'done')).toEqual([]);
    expect(await bench().sceneNames()).toEqual(expect.arrayContaining(SHOW));
    const { baseWidth } = await bench().director.call('GetVideoSettings');
    const frames = cameraFrames('white').map(({ x, width }) => [(x * baseWidth) / 1920, (width * baseWidth) / 1920]);
    const { sceneItems } = await bench().director.call('GetSceneItemList', { sceneName: WHITE });
    const cameras = sceneItems.filter(({ sourceName }) => String(sourceName).startsWith('Camera '));
    const placed = cameras.map(({ sceneItemTransform }) => {
      const { positionX, boundsWidth } = sceneItemTransform as Record<string, number>;
      return [positionX, boundsWidth];
    });
    expect(placed).toHaveLength(6);
    placed.forEach(([x, width], i) => {
      expect(x).toBeCloseTo(frames[i]?.[0] ?? NaN, 1);
      expect(width).toBeCloseTo(frames[i]?.[1] ?? NaN, 1);
    });
    expect(await items(WHITE)).toContain('Microphones White');
    expect(await items(BLACK)).not.toContain('Microphones White');
    const before = await photograph(bench().director);
    const again = await desk.provision();
    expect(again.steps).toEqual([]);
    expect(await photograph(bench().director)).toEqual(before);
  });
});

test('where OBS has no browser source the plan says so', async () => {
  const { inputKinds } = await bench().director.call('GetInputKindList');
  const desk = await bench().connectedDesk();
  expect(await desk.obs.plan('program')).toBeNull();
  const codes = desk.plan().notes.map(({ code }) => code);
  expect(codes.includes('no_browser')).toBe(!inputKinds.some((kind) => kind.startsWith('browser_source')));
  expect(desk.plan().state).toBe('ready');
});

test("onto a collection of somebody's own: all of it stays, what is missing is made and repaired", async () => {
  await inNewCollection('somebody else', async (desk) => {
    const { director } = bench();
    await director.call('CreateScene', { sceneName: 'My replay' });
    await director.call('CreateScene', { sceneName: 'Break' });
    const [kind = ''] = (await director.call('GetInputKindList')).inputKinds.filter((name) =>
      name.startsWith('color_source'),
    );
    await director.call('CreateInput', { sceneName: 'Break', inputName: 'My colour', inputKind: kind });
    const before = await photograph(director);
    await desk.obs.plan('program');
    expect(desk.plan().steps.map(({ id }) => id)).toContain('adopt_scene|Break');
    expect(await photograph(director)).toEqual(before);
    await desk.provision();
    const after = await photograph(director);
    expect(after['scene My replay']).toEqual(before['scene My replay']);
    expect(after['input My colour']).toEqual(before['input My colour']);
    expect((await items('Break'))[0]).toBe('My colour');

    await director.call('RemoveScene', { sceneName: 'Tree' });
    await director.call('RemoveInput', { inputName: 'Microphones White' });
    // OBS takes a removed input out of a scene when it draws that scene.
    await bench().cutTo(WHITE);
    await until(async () => !(await items(WHITE)).includes('Microphones White'), 'the removal');
    const repair = await desk.provision();
    expect(repair.steps.map(({ action, scene, source }) => [action, scene, source]).slice(0, 1)).toEqual([
      ['create_scene', 'Tree', null],
    ]);
    expect(repair.steps.map(({ source }) => source)).toContain('Microphones White');
    expect((await items(WHITE))[0]).toBe('Microphones White');
    expect((await desk.provision()).steps).toEqual([]);
  });
});

test('a scene of ours that a human renames keeps its rule, its place and its new name', async () => {
  await inNewCollection('renamed', async (desk) => {
    const { director } = bench();
    await desk.provision();
    await director.call('SetSceneName', { sceneName: BLACK, newSceneName: 'Schwarz' });
    expect((await desk.provision()).steps).toEqual([]);
    expect(desk.plan().notes).toContainEqual({ code: 'renamed', params: { name: BLACK, now: 'Schwarz' } });
    await bench().cutToSeenBy(desk, WHITE);
    desk.toMove('black');
    desk.obs.automate('program', true);
    await until(async () => (await bench().programScene()) === 'Schwarz', 'the renamed scene on program');
  });
});

test('a camera moved away from its hole is put back, another thing that was moved is not', async () => {
  await inNewCollection('moved', async (desk) => {
    const { director } = bench();
    await desk.provision();
    const { sceneItems } = await director.call('GetSceneItemList', { sceneName: BLACK });
    const camera = sceneItems.find(({ sourceName }) => sourceName === 'Camera Black wide');
    const sceneItemId = Number(camera?.['sceneItemId']);
    const place = { sceneName: BLACK, sceneItemId, sceneItemTransform: { positionX: 7 } };
    await director.call('SetSceneItemTransform', place);
    const { steps } = await desk.provision();
    expect(steps.map(({ id }) => id)).toEqual([`fit|${BLACK}|Camera Black wide`]);
    expect((await desk.provision()).steps).toEqual([]);
  });
});

test('only the steps that were chosen are done, and an old plan is refused', async () => {
  await inNewCollection('chosen', async (desk) => {
    await desk.obs.plan('program');
    const { id } = desk.plan();
    expect(desk.obs.apply('program', id, ['create_scene|Tree'])).toBeNull();
    await until(() => desk.plan().state === 'done', 'the step');
    expect(await bench().sceneNames()).toContain('Tree');
    expect(await bench().sceneNames()).not.toContain('Boards');
    expect(desk.obs.apply('program', id, [])).toMatchObject({ code: 'obs/no_plan' });
  });
});

test('the stream goes where viewers at home are served from; somebody’s own is not taken without a word; none is started', async () => {
  const { director } = bench();
  const isOn = async (): Promise<boolean> => (await director.call('GetStreamStatus')).outputActive;
  const before = await director.call('GetStreamServiceSettings');
  const streamSteps = (plan: ReturnType<Desk['plan']>) =>
    plan.steps.filter(({ action }) => action === 'set_stream').map(({ source, state }) => [source, state]);
  try {
    const rtmp = await bench().connectedDesk({ feeds: { program: 'rtmp://127.0.0.1:1935' } });
    expect(streamSteps(await rtmp.provision())).toEqual([[null, 'done']]);
    const set = await director.call('GetStreamServiceSettings');
    expect(set).toMatchObject({
      streamServiceType: 'rtmp_custom',
      streamServiceSettings: { server: 'rtmp://127.0.0.1:1935/live', key: 'all' },
    });
    expect((await rtmp.provision()).notes).toContainEqual({
      code: 'stream_right',
      params: { server: 'rtmp://127.0.0.1:1935/live' },
    });

    const srt = await bench().connectedDesk({ feeds: { program: 'srt://0.0.0.0:9001' } });
    const done = await srt.provision();
    expect(streamSteps(done)).toEqual([['127.0.0.1:1935', 'done']]);
    const { streamServiceSettings } = await director.call('GetStreamServiceSettings');
    expect(streamServiceSettings['server']).toContain(`passphrase=${PASSPHRASE}`);
    expect(JSON.stringify([done, (await srt.provision()).notes])).not.toContain(PASSPHRASE);
    expect(await isOn()).toBe(false);
  } finally {
    await director.call('SetStreamServiceSettings', {
      ...before,
      // None at all are refused.
      streamServiceSettings: { key: '', ...before.streamServiceSettings },
    });
  }
});

test('the stream has key frames where it is cut: it is packed in pieces of two seconds, with picture and sound', async () => {
  const { director } = bench();
  const port = await freePort();
  const feed = `rtmp://127.0.0.1:${port}`;
  const root = mkdtempSync(join(tmpdir(), 'packed-'));
  mkdirSync(join(root, 'cfg'));
  writeFileSync(
    join(root, 'cfg', 'chess-match.json'),
    JSON.stringify({ viewers: { media: { feeds: { all: feed } } } }),
  );
  const [inbox, outbox] = ['inbox', 'feeds'].map((name) => join(root, 'db', 'viewers-media', name, 'all'));
  const isOn = async (): Promise<boolean> => (await director.call('GetStreamStatus')).outputActive;
  const desk = await bench().connectedDesk({ feeds: { program: feed } });
  await desk.provision();
  expect((await desk.provision()).steps).toEqual([]);
  const options = { parameterCategory: 'SimpleOutput', parameterName: 'x264Settings' };
  expect(await director.call('GetProfileParameter', options)).toMatchObject({ parameterValue: 'keyint=60 scenecut=0' });
  const packer = startPacker(root);
  try {
    await until(() => isListening(port), 'who packs to listen');
    await director.call('StartStream');
    const playlist = playlistIn(inbox ?? '', 'av');
    const pieces = () => (existsSync(playlist) ? segmentsIn(readFileSync(playlist, 'utf8')) : []);
    await until(() => pieces().length >= 2, `pieces:\n${packer.said()}`);
    expect(Math.max(...pieces().map(({ seconds }) => seconds))).toBeLessThan(3);
    const args = ['-v', 'error', '-i', playlistIn(outbox ?? '', 'av'), '-t', '1', '-c', 'copy', '-f', 'framecrc', '-'];
    const { stdout } = spawnSync(programPath('ffmpeg'), args, { encoding: 'utf8' });
    expect([...stdout.matchAll(/^#codec_id \d: (\w+)/gm)].map(([, codec]) => codec)).toEqual(['h264', 'aac']);
  } finally {
    if (await isOn()) await director.call('StopStream');
    await until(async () => !(await isOn()), 'the stream to end');
    await packer.stop();
    rmSync(root, { recursive: true });
  }
});

test('what was made outlives a restart of OBS and is known again', async () => {
  const { currentSceneCollectionName: first } = await bench().director.call('GetSceneCollectionList');
  await inNewCollection('restarted', async (desk) => {
    await desk.provision();
    // OBS writes a collection to the disk when it leaves it.
    await bench().director.call('SetCurrentSceneCollection', { sceneCollectionName: first });
    await bench().studio.kill();
    await desk.until(({ state }) => state === 'lost', 'the loss');
    await bench().studio.restart();
    await bench().greetDirector();
    await desk.until(({ state }) => state === 'connected', 'the return');
    await bench().director.call('SetCurrentSceneCollection', { sceneCollectionName: 'restarted' });
    expect((await desk.provision()).steps).toEqual([]);
  });
});

describe('where OBS takes pages', () => {
  const withPages = useObsBench({ pages: true });

  /** Sources that are pages, with their addresses. */
  const pages = async (): Promise<ReadonlyMap<string, string>> => {
    const { director } = withPages();
    const { inputs } = await director.call('GetInputList', { inputKind: 'browser_source' });
    const found = new Map<string, string>();
    for (const { inputName } of inputs) {
      const { inputSettings } = await director.call('GetInputSettings', { inputName: String(inputName) });
      found.set(String(inputName), String(inputSettings['url']));
    }
    return found;
  };
  const keysIn = (found: ReadonlyMap<string, string>) =>
    new Set([...found.values()].map((url) => new URL(url).searchParams.get('key')));
  const itemsOf = async (sceneName: string): Promise<readonly string[]> => {
    const { sceneItems } = await withPages().director.call('GetSceneItemList', { sceneName });
    return sceneItems.map(({ sourceName }) => String(sourceName));
  };

  test('every page has the key of that OBS; what a team tries is in the OBS of its own viewers alone; a renewed key comes with the next plan', async () => {
    const { address, password } = withPages().studio;
    const keys = { program: 'PROGRAM', white: 'WHITES', black: 'BLACKS' };
    const pagesKey = (id: keyof typeof keys): string => keys[id];
    const program = await withPages().connectedDesk({ pagesKey });
    await program.provision();
    const before = await pages();
    expect(before.size).toBeGreaterThan(10);
    expect([...before.keys()].filter((name) => /tables-/.test(name))).toEqual([]);
    expect(keysIn(before)).toEqual(new Set(['PROGRAM']));

    const whites = withPages().desk(null, '', { white: { address, password }, pagesKey });
    await until(() => whites.instance('white').state === 'connected', 'the connection');
    await whites.provision('white');
    expect(keysIn(await pages())).toEqual(new Set(['WHITES']));
    expect(await itemsOf(WHITE)).toContain('Graphics tables-white');
    expect((await itemsOf(WHITE)).indexOf('Graphics tables-white')).toBeGreaterThan(
      (await itemsOf(WHITE)).indexOf('Graphics audience-white'),
    );
    expect([...(await pages()).keys()]).not.toContain('Graphics tables-black');

    keys.white = 'RENEWED';
    const { steps } = await whites.provision('white');
    expect(steps.map(({ action, source, state }) => [action, source, state]).toSorted()).toEqual(
      [...(await pages()).keys()].map((name) => ['set_page', name, 'done']).toSorted(),
    );
    expect(keysIn(await pages())).toEqual(new Set(['RENEWED']));
    // The whole crew reads the plan.
    expect(JSON.stringify(whites.plan())).not.toContain('RENEWED');
    expect((await whites.provision('white')).steps).toEqual([]);
  });
});
