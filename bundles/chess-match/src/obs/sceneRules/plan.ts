import type { ObsInstancesView, SceneRules } from '@schemas/obsInstances';
import { PLAY_SCENE, ruledScenes } from './defaults';
import type { Cause, Wanted, Watch } from './watch';

/** What OBS shows, with our knowledge of since when. */
export interface OnAir {
  readonly programScene: string | null;
  /** Null without studio mode. */
  readonly previewScene: string | null;
  readonly sinceMs: number;
  readonly scenes: readonly string[];
}

/** Everything the next step depends on; times are Unix ms. */
export interface Situation {
  readonly watch: Watch;
  readonly rules: SceneRules;
  /** Null while OBS is not connected. */
  readonly onAir: OnAir | null;
  /** The hold button. */
  readonly isHeld: boolean;
  /** A human chose the picture: automation rests until then. */
  readonly overrideUntilMs: number | null;
  /** Ids of steps that shall not come. */
  readonly skipped: readonly string[];
  /** Not before: the last attempt failed. */
  readonly retryAtMs: number;
}

export type Waits = NonNullable<ObsInstancesView['instances'][number]['next']>['waits'];

/** The next automatic change of the picture. */
export interface NextStep {
  readonly id: string;
  readonly scene: string;
  readonly cause: Cause;
  /** Null while it waits for something else than time. */
  readonly dueMs: number | null;
  readonly waits: Waits;
}

interface Candidate {
  readonly id: string;
  readonly cause: Cause;
  readonly scene: string;
  readonly atMs: number;
  /** After that it is not worth showing any more. */
  readonly untilMs: number;
}

const keyCandidate = ({ seen, keyAtMs }: Watch, { keyChange }: SceneRules): Candidate | null => {
  if (keyAtMs === null || !keyChange.on) return null;
  const { afterMs, forMs, scene } = keyChange;
  const id = `key:${seen.matchId}:${seen.keyChanges}`;
  const atMs = keyAtMs + afterMs;
  return { id, cause: 'key_change', scene, atMs, untilMs: atMs + forMs };
};

const baseCandidate = ({ id, cause, scene, afterMs }: Wanted, sinceMs: number, notBeforeMs: number): Candidate => ({
  id,
  cause,
  scene,
  atMs: Math.max(sinceMs + afterMs, notBeforeMs),
  untilMs: Infinity,
});

/** What shall be on air in order of time: a key change for its while, then what the state of the match asks for. */
const candidates = ({ watch, rules, skipped }: Situation, nowMs: number): Candidate[] => {
  const key = keyCandidate(watch, rules);
  const hasKey = key !== null && key.untilMs > nowMs && !skipped.includes(key.id);
  const { base, baseSinceMs } = watch;
  const isBaseWanted = base !== null && !skipped.includes(base.id);
  return [
    ...(hasKey ? [key] : []),
    ...(isBaseWanted ? [baseCandidate(base, baseSinceMs, hasKey ? key.untilMs : 0)] : []),
  ];
};

/** Whether a scene is not a human's own: automation may leave it. */
const isOurs = (scene: string, { rules, watch }: Situation): boolean =>
  ruledScenes(rules).includes(scene) || (scene === PLAY_SCENE && watch.seen.toMove === null);

/** What holds a step back beside time; the strongest first. */
const waitOf = (scene: string, situation: Situation, nowMs: number): Waits => {
  const { onAir, isHeld, overrideUntilMs } = situation;
  if (onAir === null) return 'offline';
  if (isHeld) return 'hold';
  const { programScene, previewScene, scenes } = onAir;
  if (!scenes.includes(scene)) return 'no_scene';
  if (programScene !== null && !isOurs(programScene, situation)) return 'own_scene';
  if (previewScene === scene) return 'preview';
  return overrideUntilMs !== null && overrideUntilMs > nowMs ? 'override' : null;
};

/**
 * The next automatic step, or null when nothing else is wanted than what is on program. Pure: called again whenever
 * something changes and when its own `dueMs` has come. A step is to be carried out when `waits` is null and it is due.
 */
export const planNext = (situation: Situation, nowMs: number): NextStep | null => {
  const { rules, onAir, overrideUntilMs, retryAtMs } = situation;
  const earliestMs = Math.max((onAir?.sinceMs ?? 0) + rules.minimumMs, overrideUntilMs ?? 0, retryAtMs);
  for (const { id, cause, scene, atMs, untilMs } of candidates(situation, nowMs)) {
    const dueMs = Math.max(atMs, earliestMs);
    // What is there already stays there; the one after it is the next change.
    if (dueMs >= untilMs || scene === onAir?.programScene) continue;
    const waits = waitOf(scene, situation, nowMs);
    return { id, scene, cause, waits, dueMs: waits === null || waits === 'override' ? dueMs : null };
  }
  return null;
};
