import type { SceneRules } from '@schemas/obsInstances';
import type { SceneInput } from '../../games/common/scenes';
import { PLAY_SCENE } from './defaults';

/** Why automation wants a scene. */
export type Cause = 'side_to_move' | 'key_change' | 'last_branch' | 'clock_stopped' | 'match_over' | 'play';

/** A scene that the state of the match asks for. `id` stays the same as long as the same state lasts. */
export interface Wanted {
  readonly id: string;
  readonly cause: Cause;
  readonly scene: string;
  /** The delay of its rule. */
  readonly afterMs: number;
}

/** The match's demands with the times at which they arose, Unix ms. */
export interface Watch {
  readonly seen: SceneInput;
  readonly base: Wanted | null;
  readonly baseSinceMs: number;
  /** The last key change that was seen to happen; null after it was taken back, or before any. */
  readonly keyAtMs: number | null;
}

/**
 * What the state of the match asks for, the strongest first: the end, a stopped clock, a last line, the side to move.
 */
const baseOf = (seen: SceneInput, rules: SceneRules): Wanted | null => {
  const { sideToMove, lastBranch, clockStopped, matchOver } = rules;
  const { matchId, toMove } = seen;
  if (seen.isOver) return matchOver.on ? { id: `over:${matchId}`, cause: 'match_over', ...matchOver } : null;
  if (seen.isStopped && clockStopped.on) return { id: `stopped:${matchId}`, cause: 'clock_stopped', ...clockStopped };
  if (seen.isLastBranch && lastBranch.on) return { id: `last:${matchId}`, cause: 'last_branch', ...lastBranch };
  if (toMove === null || !sideToMove.on) return null;
  const { scenes, afterMs } = sideToMove;
  return { id: `side:${matchId}:${toMove}`, cause: 'side_to_move', scene: scenes[toMove], afterMs };
};

/**
 * Where no side to move has a scene nothing asks for the boards: from a stopped clock's scene it is gone back to them
 * when the clocks go on.
 */
const playOf = (watch: Watch | null, { matchId, toMove, isOver, isStopped }: SceneInput): Wanted | null => {
  const before = watch?.seen.matchId === matchId ? watch.base?.cause : undefined;
  const wasLeft = before === 'clock_stopped' || before === 'play';
  if (!wasLeft || toMove !== null || isOver || isStopped) return null;
  return { id: `play:${matchId}`, cause: 'play', scene: PLAY_SCENE, afterMs: 0 };
};

const keyTime = (watch: Watch | null, seen: SceneInput, nowMs: number): number | null => {
  if (watch === null || watch.seen.matchId !== seen.matchId) return null;
  if (seen.keyChanges > watch.seen.keyChanges) return nowMs;
  return seen.keyChanges < watch.seen.keyChanges ? null : watch.keyAtMs;
};

/**
 * The demands after the match or the rules changed. The first look begins everything now: what happened before we
 * looked is no news, so no key change comes of it.
 */
export const observe = (watch: Watch | null, seen: SceneInput, rules: SceneRules, nowMs: number): Watch => {
  const base = baseOf(seen, rules) ?? playOf(watch, seen);
  const isSame = watch !== null && watch.base?.id === base?.id;
  return { seen, base, baseSinceMs: isSame ? watch.baseSinceMs : nowMs, keyAtMs: keyTime(watch, seen, nowMs) };
};
