import type { Time } from '../pageTime';
import { drawnWith, holdAfter, type Held, type Hold, type ShownAfterMs } from './hold';

/**
 * Pictures of one graphic as they come, each drawn at once, or with what is held until the boards have shown the rest.
 */
export interface Holder<P extends Held> {
  /**
   * Draws, and draws once more when nothing is held any longer, unless another picture came.
   * @param shownAfterMs null: the picture is set, and nothing waits
   */
  readonly take: (current: P, shownAfterMs: ShownAfterMs<P> | null, draw: (picture: P) => void) => void;
  /** What is held is not drawn any more. */
  readonly stop: () => void;
}

export const createHolder = <P extends Held>({ nowMs, later }: Time): Holder<P> => {
  let last: P | null = null;
  let hold: Hold<P> | null = null;
  let cancel = (): void => undefined;
  return {
    take: (current, shownAfterMs, draw) => {
      cancel();
      hold = last === null || shownAfterMs === null ? null : holdAfter(hold, last, current, shownAfterMs, nowMs());
      last = current;
      const release = (): void => {
        hold = null;
        draw(current);
      };
      cancel = hold === null ? () => undefined : later(release, hold.untilMs - nowMs());
      draw(drawnWith(hold, current));
    },
    stop: () => cancel(),
  };
};
