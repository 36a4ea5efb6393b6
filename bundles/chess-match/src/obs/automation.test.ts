import { describe, expect, test, vi } from 'vitest';
import { COVER_LIMIT_MS, COVER_SHOWS_MS } from './instance';
import { PRESS_LIMIT_MS } from './press';
import { createRig, pass, promptRules, soon, rigForEach, type Rig } from './testing/rig';

const OVERRIDE_MS = 60_000;
let rig: Rig;

rigForEach((fresh) => {
  rig = fresh;
});

/** Automation is on, White is on program and to move. */
const begin = async (rules = promptRules()): Promise<void> => {
  rig.obs.programScene = 'White';
  rig.obs.scenes = ['White', 'Black', 'Tree', 'Focus', 'Break', 'Result'];
  await rig.connect();
  rig.instance.setRules(rules);
  rig.toMove('white');
  rig.instance.automate(true);
  await soon();
};

describe('time', () => {
  test('a rule’s delay passes on screen, then the scene comes', async () => {
    const rules = promptRules();
    await begin({ ...rules, sideToMove: { ...rules.sideToMove, afterMs: 1500 } });
    rig.toMove('black');
    expect(rig.full().next).toMatchObject({ scene: 'Black', dueMs: Date.now() + 1500, waits: null });
    await pass(1499);
    expect(rig.obs.shown).toEqual([]);
    await pass(1);
    expect(rig.obs.shown).toEqual(['Black']);
    expect(rig.full()).toMatchObject({ next: null, lastRequest: { reason: 'side_to_move' } });
  });

  test('a scene stays for its minimum, then only the latest desired scene comes', async () => {
    await begin(promptRules({ minimumMs: 4000 }));
    await pass(4000);
    rig.toMove('black');
    await soon();
    for (const side of ['white', 'black', 'white'] as const) rig.toMove(side);
    expect(rig.full().next).toMatchObject({ scene: 'White', dueMs: Date.now() + 4000 });
    await pass(4000);
    expect(rig.obs.shown).toEqual(['Black', 'White']);
  });

  test('a key change shows the tree for its time', async () => {
    const rules = promptRules();
    await begin({ ...rules, keyChange: { ...rules.keyChange, on: true, afterMs: 0, forMs: 8000 } });
    rig.seen({ keyChanges: 1, toMove: 'black' });
    await pass(7999);
    expect(rig.obs.shown).toEqual(['Tree']);
    await pass(1);
    expect(rig.obs.shown).toEqual(['Tree', 'Black']);
  });
});

describe('the director', () => {
  test('holds by the button until he lets go', async () => {
    await begin();
    rig.instance.hold(true);
    rig.toMove('black');
    await pass(10 * OVERRIDE_MS);
    expect(rig.obs.shown).toEqual([]);
    expect(rig.full()).toMatchObject({ held: true, next: { scene: 'Black', waits: 'hold' } });
    rig.instance.hold(false);
    await soon();
    expect(rig.obs.shown).toEqual(['Black']);
  });

  test('a cut of his own holds for its time, and is let go before by the button', async () => {
    await begin();
    rig.obs.cut('Black');
    await soon();
    expect(rig.full()).toMatchObject({
      overrideUntilMs: Date.now() + OVERRIDE_MS,
      next: { scene: 'White', waits: 'override' },
    });
    rig.instance.hold(false);
    await soon();
    expect(rig.obs.shown).toEqual(['White']);
  });

  test('a scene of his own is left to him', async () => {
    await begin();
    rig.obs.scenes = [...rig.obs.scenes, 'Replay'];
    rig.obs.cut('Replay');
    rig.toMove('black');
    await pass(10 * OVERRIDE_MS);
    expect(rig.obs.shown).toEqual([]);
    expect(rig.full().next).toMatchObject({ waits: 'own_scene' });
  });

  test.each([
    ['as we named it', 'White'],
    ['as it is now, kept while OBS was away or by an earlier release', 'Weiss'],
  ])('renames a scene of ours: the rules call it so and go on, kept %s', async (_, kept) => {
    await begin();
    rig.instance.stop();
    const rules = promptRules();
    rules.sideToMove.scenes.white = kept;
    rig = createRig(rig.disk, rules);
    rig.obs.scenes = ['Weiss', 'Black', 'Tree', 'Focus', 'Break', 'Result'];
    Object.assign(rig.obs, { marks: { Weiss: 'White' }, programScene: 'Weiss' });
    await rig.connect();
    rig.toMove('black');
    await soon();
    expect([rig.obs.shown, rig.full().rules.sideToMove.scenes.white]).toEqual([['Black'], 'Weiss']);
    rig.instance.setRules({ ...rig.full().rules, minimumMs: 100 });
    rig.toMove('white');
    expect(rig.full().next).toMatchObject({ scene: 'Weiss', waits: null });
    await pass(100);
    rig.toMove('black');
    await pass(100);
    expect([rig.obs.shown, rig.full().next]).toEqual([['Black', 'Weiss', 'Black'], null]);
    expect(JSON.parse(rig.disk.get('obs.rules.program') ?? '')).toMatchObject({
      sideToMove: { scenes: { white: 'White' } },
    });
    rig.instance.stop();
  });

  test('a skipped step does not come, the next one does', async () => {
    const rules = promptRules();
    await begin({ ...rules, sideToMove: { ...rules.sideToMove, afterMs: 5000 } });
    rig.toMove('black');
    rig.instance.skip(rig.full().next?.id ?? '');
    await pass(10_000);
    expect(rig.obs.shown).toEqual([]);
    rig.toMove('white');
    rig.toMove('black');
    await pass(10_000);
    expect(rig.obs.shown).toEqual(['Black']);
  });

  test.each(['hold', 'a skipped step of before'] as const)('%s during a fade ends no automation', async (by) => {
    await begin();
    rig.obs.fade();
    await soon();
    rig.toMove('black');
    await soon();
    if (by === 'hold') rig.instance.hold(true);
    else rig.instance.skip('base:before');
    rig.obs.cursor = 1;
    rig.obs.events(0).onTransition('ended');
    await soon();
    expect(rig.obs.shown).toEqual(by === 'hold' ? [] : ['Black']);
    rig.instance.hold(false);
    await soon();
    expect(rig.obs.shown).toEqual(['Black']);
  });

  test('a press in the middle of an automatic desired scene wins', async () => {
    await begin();
    rig.obs.fade();
    await soon();
    rig.toMove('black');
    await soon();
    const press = rig.press('Focus');
    await soon();
    rig.obs.cursor = 1;
    rig.obs.events(0).onTransition('ended');
    expect(await press).toBeNull();
    await pass(OVERRIDE_MS - 1);
    expect(rig.obs.shown).toEqual(['Focus']);
  });
});

describe('a press of which nothing came', () => {
  const kept = () => JSON.parse(rig.disk.get('obs.hold.program') ?? '{}') as { overrideUntilMs?: number | null };
  const killed = async (): Promise<void> => {
    await begin();
    rig.obs.greeting = 1006;
    rig.obs.events(0).onClosed(1006);
    await soon();
  };

  test('leaves automation at work: without OBS, however often it is pressed', async () => {
    await killed();
    const answers = Promise.all([rig.press('Black'), rig.press('Black')]);
    expect(rig.full().overrideUntilMs).not.toBeNull();
    expect(await answers).toMatchObject([{ code: 'obs/not_connected' }, { code: 'obs/not_connected' }]);
    expect([rig.full().overrideUntilMs, kept().overrideUntilMs ?? null]).toEqual([null, null]);
    rig.obs.programScene = 'Black';
    rig.obs.greeting = 'welcome';
    await pass(1000);
    expect(rig.obs.shown).toEqual(['White']);
  });

  test('leaves automation at work: a scene that is not there, and one that OBS refuses', async () => {
    await begin();
    expect(await rig.press('Nowhere')).toMatchObject({ code: 'obs/no_such_scene' });
    rig.obs.showRefusal = 500;
    expect(await rig.press('Focus')).toMatchObject({ code: 'obs/refused' });
    rig.obs.showRefusal = null;
    expect(rig.full().overrideUntilMs).toBeNull();
    rig.toMove('black');
    await soon();
    expect(rig.obs.shown).toEqual(['Black']);
  });

  test('leaves automation at work: a transition that outlasts it, an OBS that froze before it', async () => {
    await begin();
    rig.obs.fade();
    const late = rig.press('Focus');
    await pass(PRESS_LIMIT_MS);
    expect([await late, rig.full().overrideUntilMs]).toMatchObject([{ code: 'obs/no_answer' }, null]);
    rig.obs.isSilent = true;
    const frozen = rig.press('Focus');
    await pass(PRESS_LIMIT_MS);
    expect(await frozen).toMatchObject({ code: 'obs/no_answer' });
    expect(rig.full().overrideUntilMs).toBeNull();
  });

  test('leaves the time of a choice before it', async () => {
    await begin();
    rig.obs.cut('Black');
    await soon();
    const { overrideUntilMs } = rig.full();
    await pass(1000);
    expect(await rig.press('Nowhere')).toMatchObject({ code: 'obs/no_such_scene' });
    expect(rig.full().overrideUntilMs).toBe(overrideUntilMs);
  });

  test('is one that never left: what OBS may have done before it was lost holds automation', async () => {
    await begin();
    rig.obs.isShownUnsaid = true;
    const answer = rig.press('Black');
    await soon();
    rig.obs.events(0).onClosed(1006);
    expect(await answer).toMatchObject({ code: 'obs/not_connected' });
    await pass(1000);
    expect(rig.full()).toMatchObject({ state: 'connected', programScene: 'Black', next: { waits: 'override' } });
  });

  test('or of which something came: automation goes on when it is let go meanwhile', async () => {
    await begin();
    rig.obs.fade();
    await soon();
    const answer = rig.press('Black');
    await soon();
    rig.instance.hold(false);
    rig.obs.cursor = 1;
    rig.obs.events(0).onTransition('ended');
    expect(await answer).toBeNull();
    expect(rig.full().overrideUntilMs).toBeNull();
  });
});

describe('studio mode', () => {
  const studio = async (): Promise<void> => {
    rig.obs.previewScene = 'Break';
    await begin();
    rig.toMove('black');
    await soon();
    expect(rig.obs.previewed).toEqual(['Black']);
  };

  test('the preview is set and left for the director to take', async () => {
    await studio();
    await pass(OVERRIDE_MS);
    expect([rig.obs.shown, rig.obs.previewed]).toEqual([[], ['Black']]);
    expect(rig.full()).toMatchObject({ previewScene: 'Black', next: { scene: 'Black', waits: 'preview' } });
  });

  test('the take of what was offered is no override, nor OBS’s exchange of the two', async () => {
    await studio();
    rig.obs.previewScene = 'White';
    rig.obs.cut('Black');
    await soon();
    expect(rig.full()).toMatchObject({ overrideUntilMs: null, next: null });
    rig.toMove('white');
    await soon();
    rig.toMove('black');
    rig.toMove('white');
    await soon();
    expect(rig.obs.previewScene).toBe('White');
  });

  test('a preview that OBS has accepted and not yet put in is no other picture', async () => {
    rig.obs.isLate = true;
    await studio();
    rig.obs.events(0).onHint('picture');
    await pass(100);
    expect(rig.full()).toMatchObject({ previewScene: 'Break', overrideUntilMs: null });
    rig.obs.carryOut();
    await pass(OVERRIDE_MS);
    expect(rig.full()).toMatchObject({ previewScene: 'Black', overrideUntilMs: null, next: { waits: 'preview' } });
    expect(rig.obs.previewed).toEqual(['Black']);
  });

  test('the former program in the preview is OBS’s exchange for a while, then a hand’s choice', async () => {
    await studio();
    rig.obs.cut('Black');
    await soon();
    await pass(10_000);
    rig.obs.previewScene = 'White';
    rig.obs.events(0).onHint('picture');
    await soon();
    expect(rig.full().overrideUntilMs).toBe(Date.now() + OVERRIDE_MS);
  });

  test('a preview of the director’s own is not replaced', async () => {
    await studio();
    rig.obs.previewScene = 'Result';
    rig.obs.events(0).onHint('picture');
    await pass(OVERRIDE_MS - 1);
    expect(rig.obs.previewed).toEqual(['Black']);
  });
});

describe('a restart of the server', () => {
  test('keeps rules, automation, the hold and the time of an override', async () => {
    await begin(promptRules({ minimumMs: 4321 }));
    rig.obs.cut('Black');
    await soon();
    rig.instance.stop();
    const restarted = createRig(rig.disk, null);
    expect(restarted.full()).toMatchObject({ automatic: true, overrideUntilMs: Date.now() + OVERRIDE_MS });
    expect(restarted.full().rules.minimumMs).toBe(4321);
    restarted.instance.hold(true);
    expect(createRig(rig.disk, null).full()).toMatchObject({ automatic: true, held: true, overrideUntilMs: null });
    restarted.instance.stop();
  });

  test('reads what an earlier release kept under other names', () => {
    const rules = promptRules({ minimumMs: 4321, overrideMs: 77_000, transition: 'stinger' });
    const { overrideMs: handMs, transition: dress, ...others } = rules;
    const disk = new Map([
      ['obs.rules.program', JSON.stringify({ ...others, handMs, dress })],
      ['obs.hold.program', JSON.stringify({ held: true, handUntilMs: Date.now() + 1000 })],
    ]);
    expect(createRig(disk, null).full()).toMatchObject({ rules, held: true, overrideUntilMs: Date.now() + 1000 });
  });

  test('that the disk cannot keep up for costs no scene: a hand’s cut, then a press, then another', async () => {
    await begin();
    const save = vi.spyOn(rig.disk, 'set').mockImplementation(() => {
      throw new Error('disk full');
    });
    rig.obs.cut('Black');
    await soon();
    expect(rig.full()).toMatchObject({ programScene: 'Black', overrideUntilMs: Date.now() + OVERRIDE_MS });
    expect(await rig.press('Focus')).toBeNull();
    expect(rig.lines.filter((line) => line.includes('disk full'))).toHaveLength(2);
    save.mockRestore();
    expect(await rig.press('White')).toBeNull();
    expect(rig.obs.shown).toEqual(['Focus', 'White']);
    expect(createRig(rig.disk, null).full().overrideUntilMs).toBe(Date.now() + OVERRIDE_MS);
  });

  test('begins with the defaults where the disk holds nothing sensible', () => {
    const odd = new Map([
      ['obs.rules.program', '{"minimumMs": "soon"}'],
      ['obs.hold.program', 'not JSON'],
      ['obs.follow', 'maybe'],
    ]);
    expect(createRig(odd, null).full()).toMatchObject({ automatic: false, held: false, rules: { minimumMs: 3000 } });
  });
});

describe('the stinger', () => {
  const stingers = () => Object.values(rig.stinger());

  test('plays first; the cut comes when OBS shows that it covers the frame, and once; then it is let go', async () => {
    await begin(promptRules({ transition: 'stinger' }));
    rig.toMove('black');
    await pass(900);
    expect([...stingers(), rig.obs.shown]).toEqual([1, 0, []]);
    rig.instance.stingerCovers(0);
    await pass(COVER_SHOWS_MS + 1);
    expect(rig.obs.shown).toEqual([]);
    rig.instance.stingerCovers(1);
    await soon();
    expect(rig.obs.shown).toEqual([]);
    await pass(COVER_SHOWS_MS + 1);
    expect([...stingers(), rig.obs.shown]).toEqual([1, 0, ['Black']]);
    await pass(COVER_SHOWS_MS);
    expect(stingers()).toEqual([1, 1]);
    await pass(10_000);
    expect(stingers()).toEqual([1, 1]);
  });

  test('that nobody plays holds up no cut', async () => {
    await begin(promptRules({ transition: 'stinger' }));
    rig.toMove('black');
    await pass(COVER_LIMIT_MS + 1);
    expect([...stingers(), rig.obs.shown]).toEqual([1, 0, ['Black']]);
    rig.instance.stingerCovers(1);
    await pass(10_000);
    expect(rig.obs.shown).toEqual(['Black']);
  });

  test('is let go by the hold, and plays anew for the same step when the hold is over', async () => {
    await begin(promptRules({ transition: 'stinger' }));
    rig.toMove('black');
    await soon();
    rig.instance.hold(true);
    await pass(10_000);
    expect([...stingers(), rig.obs.shown]).toEqual([1, 1, []]);
    rig.instance.hold(false);
    await pass(COVER_LIMIT_MS + 1);
    expect([rig.stinger().played, rig.obs.shown]).toEqual([2, ['Black']]);
  });

  test('goes on to the end when a step of before is skipped', async () => {
    await begin(promptRules({ transition: 'stinger' }));
    rig.toMove('black');
    await soon();
    rig.instance.skip('base:before');
    await pass(COVER_LIMIT_MS + 1);
    expect([rig.stinger().played, rig.obs.shown]).toEqual([1, ['Black']]);
  });

  test('a human’s cut while it plays wins', async () => {
    await begin(promptRules({ transition: 'stinger' }));
    rig.toMove('black');
    await soon();
    rig.obs.cut('Result');
    await pass(10_000);
    expect(rig.obs.shown).toEqual([]);
    expect(stingers()).toEqual([1, 1]);
  });
});

test('key changes mark the recording where OBS can, whether automation is on or not', async () => {
  rig.obs.responses['GetVersion'] = { obsVersion: '31.0.0', availableRequests: ['CreateRecordChapter'] };
  rig.obs.responses['GetRecordStatus'] = { outputActive: true, outputDuration: 5000, outputPaused: false };
  rig.obs.responses['GetReplayBufferStatus'] = { outputActive: true };
  await rig.connect();
  rig.toMove('white');
  rig.seen({ keyChanges: 1 });
  await soon();
  expect(rig.obs.called.filter((request) => /Chapter|SaveReplay/.test(request))).toEqual([
    'CreateRecordChapter',
    'SaveReplayBuffer',
  ]);
  expect(rig.full().lastMark).toMatchObject({ problem: null });
});

describe('no override', () => {
  test('a collection that is exchanged in the middle of a look is nobody’s choice', async () => {
    await begin();
    rig.obs.midLook = () => {
      rig.obs.events(0).onCollection('changing');
      rig.obs.programScene = 'Black';
      rig.obs.events(0).onCollection('changed');
    };
    rig.obs.events(0).onHint('picture');
    await soon();
    expect(rig.full().overrideUntilMs).toBeNull();
    expect(rig.obs.shown).toEqual(['White']);
  });

  test('what OBS exchanges after a take on our page is none, what a human chooses later is', async () => {
    rig.obs.previewScene = 'Black';
    await begin();
    await rig.instance.takeScene();
    rig.obs.previewScene = 'Tree';
    rig.obs.cut('Focus');
    await soon();
    expect(rig.full().overrideUntilMs).toBeNull();
    await pass(2000);
    rig.obs.cut('Result');
    await soon();
    expect(rig.full().overrideUntilMs).not.toBeNull();
  });
});
