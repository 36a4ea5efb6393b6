import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GRAPHIC_IDS } from 'chess-match/client/show';
import { until } from '../../tests/support/until';
import { CUED, LOW, ON_AIR, RUNS } from '../src/colours';
import { INTRO, startEvening, type Evening } from './evening';
import { startFakeHost, type FakeHost } from './fakeHost';

let evening: Evening;
let host: FakeHost;

beforeAll(async () => {
  evening = await startEvening();
  host = await startFakeHost({ port: evening.server.port });
  await until(() => host.values['link'] === 'live', 'the module to be told');
});
afterAll(async () => {
  await host.stop();
  await evening.stop();
});

/** Pressed, and again while a graphic still moves, or where another suggestion has come. */
const pressed = (id: string): Promise<void> =>
  until(async () => {
    await host.press(id);
    return !/still moving|no longer stands/.test(host.values['refusal'] ?? '');
  }, `${id} to be pressed`);

type Views = Awaited<ReturnType<Evening['desk']>>;

/** What is there before a press, and what must be after it. */
interface Press {
  readonly before?: () => Promise<void>;
  readonly effect: (after: Views, before: Views) => unknown;
}

const send = (type: string, body: object = {}): Promise<void> => evening.send(type, body);
const cue = (): Promise<void> => send('cueGraphic', INTRO);
/** What moves at this moment is not taken: again, until it stands. */
const again = (what: () => Promise<void>): Promise<void> =>
  until(
    () =>
      what().then(
        () => true,
        () => false,
      ),
    'the graphic to stand',
  );
const nothingOnAir = (): Promise<void> =>
  again(() =>
    send('clearGraphics').catch((refused: Error) => {
      if (!refused.message.includes('show/nothing_on_air')) throw refused;
    }),
  );
const take = async (): Promise<void> => {
  await cue();
  await again(async () =>
    send('takeGraphic', { graphic: 'intro', takes: (await evening.desk()).show.graphics.intro.takes }),
  );
};
const nothingCued = async (): Promise<void> => {
  const { graphics } = (await evening.desk()).show;
  for (const graphic of GRAPHIC_IDS) if (graphics[graphic].cue !== null) await send('dropCue', { graphic });
};
const TURNS = ['1:e4', '1:e5', '1:Nf3'].values();
/** A clock that is stopped after a turn suggests a break. */
const suggested = async (): Promise<void> => {
  await nothingOnAir();
  await runs();
  await send('commitTurn', { line: TURNS.next().value });
  await stands();
  await until(async () => (await evening.desk()).show.suggestions.length > 0, 'a suggestion');
};
const stands = (): Promise<void> => send('stopClock', { reason: '' }).catch(() => undefined);
const runs = async (): Promise<void> => {
  await stands();
  await send('startClock');
};
const firstCued = async (): Promise<void> => send('cueItem', { item: 'one' });

const isCued = ({ show }: Views): boolean => GRAPHIC_IDS.some((graphic) => show.graphics[graphic].cue !== null);
const refusedFor = (why: RegExp): Press => ({ effect: () => why.test(host.values['refusal'] ?? '') });
const accepted: Press = { effect: () => host.values['refusal'] === '' };

const GRAPHICS: Readonly<Record<string, Press>> = Object.fromEntries(
  GRAPHIC_IDS.map((graphic) => [
    `graphic-${graphic}`,
    {
      before: nothingCued,
      effect: (after, before) => after.show.graphics[graphic].cue?.on === !before.show.graphics[graphic].on,
    } satisfies Press,
  ]),
);
const PICTURES: Readonly<Record<string, Press>> = Object.fromEntries(
  ['game', 'gameTree', 'focus', 'tree', 'analysis', 'break', 'result', 'replay', 'recap', 'statistics', 'graph'].map(
    (id) => [`picture-${id}`, { before: nothingCued, effect: isCued } satisfies Press],
  ),
);

const PRESSES: Readonly<Record<string, Press>> = {
  take: { before: cue, effect: ({ show }) => show.graphics.intro.on && show.graphics.intro.cue === null },
  dropCues: { before: cue, effect: (after) => !isCued(after) },
  clear: { before: take, effect: ({ show }) => !show.graphics.intro.on && show.cleared.includes('intro') },
  restore: { effect: ({ show }) => show.graphics.intro.on },
  undo: {
    before: take,
    effect: ({ show }, before) => show.airVersion !== before.show.airVersion && show.redo !== null,
  },
  redo: { effect: ({ show }) => show.graphics.intro.on },
  keep: accepted,
  ...PICTURES,
  ...GRAPHICS,
  next: { before: nothingCued, effect: ({ show }) => show.rundown.cued === 'one' },
  previous: {
    before: () => send('cueItem', { item: 'two' }),
    effect: ({ show }) => show.rundown.cued === 'one',
  },
  accept: { before: suggested, effect: ({ show }, before) => show.airVersion !== before.show.airVersion },
  look: { before: suggested, effect: isCued },
  ignore: {
    before: suggested,
    effect: ({ show }, before) => show.suggestions[0]?.id !== before.show.suggestions[0]?.id,
  },
  clock: { before: stands, effect: ({ clocks }) => clocks.running },
  stop: { before: runs, effect: ({ clocks }) => !clocks.running },
  'lower-third-anna': {
    before: nothingCued,
    effect: ({ show }) => show.graphics['lower-third'].cue?.content.person === 'anna',
  },
  // No microphone is there: of each what lacks is told.
  'mics-white': refusedFor(/microphone/),
  'mics-black': refusedFor(/microphone/),
  'mic-anna': refusedFor(/Mic 1/),
  cut: refusedFor(/./),
  record: refusedFor(/./),
  stopRecord: refusedFor(/./),
  chapter: refusedFor(/./),
  replay: refusedFor(/./),
  mark: accepted,
  hold: { effect: ({ obsInstances }) => obsInstances.instances.find(({ id }) => id === 'program')?.held },
  'scene-Break': { effect: () => evening.obs.programScene() === 'Break' },
  'scene-Boards': { effect: () => evening.obs.programScene() === 'Boards' },
  rehearsal: { before: runs, effect: ({ simulator }) => simulator.state === 'running' },
  rehearsalOff: { effect: ({ simulator }) => simulator.state === 'off' },
  backup: accepted,
};

describe('keys', () => {
  it('are all declared: actions, lamps and values of each, in categories with a name', () => {
    expect(host.undeclared).toEqual([]);
    const [actions, feedbacks] = [host.actions(), host.feedbacks()];
    for (const id of host.presets()) {
      const { steps, feedbacks: lamps } = host.preset(id);
      for (const { actionId } of steps.flatMap(({ down }) => down)) expect(actions).toHaveProperty(String(actionId));
      for (const { feedbackId } of lamps) expect(feedbacks).toHaveProperty(String(feedbackId));
      expect(lamps.at(-1)?.feedbackId).toBe('notLive');
    }
    const inSections = host.sections().flatMap(({ definitions }) => definitions as string[]);
    expect(inSections.toSorted()).toEqual(host.presets().toSorted());
    expect(new Set(inSections).size).toBe(inSections.length);
  });

  it('that do something are all pressed here', () => {
    const pressed = host.presets().filter((id) => host.preset(id).steps.some(({ down }) => down.length > 0));
    expect(pressed.toSorted()).toEqual(Object.keys(PRESSES).toSorted());
  });

  it.each(Object.entries(PRESSES))('%s does what stands on it', async (id, { before, effect }) => {
    await before?.();
    const then = await evening.desk();
    // The module knows of it as soon as a page would; by then there may be more to know.
    await until(() => {
      const told = host.told();
      return told !== null && told.version >= then.version && told.views.show.version >= then.show.version;
    }, 'the module to know');
    await pressed(id);
    await until(async () => Boolean(effect(await evening.desk(), then)), `${id}: ${host.values['refusal']}`);
  });
});

describe('lamps', () => {
  it('show what is cued in green, what is on air in red, and what is to go in amber', async () => {
    await nothingCued();
    await nothingOnAir();
    await cue();
    await expect.poll(() => host.face('graphic-intro').bgcolor).toBe(CUED);
    await expect.poll(() => host.face('take').bgcolor).toBe(CUED);
    await pressed('take');
    await expect.poll(() => host.face('graphic-intro').bgcolor).toBe(ON_AIR);
    await host.press('graphic-intro');
    await expect.poll(() => host.face('graphic-intro').bgcolor).toBe(LOW);
  });

  it('and values follow the clocks, which nobody tells again and again', async () => {
    await runs();
    await expect.poll(() => host.face('clock').bgcolor).toBe(RUNS);
    const { text } = host.face('clock');
    await expect.poll(() => host.face('clock').text, { timeout: 5000 }).not.toBe(text);
    await stands();
  });

  it('a refusal is said in words on a key of its own, until the next press', async () => {
    await host.press('mic-anna');
    await expect.poll(() => host.face('refusal').text).toMatch(/Mic 1/);
    await firstCued();
    await expect.poll(() => host.told()?.views.show.rundown.cued).toBe('one');
    await host.press('dropCues');
    await expect.poll(() => host.face('refusal').text).toBe('');
  });
});

describe('a key made by hand', () => {
  it('sends any command with its options, and what was seen by itself', async () => {
    await nothingCued();
    await cue();
    await expect.poll(() => host.told()?.views.show.graphics.intro.cue).not.toBeNull();
    await again(async () => {
      await host.run('takeGraphic', { graphic: 'intro' });
      if (host.values['refusal'] !== '') throw new Error(host.values['refusal']);
    });
    await expect.poll(() => host.told()?.views.show.graphics.intro.cue).toBeNull();
    expect(host.values['refusal']).toBe('');
    const version = host.told()?.version ?? 0;
    await host.run('noteIncident', { kind: 'noise', text: 'A telephone rang' });
    expect(host.values['refusal']).toBe('');
    await expect.poll(() => host.told()?.version).toBeGreaterThan(version);
    await host.run('undo', { reason: '', thread: '' });
    expect(host.values['refusal']).toBe('');
  });
});
