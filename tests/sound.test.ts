import { EventSubscription } from 'obs-websocket-js/json';
import type { Browser, Page } from 'playwright-core';
import type { SoundView } from '@schemas/sound';
import type { Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FLOOR_DB, levelsOf } from '../bundles/chess-match/src/obs/sound/level';
import { openPage, overlayUrl, type TestPage } from './support/browser';
import { mustPost, newMatch, openSocket, postCommand } from './support/commands';
import { microphones, withMicrophones } from './support/microphones';
import { BLACK, BREAK, WHITE } from './support/obsDesk';
import { useObsBench } from './support/obsBench';
import { cough, joined, recordings, silence, speech, tone } from './support/recordings';
import { readReplicants } from './support/replicants';
import { startTestServer, type TestServer } from './support/server';
import { sharedShell } from './support/shell';
import { until } from './support/until';

const bench = useObsBench();
const mics = microphones(() => bench().director);
const files = recordings();
/** One sentence and a half minute of nothing, so that nothing is heard twice. */
const sentence = () =>
  files.write('speech', joined(silence(300), speech('en', 'Knight takes on f three, and we branch.'), silence(30_000)));
const coughs = () =>
  files.write('coughs', joined(...[1, 2, 3, 4].flatMap((seed) => [silence(700), cough(seed)]), silence(700)));
const LOUD_MS = 30_000;

let browser: Browser;
let server: TestServer;
let overlay: TestPage;

const sound = async (): Promise<SoundView> => (await readReplicants(server, ['sound']))['sound'] as SoundView;
const channel = async (input: string) => (await sound()).channels.find((one) => one.input === input);
/** The first view that is so: what comes after it is another one. */
const untilSound = async (isSo: (view: SoundView) => boolean, what: string): Promise<SoundView> => {
  let view = await sound();
  await until(async () => isSo((view = await sound())), what);
  return view;
};
const speaking = async (): Promise<unknown> => (await readReplicants(server, ['speaking']))['speaking'];
const post = (command: object) => mustPost(server, { ...command });
const tags = (page: Page) => page.locator('[data-role="mic-tag"]:not([data-ghost])');

/** Keeps whose tag ever comes into the page, however short it stays. */
const watchTags = (page: Page): Promise<void> =>
  page.evaluate(`(() => {
    window.tagsSeen = new Set();
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node.nodeType === 1)
            for (const tag of [node, ...node.querySelectorAll('*')])
              if (tag.matches('[data-role="mic-tag"]')) window.tagsSeen.add(tag.textContent.match(/Player \\w+/)?.[0]);
    }).observe(document.body, { childList: true, subtree: true });
  })()`);
const tagsSeen = (page: Page): Promise<string[]> => page.evaluate('[...window.tagsSeen]');

const everyoneLive = () =>
  expect
    .poll(async () => (await sound()).channels.map(({ input, state }) => `${input} ${state}`))
    .toEqual(['Mic w1 live', 'Mic w2 live', 'Mic b1 live', 'Mic c1 live']);

beforeAll(async () => {
  // OBS hears; the page shows who speaks.
  browser = await sharedShell();
  const { address, password } = bench().studio;
  const config = { obs: { address, whiteScene: WHITE, blackScene: BLACK }, sound: { messagesPerSecond: 8 } };
  server = await startTestServer({ pages: true, config, env: { OBS_PASSWORD: password } });
});
afterAll(async () => {
  await browser.close();
  await server.dispose();
  files.dispose();
});
beforeEach(async () => {
  for (const input of ['Mic w1', 'Mic w2', 'Mic b1', 'Mic c1']) await mics.add(input);
  await newMatch(server);
  await post({ type: 'setPeople', people: withMicrophones() });
  await everyoneLive();
});
afterEach(() => mics.clear());

describe('who speaks', () => {
  beforeAll(async () => {
    await newMatch(server);
    overlay = await openPage(browser);
    await overlay.page.goto(overlayUrl(server.url, 'mics'));
    await overlay.page.locator('[data-role="mics"]').waitFor({ state: 'attached' });
  });
  beforeEach(() => expect.poll(() => tags(overlay.page).count()).toBe(0));
  afterAll(() => overlay.close());

  it('a sentence into a microphone brings its tag on air, and silence takes it away', async () => {
    await watchTags(overlay.page);
    await mics.play('Mic w1', sentence(), false);
    await tags(overlay.page).getByText('Player w1').waitFor();
    await expect.poll(() => tags(overlay.page).count()).toBe(0);
    expect(await tagsSeen(overlay.page)).toEqual(['Player w1']);
    expect(overlay.errors).toEqual([]);
  });

  it('coughs bring no tag, not for a moment', async () => {
    await watchTags(overlay.page);
    const heard = await watchMeters('Mic w1');
    await mics.play('Mic w1', coughs(), true);
    await until(() => heard.bursts() >= 3, 'three coughs in the meters');
    await mics.play('Mic b1', files.write('steady', tone(LOUD_MS, -20)), true);
    await tags(overlay.page).getByText('Player b1').waitFor();
    // An OBS that is out of breath repeats a meter: what it then sends is no cough any more.
    const expected = heard.repeats() === 0 ? ['Player b1'] : expect.arrayContaining(['Player b1']);
    expect(await tagsSeen(overlay.page)).toEqual(expected);
  });

  it('meters that stop silence everyone, and are said to have stopped; when they come back people are heard again', async () => {
    await mics.play('Mic w1', files.write('steady', tone(LOUD_MS, -20)), true);
    await tags(overlay.page).getByText('Player w1').waitFor();
    await bench().studio.freeze();
    const seen = await untilSound(({ channels }) => channels[0]?.state === 'stopped', 'the meters to be missed');
    expect(seen.instances[0]).toEqual({ id: 'program', meters: 'stopped' });
    expect(await speaking()).toEqual({ ids: [] });
    expect(server.log()).toContain('meters of OBS stopped');
    bench().studio.thaw();
    await everyoneLive();
    await tags(overlay.page).getByText('Player w1').waitFor();
  });
});

const LOUD_DB = -40;

/** Meters of one microphone as OBS sends them. */
const watchMeters = async (input: string) => {
  const meters: number[] = [];
  const { director } = bench();
  director.on('InputVolumeMeters', ({ inputs }) => {
    const level = levelsOf(inputs).get(input);
    if (level !== undefined) meters.push(level.peakDb);
  });
  await director.reidentify({ eventSubscriptions: EventSubscription.All | EventSubscription.InputVolumeMeters });
  const after = (db: number, index: number): [number, number] => [db, meters[index - 1] ?? FLOOR_DB];
  return {
    /** How often it was loud after it was not. */
    bursts: () => meters.map(after).filter(([db, before]) => db > LOUD_DB && before <= LOUD_DB).length,
    /** How often a loud meter came once more, to the last digit. */
    repeats: () => meters.map(after).filter(([db, before]) => db > LOUD_DB && before === db).length,
  };
};

/** Meters as a page gets them, with when each came. */
const watchLevels = async () => {
  const socket: Socket = await openSocket(server, '/chess-match/levels');
  const messages: { atMs: number; levels: Record<string, [number, number, boolean]> }[] = [];
  socket.on('levels', ({ levels }: { levels: Record<string, [number, number, boolean]> }) => {
    messages.push({ atMs: performance.now(), levels });
  });
  return {
    socket,
    messages,
    peaks: (input: string): number[] => messages.flatMap(({ levels }) => levels[input]?.[0] ?? []),
    inputs: (): string[] => [...new Set(messages.flatMap(({ levels }) => Object.keys(levels)))],
  };
};

describe('meters', () => {
  it('reach pages that look, for microphones that are given to somebody, no oftener than set', async () => {
    await mics.add('Nobody');
    await mics.play('Nobody', files.write('steady', tone(LOUD_MS, -20)), true);
    await mics.play('Mic w1', files.write('steady', tone(LOUD_MS, -20)), true);
    const heard = await watchLevels();
    await until(() => heard.peaks('Mic w1').filter((db) => db > -25).length >= 24, 'two dozen meters');
    expect(heard.inputs().sort()).toEqual(['Mic b1', 'Mic c1', 'Mic w1', 'Mic w2']);
    const [first, last] = [heard.messages.at(0), heard.messages.at(-1)];
    const seconds = ((last?.atMs ?? 0) - (first?.atMs ?? 0)) / 1000;
    expect((heard.messages.length - 1) / seconds).toBeLessThanOrEqual(8.5);
    const [, inputDb, clipped] = last?.levels['Mic w1'] ?? [0, 0, true];
    expect([Math.round(inputDb), clipped]).toEqual([-20, false]);
    heard.socket.close();
  });
});

describe('mutes', () => {
  const speak = async (...inputs: readonly string[]): Promise<void> => {
    const steady = files.write('steady', tone(LOUD_MS, -20));
    for (const input of inputs) await mics.play(input, steady, true);
  };
  const speakers = async () => ((await speaking()) as { ids: string[] }).ids;
  const speakersAre = (...ids: readonly string[]) => expect.poll(speakers).toEqual(ids);

  it('by a person silence at once, whoever set them: the page or a hand in OBS', async () => {
    await speak('Mic w1', 'Mic b1');
    await speakersAre('w1', 'b1');
    await post({ type: 'mutePerson', person: 'w1', muted: true });
    expect(await mics.isMuted('Mic w1')).toBe(true);
    await speakersAre('b1');
    await mics.muteInObs('Mic b1', true);
    await speakersAre();
    expect(await channel('Mic b1')).toMatchObject({ muted: true, byHand: true });
    await mics.muteInObs('Mic b1', false);
    await post({ type: 'mutePerson', person: 'w1', muted: false });
    await speakersAre('w1', 'b1');
    expect(await channel('Mic w1')).toMatchObject({ muted: false, byHand: false });
  });

  it('by a team', async () => {
    await post({ type: 'muteTeam', side: 'white', muted: true });
    const muted = (inputs: readonly string[]) => Promise.all(inputs.map((input) => mics.isMuted(input)));
    expect(await muted(['Mic w1', 'Mic w2', 'Mic b1', 'Mic c1'])).toEqual([true, true, false, false]);
  });

  it('are refused with what is wrong', async () => {
    const code = async (command: object) => {
      const { answer } = await postCommand(server, { ...command });
      return answer.ok ? null : answer.error.code;
    };
    expect(await code({ type: 'mutePerson', person: 'b2', muted: true })).toBe('sound/no_microphone');
    expect(await code({ type: 'mutePerson', person: 'nobody', muted: true })).toBe('speaking/unknown_person');
    await bench().director.call('SetInputName', { inputName: 'Mic w1', newInputName: 'Renamed' });
    await until(async () => (await channel('Mic w1'))?.state === 'no-input', 'the name to be missed');
    expect(await code({ type: 'mutePerson', person: 'w1', muted: true })).toBe('sound/no_such_input');
    await bench().director.call('SetInputName', { inputName: 'Renamed', newInputName: 'Mic w1' });
    await everyoneLive();
    await bench().studio.kill();
    await until(async () => (await channel('Mic w1'))?.state === 'no-obs', 'the loss');
    expect(await code({ type: 'mutePerson', person: 'w1', muted: true })).toBe('obs/not_connected');
    await bench().studio.restart();
    await bench().greetDirector();
  });

  it('follow the audience while the rule is on, open nothing a hand closed, and fight no hand', async () => {
    const live = async (): Promise<string[]> => {
      const { channels } = await sound();
      return channels.flatMap(({ input, muted }) => (muted === false ? [input] : []));
    };
    const liveAre = (...inputs: readonly string[]) => expect.poll(live).toEqual(inputs);
    await bench().cutTo(WHITE);
    await post({ type: 'followAudience', follow: true });
    await liveAre('Mic w1', 'Mic w2', 'Mic c1');
    await bench().cutTo(BLACK);
    await liveAre('Mic b1', 'Mic c1');
    await mics.muteInObs('Mic w2', false);
    await liveAre('Mic w2', 'Mic b1', 'Mic c1');
    await post({ type: 'mutePerson', person: 'w1', muted: true });
    await bench().cutTo(WHITE);
    await liveAre('Mic w2', 'Mic c1');
    await server.kill('SIGTERM');
    await server.start();
    await liveAre('Mic w2', 'Mic c1');
    await bench().cutTo(BREAK);
    await bench().cutTo(BLACK);
    await liveAre('Mic b1', 'Mic c1');
    expect(await sound()).toMatchObject({ follow: true, audience: 'black', problem: null });
    await post({ type: 'followAudience', follow: false });
    await bench().cutTo(WHITE);
    await until(async () => (await sound()).audience === 'white', 'the scene to be seen');
    await liveAre('Mic b1', 'Mic c1');
  });
});

describe('settings', () => {
  it('of one microphone decide what it hears, and survive a restart', async () => {
    const settings = { thresholdDb: -10, hysteresisDb: 3, attackMs: 100, holdMs: 500, releaseMs: 300 };
    await post({ type: 'setChannel', input: 'Mic w1', settings });
    const steady = files.write('steady', tone(LOUD_MS, -20));
    for (const input of ['Mic w1', 'Mic b1']) await mics.play(input, steady, true);
    await expect.poll(speaking).toEqual({ ids: ['b1'] });
    await server.kill('SIGKILL');
    await server.start();
    await expect.poll(speaking).toEqual({ ids: ['b1'] });
    expect(await channel('Mic w1')).toMatchObject({ settings, isDefault: false });
    await post({ type: 'setChannel', input: 'Mic w1', settings: null });
    await expect.poll(speaking).toEqual({ ids: ['w1', 'b1'] });
  });

  it('by hand win over the meters until they are released', async () => {
    await mics.play('Mic b1', files.write('steady', tone(LOUD_MS, -20)), true);
    await expect.poll(speaking).toEqual({ ids: ['b1'] });
    await post({ type: 'setSpeaking', ids: ['w2'] });
    expect(await speaking()).toEqual({ ids: ['w2'] });
    expect((await sound()).manual).toEqual(['w2']);
    await post({ type: 'setSpeaking', ids: null });
    expect(await speaking()).toEqual({ ids: ['b1'] });
  });
});
