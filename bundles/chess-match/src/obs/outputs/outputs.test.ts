import { expect, test } from 'vitest';
import { pass, soon, rigForEach, type Rig } from '../testing/rig';

let rig: Rig;

rigForEach((fresh) => {
  rig = fresh;
});

const record = (change: object): void => {
  rig.obs.responses['GetRecordStatus'] = { outputActive: true, outputPaused: false, outputDuration: 10_000, ...change };
};

test('recording and streaming are told with the time they began, which stands still', async () => {
  record({});
  await rig.connect();
  await soon();
  const sinceMs = Date.now() - 10_000;
  expect(rig.full().outputs).toMatchObject({ recording: { active: true, paused: false, sinceMs }, diskFreeGb: 2 });
  record({ outputDuration: 12_100 });
  await pass(2000);
  expect(rig.full().outputs?.recording.sinceMs).toBe(sinceMs);
});

test('what OBS says began or ended is looked at at once', async () => {
  await rig.connect();
  await soon();
  expect(rig.full().outputs?.recording.active).toBe(false);
  record({});
  rig.obs.tell('RecordStateChanged', {});
  await soon();
  expect(rig.full().outputs?.recording.active).toBe(true);
});

test('frames that were lost are counted, garbage is none', async () => {
  rig.obs.responses['GetStats'] = { availableDiskSpace: Number.NaN, renderSkippedFrames: 7, outputSkippedFrames: -1 };
  await rig.connect();
  await soon();
  expect(rig.full().outputs).toMatchObject({ diskFreeGb: null, laggedFrames: 7, skippedFrames: 0 });
});

test.each([
  ['chapter', {}, 'obs/no_chapters'],
  ['saveReplay', {}, 'obs/no_replay'],
] as const)('%s that cannot be is refused before OBS is asked', async (action, _, code) => {
  await rig.connect();
  await soon();
  expect(await rig.instance.control(action)).toMatchObject({ code });
  expect(rig.full().lastMark).toMatchObject({ problem: { code } });
  expect(rig.obs.called).not.toContain('CreateRecordChapter');
});

test('a replay that OBS itself refuses says what to do, before the first look too', async () => {
  rig.obs.callRefusals['GetStats'] = 500;
  rig.obs.callRefusals['SaveReplayBuffer'] = 501;
  await rig.connect();
  await soon();
  expect(rig.full().outputs).toBeNull();
  expect(await rig.instance.control('saveReplay')).toMatchObject({ code: 'obs/no_replay' });
});

test('a chapter needs a recording, and a format that can have them', async () => {
  rig.obs.responses['GetVersion'] = { obsVersion: '31.0.0', availableRequests: ['CreateRecordChapter'] };
  await rig.connect();
  await soon();
  expect(await rig.instance.control('chapter')).toMatchObject({ code: 'obs/not_recording' });
  record({});
  await pass(2000);
  expect(await rig.instance.control('chapter')).toBeNull();
  rig.obs.callRefusals['CreateRecordChapter'] = 702;
  expect(await rig.instance.control('chapter')).toMatchObject({ code: 'obs/no_chapters' });
  await soon();
  expect(rig.full().outputs?.chapters).toBe('no_format');
});

test('a pause of the recording ends no chapters, and what one recording was refused the next is asked again', async () => {
  rig.obs.responses['GetVersion'] = { obsVersion: '31.0.0', availableRequests: ['CreateRecordChapter'] };
  record({ outputPaused: true });
  await rig.connect();
  await soon();
  expect(await rig.instance.control('chapter')).toMatchObject({ code: 'obs/not_recording' });
  expect(rig.obs.called).not.toContain('CreateRecordChapter');
  record({});
  await pass(2000);
  expect(await rig.instance.control('chapter')).toBeNull();
  rig.obs.callRefusals['CreateRecordChapter'] = 702;
  await rig.instance.control('chapter');
  await soon();
  expect(rig.full().outputs?.chapters).toBe('no_format');
  record({ outputActive: false });
  await pass(2000);
  record({});
  await pass(2000);
  expect(rig.full().outputs?.chapters).toBe('yes');
});

test('without OBS nothing is known and nothing is done', async () => {
  await rig.connect();
  await soon();
  rig.obs.greeting = -1;
  rig.obs.events(0).onClosed(1006);
  expect(rig.full()).toMatchObject({ outputs: null, version: null });
  expect(await rig.instance.control('startRecord')).toMatchObject({ code: 'obs/not_connected' });
});
