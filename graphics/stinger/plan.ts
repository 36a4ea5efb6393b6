import type { AirView, InstanceId, StingersView } from 'chess-match/client';
import type { Motion } from '../air/parts';

export interface StingerStep {
  readonly kind: 'play';
  /**
   * The stinger of the server that it is, and that holds the frame covered until the server lets it go; null: a take.
   */
  readonly covers: number | null;
}

export interface StingerPicture {
  readonly air: AirView;
  readonly stingers: StingersView;
}

const INSTANCES = ['program', 'white', 'black'] as const satisfies readonly InstanceId[];

/** `?machine=white`: the OBS that shows this page, whose changes of scene it covers; the program's by default. */
export const instanceOf = (search: string): InstanceId => {
  const asked = new URLSearchParams(search).get('machine');
  return INSTANCES.find((instance) => instance === asked) ?? 'program';
};

const isTaken = (previous: AirView, current: AirView): boolean =>
  current.graphics.stinger.takes === previous.graphics.stinger.takes + 1 && current.taken.includes('stinger');

/**
 * The stinger plays when it is taken, whether that turned it in or out: it has no state to stay in. A clear and an
 * undo count as changes of its slot too, but nobody called for a transition then. It plays too when the server is
 * about to change the scene of its OBS under it.
 */
export const planStinger = (
  previous: StingerPicture,
  current: StingerPicture,
  instance: InstanceId,
): readonly StingerStep[] => {
  const stinger = current.stingers[instance].played;
  if (stinger === previous.stingers[instance].played + 1) return [{ kind: 'play', covers: stinger }];
  return isTaken(previous.air, current.air) ? [{ kind: 'play', covers: null }] : [];
};

/**
 * The motion that plays, or was the last to play. A picture that is set (an undo, another match) brings a motion
 * without steps: it ends what other graphics show, but a frame that is being covered must be uncovered again.
 */
export const playing = <M extends Pick<Motion<unknown, StingerStep>, 'steps'>>(last: M, motion: M): M =>
  motion.steps.length > 0 ? motion : last;
