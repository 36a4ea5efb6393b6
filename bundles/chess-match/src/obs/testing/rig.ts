import { isDeepStrictEqual } from 'node:util';
import type { SceneRules } from '@schemas/obsInstances';
import type { ObsView, Problem } from '@schemas/obs';
import type { MatchView } from '@schemas/match';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { Instance } from '../instance';
import { defaultRules } from '../sceneRules/defaults';
import { NOTHING_SEEN, type SceneInput } from '../../games/common/scenes';
import { sceneRulesOf } from '../../games/onAir';
import { isSceneRules } from '../sceneRules/shape';
import { createFakeObs, type FakeObs } from './fakeObs';

export const HOST = '127.0.0.1:4455';
/** Passes time of the fake clock and lets every promise settle. */
export const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);
export const soon = (): Promise<unknown> => pass(0);

const AUDIENCE = { white: 'White', black: 'Black' };

/** Rules that act at once; the tests that want more say so. */
export const promptRules = (change: Partial<SceneRules> = {}): SceneRules => {
  const rules = defaultRules('program', AUDIENCE);
  return { ...rules, sideToMove: { ...rules.sideToMove, afterMs: 0 }, minimumMs: 0, ...change };
};

/** One instance in front of a fake OBS, with everything it told and logged. */
export interface Rig {
  readonly obs: FakeObs;
  readonly instance: Instance;
  readonly views: ObsView[];
  readonly lines: string[];
  /** What outlives a restart; a second rig on it is the instance after one. */
  readonly disk: Map<string, string>;
  view(): ObsView;
  full(): ReturnType<Instance['view']>;
  stinger(): ReturnType<Instance['stinger']>;
  press(scene: string): Promise<Problem | null>;
  seen(change: Partial<SceneInput>): void;
  toMove(side: MatchView['toMove']): void;
  /** Starts and waits for the connection. */
  connect(): Promise<void>;
}

/** Needs fake timers. The audience scenes are White and Black, on program is Break. */
export const createRig = (disk = new Map<string, string>(), rules: SceneRules | null = promptRules()): Rig => {
  const obs = createFakeObs();
  const views: ObsView[] = [];
  const lines: string[] = [];
  const keep = (line: string): void => void lines.push(line);
  if (rules !== null) disk.set('obs.rules.program', JSON.stringify(rules));
  const settings = {
    read: (key: string) => disk.get(key) ?? null,
    save: (key: string, text: string) => void disk.set(key, text),
  };
  const instance: Instance = new Instance({
    id: 'program',
    address: HOST,
    password: undefined,
    openSocket: obs.open,
    audience: AUDIENCE,
    isForHome: false,
    store: { settings, isRules: isSceneRules },
    pageUrl: (graphic) => `http://pages/${graphic}`,
    notNow: () => null,
    stream: null,
    changed: () => {
      const now = instance.short();
      if (!isDeepStrictEqual(now, views.at(-1))) views.push(now);
    },
    log: { info: keep, warn: keep },
    now: () => Date.now(),
  });
  const view = (): ObsView => instance.short();
  const connect = async (): Promise<void> => {
    instance.start();
    await soon();
    if (view().state !== 'connected') throw new Error(`Not connected but ${view().state}.`);
  };
  let seen: SceneInput = { ...NOTHING_SEEN, matchId: 'match-1' };
  const known = sceneRulesOf(null).map(({ id }) => id);
  const change = (changed: Partial<SceneInput>): void => instance.matchChanged((seen = { ...seen, ...changed }), known);
  return {
    obs,
    instance,
    views,
    lines,
    disk,
    view,
    connect,
    full: () => instance.view(),
    stinger: () => instance.stinger(),
    press: (scene) => instance.cutScene(scene, 'program'),
    seen: change,
    toMove: (toMove) => change({ toMove }),
  };
};

/** A rig of its own for each test, on a clock that the test holds; nothing may be left ticking when it is stopped. */
export const rigForEach = (give: (rig: Rig) => void): void => {
  let rig: Rig;
  beforeEach(() => {
    vi.useFakeTimers();
    rig = createRig();
    give(rig);
  });
  afterEach(async () => {
    rig.instance.stop();
    await soon();
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });
};
