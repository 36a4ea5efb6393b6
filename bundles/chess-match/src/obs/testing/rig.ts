import type { ObsMachinesView, SceneRules } from '@schemas/obsMachines';
import type { ObsView, Problem } from '@schemas/obs';
import type { MatchView } from '@schemas/match';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { Machine } from '../machine';
import { defaultRules } from '../rules/defaults';
import { NO_FACTS, type Facts } from '../rules/facts';
import { isSceneRules } from '../sceneRules';
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

/** One machine in front of a fake OBS, with everything it told and logged. */
export interface Rig {
  readonly obs: FakeObs;
  readonly machine: Machine;
  readonly views: ObsView[];
  readonly lines: string[];
  /** What outlives a restart; a second rig on it is the machine after one. */
  readonly disk: Map<string, string>;
  view(): ObsView;
  full(): ObsMachinesView['machines'][number];
  press(scene: string): Promise<Problem | null>;
  facts(change: Partial<Facts>): void;
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
  const machine: Machine = new Machine({
    ...{ id: 'program', address: HOST, password: undefined, openSocket: obs.open, audience: AUDIENCE },
    store: { settings, isRules: isSceneRules },
    pageUrl: (graphic) => `http://pages/${graphic}`,
    changed: () => {
      const now = machine.short();
      if (JSON.stringify(now) !== JSON.stringify(views.at(-1))) views.push(now);
    },
    log: { info: keep, warn: keep },
    now: () => Date.now(),
  });
  const view = (): ObsView => machine.short();
  const connect = async (): Promise<void> => {
    machine.start();
    await soon();
    if (view().state !== 'connected') throw new Error(`Not connected but ${view().state}.`);
  };
  let facts: Facts = { ...NO_FACTS, matchId: 'match-1' };
  const change = (changed: Partial<Facts>): void => machine.matchChanged((facts = { ...facts, ...changed }));
  return {
    ...{ obs, machine, views, lines, disk, view, connect },
    full: () => machine.view(),
    press: (scene) => machine.cutScene(scene, 'program'),
    facts: change,
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
    rig.machine.stop();
    await soon();
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });
};
