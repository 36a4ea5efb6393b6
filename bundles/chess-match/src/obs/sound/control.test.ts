import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SoundView } from '@schemas/sound';
import { obsProblem } from '../problem';
import { createSound, type LevelsMessage, type Sound } from '.';
import { DEFAULT_SETTINGS } from './settings';
import { createFakeLine } from './testing/fakeLine';
import { listOf, personWith } from './testing/people';

const LOUD = [[0.1, 0.3, 0.3]];
const METER_MS = 50;
const people = listOf({
  white: [personWith('w1', 'Mic w1'), personWith('w2', 'Mic w2')],
  black: [personWith('b1', 'Mic b1'), personWith('b2', null)],
  commentators: [personWith('c1', 'Booth')],
});
const MICS = ['Mic w1', 'Mic w2', 'Mic b1', 'Booth'];

let opened: Sound | undefined;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  opened?.stop();
  vi.useRealTimers();
});

interface Options {
  readonly saved?: string | null;
  readonly watched?: boolean;
  /** Muted in OBS before the server starts. */
  readonly muted?: readonly string[];
}

const setUp = async ({ saved = null, watched = true, muted = [] }: Options = {}) => {
  const program = createFakeLine('program');
  const white = createFakeLine('white');
  const views: SoundView[] = [];
  const spoken: (readonly string[])[] = [];
  const messages: LevelsMessage[] = [];
  const logged: string[] = [];
  const store = { text: saved };
  let nowMs = 0;
  const sound = createSound({
    lines: [program.line, white.line],
    sideOf: (_instance, scene) => (scene === 'White' ? 'white' : scene === 'Black' ? 'black' : null),
    store: { load: () => store.text, save: (text) => void (store.text = text) },
    messagesPerSecond: 5,
    isWatched: () => watched,
    onSpeaking: ({ ids }) => spoken.push(ids),
    onView: (view) => views.push(view),
    onLevels: (message) => messages.push(message),
    log: { info: (line) => logged.push(line), warn: (line) => logged.push(line) },
    now: () => nowMs,
  });
  opened = sound;
  for (const mic of MICS) program.mutes.set(mic, muted.includes(mic));
  sound.peopleChanged(people);
  sound.start();
  program.connect(true);
  const settled = () => vi.advanceTimersByTimeAsync(0);
  await settled();
  /** So many meter messages with these inputs loud; all are in every message. */
  const meters = (count: number, loud: readonly string[], level: unknown = LOUD): void => {
    for (let sent = 0; sent < count; sent += 1) {
      nowMs += METER_MS;
      program.meter(Object.fromEntries(MICS.map((mic) => [mic, loud.includes(mic) ? level : [[0, 0, 0]]])));
    }
  };
  const pass = async (ms: number): Promise<void> => {
    nowMs += ms;
    await vi.advanceTimersByTimeAsync(ms);
  };
  const view = (): SoundView => {
    const last = views.at(-1);
    if (last === undefined) throw new Error('No view was published.');
    return last;
  };
  const channel = (input: string) => view().channels.find((one) => one.input === input);
  return { sound, program, white, views, spoken, messages, logged, store, meters, pass, settled, view, channel };
};

describe('who speaks', () => {
  it('is published at changes only, with the third loud meter', async () => {
    const { meters, spoken } = await setUp();
    meters(2, ['Mic w1']);
    expect(spoken).toEqual([]);
    meters(1, ['Mic w1']);
    expect(spoken).toEqual([['w1']]);
    meters(100, ['Mic w1']);
    meters(100, []);
    expect(spoken).toEqual([['w1'], []]);
  });

  it('is nobody while OBS sends what no sound can be', async () => {
    const { meters, program, spoken } = await setUp();
    for (const garbage of [[[1e35, 1e35, 1e35]], [[null, null, null]], [], 'loud', null]) meters(10, MICS, garbage);
    for (const inputs of [{}, { 'Mic w1': 7 }]) program.meter(inputs);
    expect(spoken).toEqual([]);
    meters(3, ['Mic w1']);
    expect(spoken).toEqual([['w1']]);
  });

  it('is heard through a microphone that OBS announced before it had it in its list', async () => {
    const { program, pass, settled, meters, spoken, channel } = await setUp();
    program.mutes.delete('Mic w1');
    program.tell('InputRemoved', { inputName: 'Mic w1' });
    await settled();
    expect(channel('Mic w1')?.state).toBe('no-input');
    program.mutes.set('Mic w1', false);
    program.unlisted.add('Mic w1');
    program.tell('InputCreated', { inputName: 'Mic w1' });
    await settled();
    expect(channel('Mic w1')?.state).toBe('no-input');
    program.unlisted.clear();
    await pass(1000);
    meters(3, ['Mic w1']);
    expect([channel('Mic w1')?.state, spoken.at(-1)]).toEqual(['live', ['w1']]);
  });

  it('is nobody when the meters stop, and the view says so until they come back', async () => {
    const { meters, pass, spoken, view, channel, logged } = await setUp();
    meters(3, ['Mic w1']);
    await pass(1300);
    expect(spoken).toEqual([['w1'], []]);
    expect([view().instances[0]?.meters, channel('Mic w1')?.state]).toEqual(['stopped', 'stopped']);
    expect(logged.join()).toContain('meters of OBS stopped');
    meters(3, ['Mic w1']);
    expect([spoken.at(-1), view().instances[0]?.meters, channel('Mic w1')?.state]).toEqual([['w1'], 'running', 'live']);
  });

  it('is nobody when the connection is lost', async () => {
    const { meters, program, spoken, channel } = await setUp();
    meters(3, ['Mic w1']);
    program.connect(false);
    expect([spoken.at(-1), channel('Mic w1')?.state]).toEqual([[], 'no-obs']);
  });

  it('is changed by a hand for one person alone: two hands do not undo each other', async () => {
    const { sound, meters, spoken, view } = await setUp();
    meters(3, ['Mic w1']);
    expect([sound.setSpeaker('c1', true), sound.setSpeaker('b1', true), sound.setSpeaker('w1', false)]).toEqual([
      null,
      null,
      null,
    ]);
    expect([spoken.at(-1), view().manual]).toEqual([
      ['c1', 'b1'],
      ['c1', 'b1'],
    ]);
    sound.setSpeaker('b1', true);
    expect(spoken.at(-1)).toEqual(['c1', 'b1']);
    for (const speaking of [true, false])
      expect(sound.setSpeaker('nobody', speaking)).toMatchObject({ code: 'speaking/unknown_person' });
  });

  it('is who a hand says, until it lets go', async () => {
    const { sound, meters, spoken, view } = await setUp();
    meters(3, ['Mic w1']);
    expect(sound.setSpeaking(['c1'])).toBeNull();
    meters(3, ['Mic w1', 'Mic b1']);
    expect([spoken.at(-1), view().manual]).toEqual([['c1'], ['c1']]);
    expect(sound.setSpeaking(['nobody'])).toMatchObject({ code: 'speaking/unknown_person', params: { id: 'nobody' } });
    sound.peopleChanged(listOf({ white: [personWith('w1', 'Mic w1')] }));
    expect([spoken.at(-1), view().manual]).toEqual([[], []]);
    sound.setSpeaking(null);
    expect(spoken.at(-1)).toEqual(['w1']);
  });

  it('is heard on the first instance that has the input', async () => {
    const { program, white, meters, spoken, channel } = await setUp();
    white.mutes.set('Mic w1', false);
    white.connect(true);
    await vi.advanceTimersByTimeAsync(0);
    for (let sent = 0; sent < 4; sent += 1) white.meter({ 'Mic w1': LOUD });
    expect([spoken, channel('Mic w1')?.instance]).toEqual([[], 'program']);
    meters(3, ['Mic w1']);
    expect(spoken).toEqual([['w1']]);
    program.connect(false);
    expect(channel('Mic w1')?.instance).toBe('white');
  });
});

describe('meters to pages', () => {
  it('come no oftener than set, hold the loudest in between, and only what is given to somebody', async () => {
    const { program, meters, messages } = await setUp();
    meters(1, []);
    meters(1, ['Mic b1']);
    meters(39, []);
    expect(messages).toHaveLength(11);
    expect(messages[1]?.levels['Mic b1']?.[0]).toBeCloseTo(-10.5);
    program.meter({ Nobody: LOUD });
    expect(Object.keys(messages[0]?.levels ?? {}).sort()).toEqual([...MICS].sort());
    expect(messages.every(({ levels }) => !('Nobody' in levels))).toBe(true);
  });

  it('go nowhere while no page looks', async () => {
    const { meters, messages } = await setUp({ watched: false });
    meters(40, MICS);
    expect(messages).toEqual([]);
  });
});

describe('mutes', () => {
  it('of a person and of a team are asked of OBS, and only where it is not so already', async () => {
    const { sound, program, channel } = await setUp();
    expect(await sound.mutePerson('w1', true)).toBeNull();
    expect(await sound.muteTeam('white', true)).toBeNull();
    expect(program.asked).toEqual(['Mic w1 muted', 'Mic w2 muted']);
    expect(channel('Mic w2')).toMatchObject({ muted: true, byHand: true });
  });

  it('are refused with what is wrong, and a refused one never acts later', async () => {
    const { sound, program } = await setUp();
    expect(await sound.mutePerson('b2', true)).toMatchObject({ code: 'sound/no_microphone' });
    program.refuse(obsProblem('obs/refused', { request: 'SetInputMute', code: 500, comment: '' }));
    expect(await sound.mutePerson('w1', true)).toMatchObject({ code: 'obs/refused' });
    program.refuse(null);
    program.connect(false);
    expect(await sound.mutePerson('w1', true)).toMatchObject({ code: 'obs/not_connected' });
    program.connect(true);
    await vi.advanceTimersByTimeAsync(100);
    expect(program.mutes.get('Mic w1')).toBe(false);
    sound.peopleChanged(listOf({ white: [personWith('w1', 'Elsewhere')] }));
    expect(await sound.mutePerson('w1', true)).toMatchObject({ code: 'sound/no_such_input' });
    expect(await sound.muteTeam('black', true)).toMatchObject({ code: 'sound/no_team_microphones' });
  });

  it('by the rule come with the scene, open nothing a hand closed, and are not repeated against a hand', async () => {
    const { sound, program, settled, view } = await setUp();
    program.cut('White');
    await settled();
    expect(program.asked).toEqual([]);
    sound.setFollow(true);
    await settled();
    expect(program.asked).toEqual(['Mic b1 muted']);
    program.setMute('Mic b1', false);
    program.setMute('Mic w2', true);
    await settled();
    expect(program.asked).toHaveLength(1);
    program.cut('Black');
    await settled();
    program.cut('White');
    await settled();
    expect(program.asked.slice(1)).toEqual(['Mic w1 muted', 'Mic w1 live', 'Mic b1 muted']);
    expect([view().audience, view().follow]).toEqual(['white', true]);
  });

  it('by the rule are set anew when they are wanted otherwise before OBS has answered', async () => {
    const { sound, program, pass } = await setUp();
    sound.setFollow(true);
    program.slow(10);
    program.cut('White');
    await pass(15);
    const [w1, w2, b1] = [personWith('w1', 'Mic w1'), personWith('w2', 'Mic w2'), personWith('b1', 'Mic b1')];
    sound.peopleChanged(listOf({ white: [b1], black: [w1, w2] }));
    await pass(100);
    expect(MICS.filter((mic) => program.mutes.get(mic))).toEqual(['Mic w1', 'Mic w2']);
  });

  it('by the rule open nothing that a hand is muting', async () => {
    const { sound, program, pass, channel } = await setUp();
    sound.setFollow(true);
    program.slow(10);
    program.cut('White');
    await pass(8);
    const answer = sound.mutePerson('w1', true);
    await pass(200);
    expect([await answer, program.mutes.get('Mic w1')]).toEqual([null, true]);
    expect(channel('Mic w1')).toMatchObject({ muted: true, byHand: true });
  });

  it('by the rule stay as a hand left them while the show changes and no microphone does', async () => {
    const { sound, program, settled } = await setUp();
    sound.setFollow(true);
    program.cut('White');
    await settled();
    expect(program.asked).toEqual(['Mic b1 muted']);
    program.setMute('Mic b1', false);
    await settled();
    sound.peopleChanged({ ...people });
    await settled();
    expect(program.asked).toHaveLength(1);
    const [w1, w2, b1] = [personWith('w1', 'Mic w1'), personWith('w2', 'Mic w2'), personWith('b1', 'Mic b1')];
    sound.peopleChanged(listOf({ white: [w1, b1], black: [w2] }));
    await settled();
    expect(program.asked.slice(1)).toEqual(['Mic w2 muted']);
  });

  it('by the rule are right again after OBS was away; what changed meanwhile was a hand', async () => {
    const { sound, program, settled, channel } = await setUp();
    sound.setFollow(true);
    program.cut('White');
    await settled();
    program.connect(false);
    program.mutes.set('Mic w1', true).set('Mic b1', false);
    program.connect(true);
    await settled();
    expect([...program.mutes.values()]).toEqual([true, false, true, false]);
    expect(channel('Mic w1')).toMatchObject({ muted: true, byHand: true });
  });

  it.each([
    { of: 'a young OBS', framesBefore: 100_000, runMs: 60_000, framesAfter: 300, byHand: false },
    {
      of: 'one that was seen right after its start',
      framesBefore: 200,
      runMs: 60_000,
      framesAfter: 400,
      byHand: false,
    },
    { of: 'the same OBS', framesBefore: 200, runMs: 60_000, framesAfter: 3800, byHand: true },
  ])('on return are of a hand in the same OBS alone, not from its file: $of', async (times) => {
    const { sound, program, pass, settled, channel } = await setUp();
    program.connect(false);
    program.render(times.framesBefore);
    program.connect(true);
    await settled();
    sound.setFollow(true);
    program.cut('Black');
    await pass(times.runMs);
    expect(channel('Mic b1')).toMatchObject({ muted: false });
    program.connect(false);
    program.mutes.set('Mic w1', false).set('Mic b1', true);
    program.render(times.framesAfter);
    program.connect(true);
    await settled();
    const { byHand } = times;
    expect(channel('Mic b1')).toMatchObject({ muted: byHand, byHand });
    expect(channel('Mic w1')).toMatchObject({ muted: true, byHand: false });
  });

  it('of a hand are made again in an OBS whose file has forgotten them, whoever is heard', async () => {
    const { sound, program, pass, settled, channel } = await setUp();
    program.connect(false);
    program.render(100_000);
    program.connect(true);
    program.cut('White');
    await settled();
    expect(await sound.mutePerson('w1', true)).toBeNull();
    await pass(60_000);
    program.connect(false);
    program.mutes.set('Mic w1', false);
    program.render(300);
    program.connect(true);
    await settled();
    expect(channel('Mic w1')).toMatchObject({ muted: true, byHand: true });
    expect(program.mutes.get('Mic w2')).toBe(false);
  });

  it('that the rule asked for when OBS was lost are nobody’s', async () => {
    const { sound, program, pass, settled, channel } = await setUp();
    sound.setFollow(true);
    program.cut('Black');
    await settled();
    program.slow(10);
    program.cut('White');
    await pass(15);
    program.connect(false);
    program.slow(0);
    program.render(1000);
    program.mutes.set('Mic b1', true);
    program.connect(true);
    await pass(20);
    program.cut('Black');
    await settled();
    expect(channel('Mic b1')).toMatchObject({ muted: false, byHand: false });
  });

  it('survive a restart as far as they were set by hand', async () => {
    const first = await setUp();
    await first.sound.mutePerson('w1', true);
    first.sound.setFollow(true);
    first.sound.stop();
    const { program, settled } = await setUp({ saved: first.store.text, muted: ['Mic w1', 'Mic w2'] });
    program.cut('White');
    await settled();
    expect(program.asked).toEqual(['Mic w2 live', 'Mic b1 muted']);
  });
});

describe('settings', () => {
  const quiet = { thresholdDb: -6, hysteresisDb: 3, attackMs: 100, holdMs: 500, releaseMs: 300 };

  it('of a channel decide what it hears, and survive a restart', async () => {
    const first = await setUp();
    first.sound.setChannel('Mic w1', quiet);
    first.meters(5, ['Mic w1', 'Mic b1']);
    expect([first.spoken.at(-1), first.channel('Mic w1')?.isDefault]).toEqual([['b1'], false]);
    const again = await setUp({ saved: first.store.text });
    again.meters(5, ['Mic w1', 'Mic b1']);
    expect(again.spoken.at(-1)).toEqual(['b1']);
    again.sound.setChannel('Mic w1', null);
    again.meters(5, ['Mic w1', 'Mic b1']);
    expect([again.spoken.at(-1), again.channel('Mic w1')?.isDefault]).toEqual([['w1', 'b1'], true]);
  });

  it('are the defaults for a microphone of whatever name', async () => {
    const { sound, channel } = await setUp();
    sound.peopleChanged(listOf({ white: [personWith('w1', 'constructor')] }));
    expect(channel('constructor')).toMatchObject({ settings: DEFAULT_SETTINGS, isDefault: true });
  });

  it('that are not understood give way to the defaults, with a word in the log', async () => {
    for (const saved of ['{', '7', '{"channels":{"Mic w1":{"thresholdDb":5}},"follow":false,"byHand":[]}']) {
      const { logged, channel } = await setUp({ saved });
      expect([logged.join(), channel('Mic w1')?.isDefault]).toEqual([expect.stringContaining('not understood'), true]);
    }
  });
});
