import { describe, expect, test, vi } from 'vitest';
import { Automation } from './automation';
import { CALL_LIMIT_MS } from './calls';
import { PRESS_LIMIT_MS } from './press';
import { KEEP_ALIVE_MS } from './session';
import { pass, soon, rigForEach, type Rig } from './testing/rig';

const OVERRIDE_MS = 60_000;
let rig: Rig;

rigForEach((fresh) => {
  rig = fresh;
});

/** In studio mode White is cued and taken at once, on an OBS that has not put it in yet. */
const cuedAndTaken = async () => {
  await rig.connect();
  rig.obs.previewScene = 'Break';
  rig.obs.isLate = true;
  rig.obs.events(0).onHint('picture');
  await soon();
  return { cue: rig.instance.cutScene('White', 'preview'), take: rig.instance.takeScene() };
};

describe('a press', () => {
  test('tells its request and reason', async () => {
    await rig.connect();
    expect(await rig.press('White')).toBeNull();
    expect(rig.view()).toMatchObject({
      programScene: 'White',
      lastRequest: { scene: 'White', reason: 'button', problem: null },
    });
  });

  test('comes through after what listens to OBS failed once', async () => {
    await rig.connect();
    const failing = vi.spyOn(Automation.prototype, 'humanChanged').mockImplementationOnce(() => {
      throw new Error('lost its mind');
    });
    rig.obs.cut('Black');
    await soon();
    expect(failing).toHaveBeenCalledOnce();
    expect(await rig.press('White')).toBeNull();
    expect(rig.lines.join()).toContain('lost its mind');
    failing.mockRestore();
  });

  test('waits for the end of a transition, not for a time', async () => {
    await rig.connect();
    rig.obs.cursor = 0.3;
    const answer = rig.press('White');
    await pass(KEEP_ALIVE_MS + 1000);
    expect(rig.obs.shown).toEqual([]);
    rig.obs.cursor = 1;
    rig.obs.events(0).onTransition('ended');
    expect(await answer).toBeNull();
    expect(rig.obs.shown).toEqual(['White']);
  });

  test('is refused when the transition outlasts it, and does not act later', async () => {
    await rig.connect();
    rig.obs.cursor = 0.3;
    const answer = rig.press('White');
    await pass(PRESS_LIMIT_MS);
    expect(await answer).toMatchObject({ code: 'obs/no_answer' });
    expect(rig.view().lastRequest).toMatchObject({ reason: 'button', problem: { code: 'obs/no_answer' } });
    rig.obs.cursor = 1;
    await pass(60_000);
    expect(rig.obs.shown).toEqual([]);
  });

  test('of TAKE takes what was cued before it, once OBS has put it in', async () => {
    const { cue, take } = await cuedAndTaken();
    await pass(100);
    expect(rig.obs.called).not.toContain('TriggerStudioModeTransition');
    rig.obs.carryOut();
    await pass(100);
    expect([await cue, await take]).toEqual([null, null]);
    expect(rig.obs.called).toContain('TriggerStudioModeTransition');
  });

  test('of TAKE takes nothing when what was cued before it did not come', async () => {
    const { cue, take } = await cuedAndTaken();
    await pass(PRESS_LIMIT_MS);
    expect([await cue, await take]).toMatchObject([{ code: 'obs/no_answer' }, { code: 'obs/no_answer' }]);
    expect(rig.obs.called).not.toContain('TriggerStudioModeTransition');
  });

  test('is refused when the connection takes too long, and does not act later', async () => {
    rig.obs.greeting = 'silence';
    rig.instance.start();
    await pass(CALL_LIMIT_MS + 500);
    rig.obs.refusals = Array<number>(40).fill(207);
    rig.obs.greeting = 'welcome';
    const answer = rig.press('White');
    await pass(PRESS_LIMIT_MS);
    expect(await answer).toMatchObject({ code: 'obs/no_answer' });
    await pass(60_000);
    expect(rig.view().state).toBe('connected');
    expect(rig.obs.shown).toEqual([]);
  });

  test('in flight when OBS dies is answered', async () => {
    await rig.connect();
    rig.obs.isSilent = true;
    const answer = rig.press('White');
    await soon();
    rig.obs.events(0).onClosed(1006);
    expect(await answer).toMatchObject({ code: 'obs/not_connected' });
  });

  test("OBS's own refusal comes back with its code and words", async () => {
    await rig.connect();
    rig.obs.showRefusal = 500;
    const { code, params } = (await rig.press('White')) ?? { code: null, params: null };
    expect([code, params]).toEqual([
      'obs/refused',
      { request: 'SetCurrentProgramScene', code: 500, comment: 'code 500' },
    ]);
    expect(rig.view()).toMatchObject({ state: 'connected', programScene: 'Break', lastRequest: { problem: { code } } });
  });

  test('a scene removed at that very moment is a missing scene too', async () => {
    await rig.connect();
    rig.obs.showRefusal = 600;
    expect(await rig.press('White')).toMatchObject({
      code: 'obs/no_such_scene',
      params: { scene: 'White' },
    });
  });

  test('two presses at once: the later one is shown, both are answered', async () => {
    await rig.connect();
    rig.obs.fade();
    await soon();
    const answers = Promise.all([rig.press('White'), rig.press('Black')]);
    await soon();
    rig.obs.cursor = 1;
    rig.obs.events(0).onTransition('ended');
    expect(await answers).toEqual([null, null]);
    expect(rig.obs.shown).toEqual(['Black']);
  });

  test('is not displaced by a turn that is committed while it waits', async () => {
    await rig.connect();
    rig.instance.automate(true);
    rig.toMove('white');
    rig.obs.fade();
    await soon();
    const answer = rig.press('White');
    await soon();
    rig.toMove('black');
    rig.obs.cursor = 1;
    rig.obs.events(0).onTransition('ended');
    expect(await answer).toBeNull();
    expect(rig.obs.shown).toEqual(['White']);
  });
});

describe('following', () => {
  const follow = async (): Promise<void> => {
    rig.obs.programScene = 'Black';
    await rig.connect();
    rig.toMove('white');
    rig.instance.automate(true);
    await soon();
    expect(rig.obs.shown).toEqual(['White']);
  };

  test('asks once for each change of the side to move', async () => {
    await follow();
    rig.toMove('white');
    rig.toMove('black');
    await soon();
    rig.toMove('black');
    await soon();
    rig.toMove('white');
    await pass(60_000);
    expect(rig.obs.shown).toEqual(['White', 'Black', 'White']);
  });

  test('turns committed faster than OBS cuts: the last one is shown', async () => {
    await follow();
    rig.obs.fade();
    await soon();
    for (const side of ['black', 'white', 'black'] as const) rig.toMove(side);
    await soon();
    expect(rig.obs.shown).toEqual(['White']);
    rig.obs.cursor = 1;
    rig.obs.events(0).onTransition('ended');
    await soon();
    expect(rig.obs.shown).toEqual(['White', 'Black']);
  });

  test("a human's change during our wait for a transition ends the desired scene", async () => {
    await follow();
    rig.obs.fade();
    await soon();
    rig.toMove('black');
    await soon();
    rig.obs.cut('Break');
    await soon();
    rig.obs.cursor = 1;
    rig.obs.cut('White');
    await pass(OVERRIDE_MS - 1);
    expect(rig.obs.shown).toEqual(['White']);
    await pass(1);
    expect(rig.obs.shown).toEqual(['White', 'Black']);
  });

  test("a human's change stands over a lost connection", async () => {
    await follow();
    rig.obs.cut('Black');
    await soon();
    rig.obs.events(0).onClosed(1006);
    await pass(OVERRIDE_MS - 1);
    expect(rig.view().state).toBe('connected');
    expect(rig.obs.shown).toEqual(['White']);
  });

  test('what OBS shows on its return is compared again, with its reason', async () => {
    await follow();
    rig.obs.events(0).onClosed(1006);
    rig.obs.programScene = 'Black';
    await pass(1000);
    expect(rig.obs.shown).toEqual(['White', 'White']);
    expect(rig.view().lastRequest).toMatchObject({ scene: 'White', reason: 'reconnected' });
  });

  test('a turn committed while OBS was away is followed on its return', async () => {
    await follow();
    rig.obs.events(0).onClosed(1006);
    rig.toMove('black');
    await pass(1000);
    expect(rig.obs.shown).toEqual(['White', 'Black']);
  });

  test('a scene that is missing is waited for as long as the match wants it', async () => {
    await follow();
    rig.obs.scenes = ['White', 'Break'];
    rig.obs.events(0).onHint('list');
    await soon();
    rig.toMove('black');
    await soon();
    expect(rig.full().next).toMatchObject({ scene: 'Black', waits: 'no_scene' });
    expect(rig.view().problem).toMatchObject({ code: 'obs/no_such_scene' });
    rig.obs.scenes = ['White', 'Black', 'Break'];
    rig.obs.events(0).onHint('list');
    await pass(60_000);
    expect(rig.view().problem).toBeNull();
    expect(rig.obs.shown).toEqual(['White', 'Black']);
  });

  test('a first frame counts as a transition, a T-bar at rest does not', async () => {
    await follow();
    rig.obs.cursor = 0;
    rig.obs.events(0).onTransition('started');
    await soon();
    rig.toMove('black');
    await soon();
    expect(rig.obs.shown).toEqual(['White']);
    await pass(2000);
    expect(rig.obs.shown).toEqual(['White', 'Black']);
  });
});
