import type { AirStep } from '../air';
import type { Motion } from '../parts';
import type { Announced } from './announced';
import type { QueueEvent } from './queue';

export type PlateStep<A extends Announced> = AirStep | A;

interface Drawn<P, A extends Announced> {
  readonly current: P;
  readonly motion: Motion<P, PlateStep<A>>;
}

const isNews = <A extends Announced>(step: PlateStep<A>): step is A => 'factIds' in step;

/**
 * What a picture says to the queue; null when the queue has heard it all. A picture without a motion of its own brings
 * nothing, but may take away what is being told: a flag that fell by mistake, a wait that is over.
 * @param heard what was said last; null: nothing yet
 */
export const reportOf = <P extends { readonly on: boolean }, A extends Announced>(
  heard: Drawn<P, A> | null,
  { current, motion }: Drawn<P, A>,
  standing: (current: P) => ReadonlySet<string>,
): QueueEvent<A> | null => {
  const isMotionHeard = heard?.motion.id === motion.id;
  if (isMotionHeard && (!current.on || heard.current === current)) return null;
  if (!current.on) return { kind: motion.before?.on ? 'leave' : 'clear' };
  const fresh = isMotionHeard || !motion.before ? [] : motion.steps.filter(isNews);
  return { kind: 'news', fresh, standing: standing(current) };
};
