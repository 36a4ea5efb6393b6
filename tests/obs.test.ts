import { describe, expect, test } from 'vitest';
import { openObsSocket } from '../bundles/chess-match/src/obs/socket';
import { countingProxy } from './support/countingProxy';
import { BLACK, BREAK, WHITE } from './support/obsDesk';
import { useObsBench } from './support/obsBench';
import { until } from './support/until';

const bench = useObsBench();

describe('connection', () => {
  test('connects and says what is on program and which scenes exist', async () => {
    const { view } = await bench().connectedDesk();
    expect(view()).toEqual({
      state: 'connected',
      problem: null,
      programScene: BREAK,
      scenes: { white: { name: WHITE, exists: true }, black: { name: BLACK, exists: true } },
      follow: false,
      lastRequest: null,
    });
  });

  test('a wrong password is refused and not tried again until somebody presses a button', async () => {
    const proxy = await countingProxy(bench().studio.address);
    const deadEnd = await countingProxy(null);
    const wrong = bench().desk(proxy.address, 'not the password');
    await wrong.until(({ state }) => state === 'refused', 'the refusal');
    expect(wrong.view().problem).toMatchObject({ code: 'obs/wrong_password', params: { address: proxy.address } });
    bench().desk(deadEnd.address);
    await until(() => deadEnd.connections() >= 3, 'two retries of a desk that may retry');
    expect(proxy.connections()).toBe(1);
    expect(await wrong.obs.showScene('white')).toMatchObject({ code: 'obs/wrong_password' });
    expect(proxy.connections()).toBe(2);
    await proxy.close();
    await deadEnd.close();
  });

  test('OBS killed: everything believed is forgotten; restarted: the view is right again', async () => {
    const { obs, view, until: viewUntil, requests } = await bench().connectedDesk();
    expect(await obs.showScene('white')).toBeNull();
    await bench().studio.kill();
    await viewUntil(({ state }) => state === 'lost', 'the loss');
    expect(view()).toMatchObject({ problem: { code: 'obs/not_connected' }, programScene: null });
    expect(view().scenes.white).toEqual({ name: WHITE, exists: null });
    expect(await obs.showScene('black')).toMatchObject({ code: 'obs/not_connected' });
    await bench().studio.restart();
    await bench().greetDirector();
    await viewUntil(({ state }) => state === 'connected', 'the return');
    // OBS answers before it has loaded its scenes.
    const isRight = async (): Promise<boolean> => {
      const { programScene, scenes } = view();
      const exists = (await bench().sceneNames()).includes(WHITE);
      return programScene === (await bench().programScene()) && scenes.white.exists === exists;
    };
    await until(isRight, 'the view to be right');
    expect(view().problem?.code).toBe(view().scenes.white.exists ? undefined : 'obs/no_such_scene');
    expect(requests()).toEqual([`button ${WHITE}`]);
  });

  test('a frozen OBS is found out by the keep-alive, refuses buttons, and is back when it thaws', async () => {
    const { obs, view, until: viewUntil } = await bench().connectedDesk();
    await bench().studio.freeze();
    await viewUntil(({ state }) => state === 'lost', 'the silence to be noticed');
    expect(view()).toMatchObject({ problem: { code: 'obs/no_answer' }, programScene: null });
    expect(await obs.showScene('white')).toMatchObject({ code: 'obs/no_answer' });
    bench().studio.thaw();
    await viewUntil(({ state }) => state === 'connected', 'the return');
    expect(view().programScene).toBe(BREAK);
  });

  test('an address that is none is a lost connection, not a crash', async () => {
    const nowhere = bench().desk('not an address');
    await nowhere.until(({ state }) => state === 'lost', 'the loss');
    expect(await nowhere.obs.showScene('white')).toMatchObject({ code: 'obs/not_connected' });
  });

  test('a button pressed into a frozen OBS is answered, not left hanging', async () => {
    const { obs, view, until: viewUntil } = await bench().connectedDesk();
    await bench().studio.freeze();
    expect(await obs.showScene('white')).toMatchObject({ code: 'obs/no_answer' });
    expect(view().programScene).toBeNull();
    bench().studio.thaw();
    await viewUntil(({ state }) => state === 'connected', 'the return');
    expect(view().programScene).toBe(BREAK);
    expect(await bench().programScene()).toBe(BREAK);
  });

  test('without an address nothing is tried and everything answers', async () => {
    const { obs, view } = bench().desk(null);
    expect(view().state).toBe('not-configured');
    expect(await obs.showScene('white')).toMatchObject({ code: 'obs/not_configured' });
    obs.setFollow(true);
    expect(view()).toMatchObject({ state: 'not-configured', follow: true, programScene: null });
  });
});

describe('scenes that are not there', () => {
  test('a removed scene is said at once, refuses its button, and is well again when it is back', async () => {
    const { obs, view, until: viewUntil, requests } = await bench().connectedDesk();
    await bench().director.call('RemoveScene', { sceneName: WHITE });
    await viewUntil(({ scenes }) => scenes.white.exists === false, 'the removal');
    const missing = { code: 'obs/no_such_scene', params: { scene: WHITE } };
    expect(view()).toMatchObject({ state: 'connected', problem: missing, scenes: { black: { exists: true } } });
    expect(await obs.showScene('white')).toMatchObject(missing);
    expect(requests()).toEqual([`button ${WHITE} obs/no_such_scene`]);
    expect(await obs.showScene('black')).toBeNull();
    await bench().director.call('CreateScene', { sceneName: WHITE });
    await viewUntil(({ scenes }) => scenes.white.exists === true, 'the new scene');
    expect(view().problem).toBeNull();
    expect(await bench().programScene()).toBe(BLACK);
  });

  test('following a missing scene says so and leaves the picture', async () => {
    const desk = await bench().connectedDesk();
    const { obs, view, toMove, until: viewUntil } = desk;
    await bench().cutToSeenBy(desk, BLACK);
    await bench().director.call('RemoveScene', { sceneName: WHITE });
    await viewUntil(({ scenes }) => scenes.white.exists === false, 'the removal');
    obs.setFollow(true);
    toMove('white');
    await viewUntil((_, { next }) => next?.waits === 'no_scene', 'the step that waits for its scene');
    expect(view()).toMatchObject({
      problem: { code: 'obs/no_such_scene', params: { scene: WHITE } },
      lastRequest: null,
    });
    expect(await bench().programScene()).toBe(BLACK);
  });

  test('a renamed scene that nobody marked goes on being used, under its new name', async () => {
    const desk = await bench().connectedDesk();
    const { obs, toMove, instance, until: viewUntil } = desk;
    const rename = (sceneName: string, newSceneName: string) =>
      bench().director.call('SetSceneName', { sceneName, newSceneName });
    await bench().cutToSeenBy(desk, WHITE);
    obs.setFollow(true);
    toMove('white');
    await rename(BLACK, 'Blues');
    await viewUntil(({ scenes }) => scenes.black.name === 'Blues', 'the new name');
    await rename(WHITE, 'Reds');
    await viewUntil(({ programScene }) => programScene === 'Reds', 'the new name on program');
    expect(instance()).toMatchObject({ overrideUntilMs: null, missingScenes: [] });
    expect(instance().rules.sideToMove.scenes).toEqual({ white: 'Reds', black: 'Blues' });
    toMove('black');
    await viewUntil(({ programScene }) => programScene === 'Blues', 'Black on program');
    await rename('Blues', BLACK);
    await rename('Reds', WHITE);
    await viewUntil(({ scenes }) => scenes.black.name === BLACK && scenes.white.name === WHITE, 'the names to be back');
  });

  test('the program scene removed in studio mode leaves OBS alive and nothing on program', async () => {
    await bench().director.call('SetStudioModeEnabled', { studioModeEnabled: true });
    const { obs, view, until: viewUntil } = await bench().connectedDesk();
    await bench().director.call('RemoveScene', { sceneName: BREAK });
    await viewUntil(({ programScene: scene }) => scene === null, 'no program scene');
    expect(view().state).toBe('connected');
    expect(await obs.showScene('white')).toBeNull();
  });

  test('another scene collection is another set of scenes', async () => {
    const { view, until: viewUntil } = await bench().connectedDesk();
    const { currentSceneCollectionName } = await bench().director.call('GetSceneCollectionList');
    await bench().director.call('CreateSceneCollection', { sceneCollectionName: 'Somebody else' });
    await viewUntil(({ scenes }) => scenes.white.exists === false, 'the other collection');
    expect(view().state).toBe('connected');
    await bench().director.call('SetCurrentSceneCollection', { sceneCollectionName: currentSceneCollectionName });
    await viewUntil(({ scenes }) => scenes.white.exists === true, 'the first collection');
  });
});

describe('events', () => {
  /** Under the keep-alive, which would make good for an event that is not listened to. */
  const listen = async () => {
    const heard: string[] = [];
    const socket = openObsSocket(bench().studio.address, bench().studio.password, {
      onHint: () => heard.push('hint'),
      onTransition: (phase) => heard.push(phase),
      onCollection: (phase) => heard.push(phase),
      onClosed: (code) => heard.push(`closed ${code}`),
    });
    await socket.open();
    return { socket, heard };
  };
  const hearing = async (cause: () => Promise<unknown>, ...expected: string[]): Promise<void> => {
    const { socket, heard } = await listen();
    await cause();
    await until(
      () => expected.every((event) => heard.includes(event)),
      `${expected.join(', ')} (heard: ${heard.join()})`,
    );
    socket.drop();
  };

  test('a cut, a new scene, a rename and a removal are each heard', async () => {
    await hearing(
      () => bench().director.call('SetCurrentProgramScene', { sceneName: WHITE }),
      'hint',
      'started',
      'ended',
    );
    await hearing(() => bench().director.call('CreateScene', { sceneName: 'New' }), 'hint');
    await hearing(() => bench().director.call('SetSceneName', { sceneName: 'New', newSceneName: 'Newer' }), 'hint');
    await hearing(() => bench().director.call('RemoveScene', { sceneName: 'Newer' }), 'hint');
  });

  test('the exchange of the scene collection is heard before and after', async () => {
    const { currentSceneCollectionName: first } = await bench().director.call('GetSceneCollectionList');
    await hearing(
      () => bench().director.call('CreateSceneCollection', { sceneCollectionName: 'A third' }),
      'changing',
      'changed',
    );
    await bench().director.call('SetCurrentSceneCollection', { sceneCollectionName: first });
  });
});
