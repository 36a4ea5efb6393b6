import { describe, expect, test } from 'vitest';
import { countingProxy } from './support/countingProxy';
import { BLACK, BREAK, promptRules, WHITE, type Desk } from './support/obsDesk';
import { useObsBench } from './support/obsBench';
import { until } from './support/until';

const bench = useObsBench();

describe('buttons', () => {
  test('switch both ways, from any scene, each with its reason', async () => {
    const { obs, requests, until: viewUntil } = await bench().connectedDesk();
    expect(await obs.showScene('white')).toBeNull();
    expect(await bench().programScene()).toBe(WHITE);
    await viewUntil((view) => view.programScene === WHITE, 'White on program');
    expect(await obs.showScene('black')).toBeNull();
    expect(await bench().programScene()).toBe(BLACK);
    await viewUntil((view) => view.programScene === BLACK, 'Black on program');
    expect(requests()).toEqual([`button ${WHITE}`, `button ${BLACK}`]);
  });

  test('the scene that is on program is not asked for again', async () => {
    const { obs, requests } = await bench().connectedDesk();
    await bench().cutTo(WHITE);
    expect(await obs.showScene('white')).toBeNull();
    expect(await obs.showScene('black')).toBeNull();
    expect(requests()).toEqual([`button ${BLACK}`]);
  });

  test('wait for a running transition to end: in studio mode OBS would drop the change and claim it made it', async () => {
    await bench().director.call('SetStudioModeEnabled', { studioModeEnabled: true });
    await bench().director.call('SetCurrentSceneTransition', { transitionName: 'Fade' });
    await bench().director.call('SetCurrentSceneTransitionDuration', { transitionDuration: 2000 });
    const { obs } = await bench().connectedDesk();
    expect(await obs.showScene('white')).toBeNull();
    await until(() => bench().transitionsBegun === 1, 'the first fade');
    expect(bench().announced).toEqual([]);
    expect(await obs.showScene('black')).toBeNull();
    await until(() => bench().transitionsBegun === 2, 'a second fade');
    await until(async () => (await bench().cursor()) === 1, 'its end');
    expect(await bench().programScene()).toBe(BLACK);
  });

  test('act after the T-bar was used, when OBS leaves its transition cursor at 0', async () => {
    await bench().director.call('SetStudioModeEnabled', { studioModeEnabled: true });
    await bench().director.call('SetCurrentSceneTransition', { transitionName: 'Fade' });
    await bench().director.call('SetTBarPosition', { position: 0.5, release: false });
    await bench().director.call('SetTBarPosition', { position: 0, release: true });
    await until(async () => (await bench().cursor()) === 0, 'the T-bar to come to rest at 0');
    const { obs } = await bench().connectedDesk();
    expect(await obs.showScene('white')).toBeNull();
    expect(await bench().programScene()).toBe(WHITE);
  });
});

describe('following the side to move', () => {
  const followingDesk = async (address: string = bench().studio.address): Promise<Desk> => {
    const opened = bench().desk(address);
    await opened.until(({ state }) => state === 'connected', 'the connection');
    await bench().cutToSeenBy(opened, BLACK);
    opened.toMove('white');
    opened.obs.setFollow(true);
    await opened.until((view) => view.programScene === WHITE, 'White on program');
    return opened;
  };

  test('begins when switched on, follows every change, and stops when switched off', async () => {
    const { obs, toMove, requests, until: viewUntil } = await followingDesk();
    toMove('black');
    await viewUntil((view) => view.programScene === BLACK, 'Black on program');
    toMove('white');
    await viewUntil((view) => view.programScene === WHITE, 'White on program');
    obs.setFollow(false);
    toMove('black');
    expect(await obs.showScene('black')).toBeNull();
    expect(requests()).toEqual([
      `follow_on ${WHITE}`,
      `side_to_move ${BLACK}`,
      `side_to_move ${WHITE}`,
      `button ${BLACK}`,
    ]);
  });

  test("a human's change is not fought for its time; then comes what the match wants by then", async () => {
    const following = await followingDesk();
    const { obs, toMove, requests, instance, until: viewUntil } = following;
    obs.setRules('program', promptRules({ overrideMs: 3000 }));
    await bench().cutToSeenBy(following, BLACK);
    await viewUntil((_, { next }) => next?.waits === 'override', 'the override to be respected');
    const overrideUntilMs = instance().overrideUntilMs ?? Infinity;
    toMove('white');
    await viewUntil((view) => view.programScene === WHITE, 'White on program');
    expect(instance().lastRequest?.atMs).toBeGreaterThanOrEqual(Math.floor(overrideUntilMs));
    expect(requests()).toEqual([`follow_on ${WHITE}`, `side_to_move ${WHITE}`]);
  });

  test('a third scene is not pulled away, nor the next one the director chooses; a button still acts', async () => {
    const following = await followingDesk();
    const { obs, toMove, requests } = following;
    await bench().cutToSeenBy(following, BREAK);
    toMove('black');
    await bench().twoLooks(following);
    expect(await bench().programScene()).toBe(BREAK);
    await bench().cutToSeenBy(following, WHITE);
    await bench().twoLooks(following);
    expect(requests()).toEqual([`follow_on ${WHITE}`]);
    expect(await obs.showScene('black')).toBeNull();
    expect(requests()).toEqual([`follow_on ${WHITE}`, `button ${BLACK}`]);
  });

  test("a human's change stands when only the connection was away", async () => {
    const line = await countingProxy(bench().studio.address);
    const following = await followingDesk(line.address);
    await bench().cutToSeenBy(following, BLACK);
    line.hangUp();
    await following.until(({ state }) => state === 'lost', 'the loss');
    await following.until(({ state }) => state === 'connected', 'the return');
    await bench().twoLooks(following);
    expect(await bench().programScene()).toBe(BLACK);
    expect(following.requests()).toEqual([`follow_on ${WHITE}`]);
    await line.close();
  });

  test('follows again after OBS was away', async () => {
    const { obs, toMove, requests, until: viewUntil } = await followingDesk();
    // Whether the director or we come first to the OBS that is back, his cut is not to hold us up.
    obs.setRules('program', promptRules({ overrideMs: 0 }));
    await bench().studio.kill();
    await viewUntil(({ state }) => state === 'lost', 'the loss');
    await bench().studio.restart();
    await bench().greetDirector();
    if (!(await bench().sceneNames()).includes(BLACK)) await bench().director.call('CreateScene', { sceneName: BLACK });
    await bench().cutTo(BLACK);
    await viewUntil((view) => view.programScene === WHITE, 'White on program');
    toMove('black');
    await viewUntil((view) => view.programScene === BLACK, 'Black on program');
    expect(requests().at(-1)).toBe(`side_to_move ${BLACK}`);
  });
});
