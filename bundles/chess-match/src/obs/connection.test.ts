import { expect, test } from 'vitest';
import { CALL_LIMIT_MS, COLLECTION_LIMIT_MS } from './calls';
import { RETRY_MS } from './reconnect';
import { IDENTIFY_LIMIT_MS, KEEP_ALIVE_MS } from './session';
import { pass, soon, rigForEach, type Rig } from './testing/rig';

let rig: Rig;

rigForEach((fresh) => {
  rig = fresh;
});

test('is "connecting" at once and "connected" with everything known', async () => {
  rig.instance.start();
  expect(rig.view().state).toBe('connecting');
  await soon();
  expect(rig.views.map(({ state, programScene }) => [state, programScene])).toEqual([['connected', 'Break']]);
});

test('a wrong password is tried once an evening, and once more for every press', async () => {
  rig.obs.greeting = 4009;
  rig.instance.start();
  await pass(4 * 3600_000);
  expect(rig.view()).toMatchObject({ state: 'refused', problem: { code: 'obs/wrong_password' } });
  expect(rig.obs.attempts()).toBe(1);
  expect(await rig.press('White')).toMatchObject({ code: 'obs/wrong_password' });
  expect(rig.obs.attempts()).toBe(2);
});

test('a press after the password was corrected connects and acts', async () => {
  rig.obs.greeting = 4009;
  rig.instance.start();
  await soon();
  rig.obs.greeting = 'welcome';
  expect(await rig.press('White')).toBeNull();
  expect(rig.obs.shown).toEqual(['White']);
});

test('an OBS that is not there is tried every half second and logged once', async () => {
  rig.obs.greeting = -1;
  rig.instance.start();
  await soon();
  for (let i = 1; i <= 8; i += 1) {
    await pass(RETRY_MS - 1);
    expect(rig.obs.attempts()).toBe(i);
    await pass(1);
    expect(rig.obs.attempts()).toBe(i + 1);
  }
  expect(rig.lines).toHaveLength(1);
  expect(rig.views.map(({ state }) => state)).toEqual(['lost']);
});

test('a greeting that never comes is given up, and its socket dropped', async () => {
  rig.obs.greeting = 'silence';
  rig.instance.start();
  await pass(IDENTIFY_LIMIT_MS);
  expect(rig.view()).toMatchObject({
    state: 'lost',
    problem: { code: 'obs/no_answer', params: { request: 'Identify' } },
  });
  expect(rig.obs.dropped).toBe(1);
});

test('207 "not ready" is asked again until OBS is ready', async () => {
  rig.obs.refusals = [207, 207, 207];
  rig.instance.start();
  await pass(700);
  expect(rig.view().state).toBe('connecting');
  await pass(100);
  expect(rig.view().state).toBe('connected');
  expect([rig.obs.attempts(), rig.obs.refusals]).toEqual([1, []]);
});

test('a connection that ended is not listened to any more', async () => {
  await rig.connect();
  rig.obs.events(0).onClosed(1006);
  await pass(1000);
  expect(rig.view().state).toBe('connected');
  const before = [rig.views.length, rig.obs.looks];
  rig.obs.events(0).onClosed(1006);
  rig.obs.events(0).onHint('list');
  rig.obs.events(0).onTransition('started');
  await soon();
  expect([rig.views.length, rig.obs.looks]).toEqual(before);
});

test('lost: nothing is believed', async () => {
  await rig.connect();
  rig.obs.events(0).onClosed(1006);
  expect(rig.view()).toMatchObject({ state: 'lost', problem: { code: 'obs/not_connected' }, programScene: null });
  expect(rig.view().scenes).toEqual({ white: { name: 'White', exists: null }, black: { name: 'Black', exists: null } });
});

test('a frozen OBS is noticed by the keep-alive', async () => {
  await rig.connect();
  rig.obs.isSilent = true;
  await pass(KEEP_ALIVE_MS + CALL_LIMIT_MS - 1);
  expect(rig.view().state).toBe('connected');
  await pass(1);
  expect(rig.view()).toMatchObject({ state: 'lost', problem: { code: 'obs/no_answer' } });
});

test('the keep-alive makes good for an event that never came', async () => {
  await rig.connect();
  rig.obs.programScene = 'White';
  await pass(KEEP_ALIVE_MS);
  expect(rig.view().programScene).toBe('White');
});

test('while OBS exchanges its scene collection nothing is asked', async () => {
  await rig.connect();
  const { looks } = rig.obs;
  rig.obs.events(0).onCollection('changing');
  await pass(10 * KEEP_ALIVE_MS);
  expect(rig.obs.looks).toBe(looks);
  rig.obs.scenes = ['Another'];
  rig.obs.events(0).onCollection('changed');
  await soon();
  expect(rig.view()).toMatchObject({ state: 'connected', scenes: { white: { exists: false } } });
});

test('an OBS that never ends the exchange of its collection is frozen', async () => {
  await rig.connect();
  rig.obs.events(0).onCollection('changing');
  const answer = rig.press('White');
  await pass(COLLECTION_LIMIT_MS - 1);
  expect(rig.view().state).toBe('connected');
  rig.obs.greeting = 'silence';
  await pass(1);
  expect(rig.view()).toMatchObject({ state: 'lost', problem: { code: 'obs/no_answer' } });
  expect(await answer).toMatchObject({ code: 'obs/no_answer' });
});

test('stopped: no attempt, no view, and what was pressed is answered', async () => {
  await rig.connect();
  rig.obs.isSilent = true;
  const pressed = rig.press('Black');
  await soon();
  rig.instance.stop();
  expect(await pressed).toMatchObject({ code: 'obs/not_connected' });
  const before = [rig.views.length, rig.obs.attempts()];
  expect(await rig.press('White')).toMatchObject({ code: 'obs/not_connected' });
  await pass(60_000);
  expect([rig.views.length, rig.obs.attempts()]).toEqual(before);
});

test('stopped while OBS is away: a press does not bring it back to life', async () => {
  rig.obs.greeting = -1;
  rig.instance.start();
  await soon();
  rig.instance.stop();
  rig.obs.greeting = 'welcome';
  expect(await rig.press('White')).toMatchObject({ code: 'obs/not_connected' });
  await pass(60_000);
  expect(rig.obs.attempts()).toBe(1);
});

test('stopped in the middle of an attempt: the connection does not come up', async () => {
  rig.instance.start();
  rig.instance.stop();
  await pass(60_000);
  expect([rig.obs.attempts(), rig.obs.dropped]).toEqual([1, 1]);
  expect(rig.view().state).toBe('connecting');
});
