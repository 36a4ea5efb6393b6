import type { BySide } from '../rules/common/sides';
import type { Intent, Reason } from './intent';

/** Names of the two audience scenes in OBS. */
export type AudienceScenes = BySide<string>;

export interface Desired {
  readonly scene: string;
  readonly reason: Reason;
}

/**
 * The scene we want on program now; null = no wish, OBS is left alone.
 * Following only switches between the two audience scenes: while a third one is on program (a break, a replay)
 * the director chose it and following asks for nothing. A button acts from anywhere.
 */
export const desired = (intent: Intent, scenes: AudienceScenes, programScene: string | null): Desired | null => {
  const { wish } = intent;
  if (wish === null) return null;
  const isAudience = programScene === scenes.white || programScene === scenes.black;
  if (wish.reason !== 'button' && !isAudience) return null;
  return { scene: scenes[wish.side], reason: wish.reason };
};
