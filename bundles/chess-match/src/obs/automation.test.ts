import { describe, expect, test } from 'vitest';
import { COVER_LIMIT_MS, COVER_SHOWS_MS } from './machine';
import { createRig, pass, promptRules, soon, rigForEach, type Rig } from './testing/rig';

const HAND_MS = 60_000;
let rig: Rig;

rigForEach((fresh) => {
  rig = fresh;
});

/** Automation is on, White is on program and to move. */
const begin = async (rules = promptRules()): Promise<void> => {
  rig.obs.programScene = 'White';
  rig.obs.scenes = ['White', 'Black', 'Tree', 'Focus', 'Break', 'Result'];
  await rig.connect();
  rig.machine.setRules(rules);
  rig.toMove('white');
  rig.machine.automate(true);
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
    rig.facts({ keyChanges: 1, toMove: 'black' });
    await pass(7999);
    expect(rig.obs.shown).toEqual(['Tree']);
    await pass(1);
    expect(rig.obs.shown).toEqual(['Tree', 'Black']);
  });
});

describe('the director', () => {
  test('holds by the button until he lets go', async () => {
    await begin();
    rig.machine.hold(true);
    rig.toMove('black');
    await pass(10 * HAND_MS);
    expect(rig.obs.shown).toEqual([]);
    expect(rig.full()).toMatchObject({ held: true, next: { scene: 'Black', waits: 'hold' } });
    rig.machine.hold(false);
    await soon();
    expect(rig.obs.shown).toEqual(['Black']);
  });

  test('a cut of his own holds for its time, and is let go before by the button', async () => {
    await begin();
    rig.obs.cut('Black');
    await soon();
    expect(rig.full()).toMatchObject({ handUntilMs: Date.now() + HAND_MS, next: { scene: 'White', waits: 'hand' } });
    rig.machine.hold(false);
    await soon();
    expect(rig.obs.shown).toEqual(['White']);
  });

  test('a scene of his own is left to him', async () => {
    await begin();
    rig.obs.scenes = [...rig.obs.scenes, 'Replay'];
    rig.obs.cut('Replay');
    rig.toMove('black');
    await pass(10 * HAND_MS);
    expect(rig.obs.shown).toEqual([]);
    expect(rig.full().next).toMatchObject({ waits: 'own_scene' });
  });

  test('a skipped step does not come, the next one does', async () => {
    const rules = promptRules();
    await begin({ ...rules, sideToMove: { ...rules.sideToMove, afterMs: 5000 } });
    rig.toMove('black');
    rig.machine.skip(rig.full().next?.id ?? '');
    await pass(10_000);
    expect(rig.obs.shown).toEqual([]);
    rig.toMove('white');
    rig.toMove('black');
    await pass(10_000);
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
    await pass(HAND_MS - 1);
    expect(rig.obs.shown).toEqual(['Focus']);
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
    await pass(HAND_MS);
    expect([rig.obs.shown, rig.obs.previewed]).toEqual([[], ['Black']]);
    expect(rig.full()).toMatchObject({ previewScene: 'Black', next: { scene: 'Black', waits: 'preview' } });
  });

  test('the take of what was offered is no hand, nor OBS’s exchange of the two', async () => {
    await studio();
    rig.obs.previewScene = 'White';
    rig.obs.cut('Black');
    await soon();
    expect(rig.full()).toMatchObject({ handUntilMs: null, next: null });
    rig.toMove('white');
    await soon();
    rig.toMove('black');
    rig.toMove('white');
    await soon();
    expect(rig.obs.previewScene).toBe('White');
  });

  test('a preview of the director’s own is not replaced', async () => {
    await studio();
    rig.obs.previewScene = 'Result';
    rig.obs.events(0).onHint('picture');
    await pass(HAND_MS - 1);
    expect(rig.obs.previewed).toEqual(['Black']);
  });
});

describe('a restart of the server', () => {
  test('keeps rules, automation, the hold and the time of a hand', async () => {
    await begin(promptRules({ minimumMs: 4321 }));
    rig.obs.cut('Black');
    await soon();
    rig.machine.stop();
    const restarted = createRig(rig.disk, null);
    expect(restarted.full()).toMatchObject({ automatic: true, handUntilMs: Date.now() + HAND_MS });
    expect(restarted.full().rules.minimumMs).toBe(4321);
    restarted.machine.hold(true);
    expect(createRig(rig.disk, null).full()).toMatchObject({ automatic: true, held: true, handUntilMs: null });
    restarted.machine.stop();
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
  const stingers = () => [rig.full().stingers, rig.full().uncovered];

  test('plays first; the cut comes when OBS shows that it covers the frame, and once; then it is let go', async () => {
    await begin(promptRules({ dress: 'stinger' }));
    rig.toMove('black');
    await pass(900);
    expect([...stingers(), rig.obs.shown]).toEqual([1, 0, []]);
    rig.machine.stingerCovers(0);
    await pass(COVER_SHOWS_MS + 1);
    expect(rig.obs.shown).toEqual([]);
    rig.machine.stingerCovers(1);
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
    await begin(promptRules({ dress: 'stinger' }));
    rig.toMove('black');
    await pass(COVER_LIMIT_MS + 1);
    expect([...stingers(), rig.obs.shown]).toEqual([1, 0, ['Black']]);
    rig.machine.stingerCovers(1);
    await pass(10_000);
    expect(rig.obs.shown).toEqual(['Black']);
  });

  test('a human’s cut while it plays wins', async () => {
    await begin(promptRules({ dress: 'stinger' }));
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
  rig.facts({ keyChanges: 1 });
  await soon();
  expect(rig.obs.called.filter((request) => /Chapter|SaveReplay/.test(request))).toEqual([
    'CreateRecordChapter',
    'SaveReplayBuffer',
  ]);
  expect(rig.full().lastMark).toMatchObject({ problem: null });
});

describe('no hand', () => {
  test('a collection that is exchanged in the middle of a look is nobody’s choice', async () => {
    await begin();
    rig.obs.midLook = () => {
      rig.obs.events(0).onCollection('changing');
      rig.obs.programScene = 'Black';
      rig.obs.events(0).onCollection('changed');
    };
    rig.obs.events(0).onHint('picture');
    await soon();
    expect(rig.full().handUntilMs).toBeNull();
    expect(rig.obs.shown).toEqual(['White']);
  });

  test('what OBS exchanges after a take on our page is none, what a human chooses later is', async () => {
    rig.obs.previewScene = 'Black';
    await begin();
    await rig.machine.takeScene();
    rig.obs.previewScene = 'Tree';
    rig.obs.cut('Focus');
    await soon();
    expect(rig.full().handUntilMs).toBeNull();
    await pass(2000);
    rig.obs.cut('Result');
    await soon();
    expect(rig.full().handUntilMs).not.toBeNull();
  });
});
