import { describe, expect, test } from 'vitest';
import type { SceneRules } from '@schemas/obsInstances';
import { defaultRules } from './defaults';
import { NOTHING_SEEN, type SceneInput } from '../../games/common/scenes';
import { planNext, type OnAir, type Situation } from './plan';
import { observe, type Watch } from './watch';

const AUDIENCE = { white: 'White', black: 'Black' };
const SCENES = ['White', 'Black', 'Tree', 'Focus', 'Break', 'Result', 'Replay'];
const base = defaultRules('program', AUDIENCE);
const rules = (change: Partial<SceneRules> = {}): SceneRules => ({
  ...base,
  sideToMove: { ...base.sideToMove, afterMs: 1000 },
  keyChange: { ...base.keyChange, on: true, afterMs: 500, forMs: 8000 },
  lastBranch: { ...base.lastBranch, on: true, afterMs: 3000 },
  clockStopped: { ...base.clockStopped, on: true, afterMs: 5000 },
  matchOver: { ...base.matchOver, on: true, afterMs: 2000 },
  minimumMs: 0,
  ...change,
});
const playing: SceneInput = { ...NOTHING_SEEN, matchId: 'm', toMove: 'white' };
const onAir = (programScene: string, change: Partial<OnAir> = {}): OnAir => ({
  programScene,
  previewScene: null,
  sinceMs: 0,
  scenes: SCENES,
  ...change,
});

/** A match seen at 0 and changed at `atMs`. */
const after = (change: Partial<SceneInput>, atMs = 10_000, used = rules()): Watch =>
  observe(observe(null, playing, used, 0), { ...playing, ...change }, used, atMs);

const situation = (watch: Watch, change: Partial<Situation> = {}): Situation => ({
  watch,
  rules: rules(),
  onAir: onAir('White'),
  isHeld: false,
  overrideUntilMs: null,
  skipped: [],
  retryAtMs: 0,
  ...change,
});
const next = (watch: Watch, nowMs: number, change: Partial<Situation> = {}) =>
  planNext(situation(watch, change), nowMs);

describe('a match in which no side to move has a scene', () => {
  const apart: SceneInput = { ...playing, toMove: null };
  const stopped = (seen: SceneInput): Watch =>
    observe(observe(null, seen, rules(), 0), { ...seen, isStopped: true }, rules(), 10_000);
  const boards = { onAir: onAir('Boards', { scenes: [...SCENES, 'Boards'] }) };

  test('is left from its boards for what its rules ask for; where a side has one, they are a human’s own', () => {
    expect(next(stopped(apart), 10_000, boards)).toMatchObject({ scene: 'Break', waits: null });
    expect(next(stopped(playing), 10_000, boards)).toMatchObject({ scene: 'Break', waits: 'own_scene' });
  });

  test('is shown its boards again when the clocks go on, and asked for nothing where they were not left', () => {
    const resumed = observe(stopped(apart), apart, rules(), 30_000);
    const away = { onAir: onAir('Break', boards.onAir) };
    const back = { onAir: { ...boards.onAir, programScene: 'Break' } };
    expect(next(resumed, 30_000, back)).toMatchObject({ scene: 'Boards', cause: 'play', dueMs: 30_000, waits: null });
    expect(next(observe(resumed, apart, rules(), 40_000), 40_000, back)).toMatchObject({ scene: 'Boards' });
    expect(next(resumed, 30_000, boards)).toBeNull();
    expect(next(observe(observe(null, apart, rules(), 0), apart, rules(), 30_000), 30_000, away)).toBeNull();
    for (const seen of [
      { ...apart, matchId: 'other' },
      { ...apart, isOver: true },
      { ...apart, isStopped: true },
      { ...apart, toMove: 'white' as const },
    ])
      expect(observe(resumed, seen, rules(), 40_000).base?.cause).not.toBe('play');
  });
});

describe('each rule has its scene and its delay', () => {
  test.each<[string, Partial<SceneInput>, string, string, number]>([
    ['side to move', { toMove: 'black' }, 'side_to_move', 'Black', 11_000],
    ['key change', { keyChanges: 1 }, 'key_change', 'Tree', 10_500],
    ['one branch left', { isLastBranch: true }, 'last_branch', 'Focus', 13_000],
    ['clock stopped', { isStopped: true }, 'clock_stopped', 'Break', 15_000],
    ['end', { isOver: true, toMove: null }, 'match_over', 'Result', 12_000],
  ])('%s', (_, change, cause, scene, dueMs) => {
    expect(next(after(change), 10_000)).toMatchObject({ cause, scene, dueMs, waits: null });
  });

  test.each<[keyof SceneRules, Partial<SceneInput>]>([
    ['keyChange', { keyChanges: 1 }],
    ['lastBranch', { isLastBranch: true }],
    ['clockStopped', { isStopped: true }],
    ['matchOver', { isOver: true, toMove: null }],
  ])('%s switched off asks for nothing of its own', (name, change) => {
    const used = rules({ [name]: { ...base.keyChange, on: false } });
    expect(next(after(change, 10_000, used), 60_000, { rules: used })).toBeNull();
  });
});

describe('what comes first', () => {
  test('the end before a stopped clock before a last branch before the side to move', () => {
    const all = { toMove: 'black', isLastBranch: true, isStopped: true } as const;
    expect(next(after({ ...all, isOver: true }), 99_000)?.scene).toBe('Result');
    expect(next(after(all), 99_000)?.scene).toBe('Break');
    expect(next(after({ ...all, isStopped: false }), 99_000)?.scene).toBe('Focus');
  });

  test('a key change comes first and goes again by itself', () => {
    const watch = after({ keyChanges: 1, toMove: 'black' });
    expect(next(watch, 10_600)).toMatchObject({ scene: 'Tree', dueMs: 10_500 });
    expect(next(watch, 10_600, { onAir: onAir('Tree') })).toMatchObject({ scene: 'Black', dueMs: 18_500 });
    expect(next(watch, 18_500, { onAir: onAir('Tree') })?.dueMs).toBeLessThanOrEqual(18_500);
  });

  test('a key change that was undone, that was there before we looked, or of another match, is none', () => {
    const changed = after({ keyChanges: 2 });
    expect(observe(changed, playing, rules(), 11_000).keyAtMs).toBeNull();
    expect(observe(null, { ...playing, keyChanges: 3 }, rules(), 0).keyAtMs).toBeNull();
    expect(observe(changed, { ...playing, matchId: 'other', keyChanges: 9 }, rules(), 0).keyAtMs).toBeNull();
  });

  test('what is on program is not asked for', () => {
    expect(next(after({}), 99_000)).toBeNull();
    expect(next(after({ toMove: 'black' }), 99_000, { onAir: onAir('Black') })).toBeNull();
  });
});

describe('what holds a step back', () => {
  const black = after({ toMove: 'black' });

  test('the minimum time of the scene on air, and a failed attempt', () => {
    const used = { rules: rules({ minimumMs: 4000 }), onAir: onAir('White', { sinceMs: 9000 }) };
    expect(next(black, 10_000, used)?.dueMs).toBe(13_000);
    expect(next(black, 10_000, { retryAtMs: 17_000 })?.dueMs).toBe(17_000);
  });

  test('a human choice, until its time is over', () => {
    expect(next(black, 20_000, { overrideUntilMs: 30_000 })).toMatchObject({ waits: 'override', dueMs: 30_000 });
    expect(next(black, 30_000, { overrideUntilMs: 30_000 })).toMatchObject({ waits: null, dueMs: 30_000 });
  });

  test.each<[string, Partial<Situation>]>([
    ['hold', { isHeld: true }],
    ['offline', { onAir: null }],
    ['own_scene', { onAir: onAir('Replay') }],
    ['no_scene', { onAir: onAir('White', { scenes: ['White'] }) }],
    ['no_scene', { onAir: onAir('Replay', { scenes: ['Replay'] }) }],
    ['preview', { onAir: onAir('White', { previewScene: 'Black' }) }],
  ])('%s, without an end in sight', (waits, change) => {
    expect(next(black, 99_000, change)).toMatchObject({ scene: 'Black', waits, dueMs: null });
  });

  test('skipped: it does not come, and the one after it does', () => {
    const both = after({ keyChanges: 1, toMove: 'black' });
    const skipped = [next(both, 10_000)?.id ?? ''];
    expect(next(both, 10_000, { skipped })).toMatchObject({ scene: 'Black', dueMs: 11_000 });
    expect(next(black, 99_000, { skipped: [next(black, 99_000)?.id ?? ''] })).toBeNull();
  });

  test('a key change that cannot come before its time is over does not come', () => {
    const both = after({ keyChanges: 1, toMove: 'black' });
    expect(next(both, 10_000, { overrideUntilMs: 40_000 })).toMatchObject({ scene: 'Black', dueMs: 40_000 });
  });
});

test('the delay counts from the change, not from the last look', () => {
  const black = after({ toMove: 'black' });
  const again = observe(black, { ...playing, toMove: 'black' }, rules(), 10_900);
  expect(next(again, 10_900)?.dueMs).toBe(11_000);
});
