import { expect, test } from 'vitest';
import { pass, soon, rigForEach, type Rig } from './testing/rig';

let rig: Rig;

rigForEach((fresh) => {
  rig = fresh;
});

const RETRIED_MS = 15_000;

test('a call gets its response, OBS’s refusal, or that there is no OBS', async () => {
  const { line } = rig.instance;
  expect(await line.call('GetInputList', {})).toMatchObject({ ok: false, error: { code: 'obs/not_connected' } });
  await rig.connect();
  rig.obs.responses['GetInputList'] = { inputs: [] };
  expect(await line.call('GetInputList', {})).toEqual({ ok: true, value: { inputs: [] } });
  rig.obs.callRefusals['GetInputMute'] = 600;
  expect(await line.call('GetInputMute', { inputName: 'x' })).toMatchObject({
    ok: false,
    error: { code: 'obs/refused', params: { request: 'GetInputMute', code: 600 } },
  });
});

test('a call that is never answered ends the connection, and the next one works again', async () => {
  await rig.connect();
  rig.obs.isSilent = true;
  const answer = rig.instance.line.call('GetStats', {}, 700);
  await pass(700);
  expect(await answer).toMatchObject({ ok: false, error: { code: 'obs/no_answer', params: { timeoutMs: 700 } } });
  expect(rig.instance.line.connected).toBe(false);
  rig.obs.isSilent = false;
  await pass(RETRIED_MS);
  expect(await rig.instance.line.call('GetStats', {})).toMatchObject({ ok: true });
});

test('listeners and meters outlive a connection, and end when asked', async () => {
  const { line } = rig.instance;
  const heard: unknown[] = [];
  const changes: boolean[] = [];
  line.onConnected((connected) => changes.push(connected));
  line.on('InputMuteStateChanged', ({ inputName }) => heard.push(inputName));
  await rig.connect();
  expect(rig.obs.meters).toBe(false);
  const stop = line.onMeters(({ inputs }) => heard.push(inputs));
  await soon();
  expect(rig.obs.meters).toBe(true);
  rig.obs.meters = false;
  rig.obs.events(0).onClosed(1006);
  await pass(RETRIED_MS);
  expect(changes).toEqual([true, false, true]);
  expect(rig.obs.meters).toBe(true);
  rig.obs.tell('InputVolumeMeters', { inputs: [1] });
  rig.obs.tell('InputMuteStateChanged', { inputName: 'Mic' });
  stop();
  rig.obs.tell('InputVolumeMeters', { inputs: [2] });
  expect(heard).toEqual([[1], 'Mic']);
  await soon();
  expect(rig.obs.meters).toBe(false);
});
