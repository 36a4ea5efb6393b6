import { gsap } from 'gsap';

/**
 * Plays one motion at a time on a graphic and can always jump to the end state, which is what the page's own DOM says.
 */
export interface Sequencer {
  /** Ends what is running, then plays what `build` makes. Motions animate to the DOM as it stands, from what was. */
  play(build: () => gsap.core.Timeline): void;
  /** Jumps to the end state. */
  finish(): void;
}

/**
 * A motion that is not over so long after its end is not being painted: the page is not shown, or stands still.
 * Seconds.
 */
const GRACE = 2;

/** Motions touch only transforms, opacity and visibility; reverting them leaves the DOM as the page set it. */
export const createSequencer = (root: Element): Sequencer => {
  let running: gsap.Context | null = null;
  let guard: ReturnType<typeof setTimeout> | undefined;
  const finish = (): void => {
    clearTimeout(guard);
    running?.revert();
    running = null;
    delete (root as HTMLElement).dataset.moving;
  };
  return {
    finish,
    play: (build) => {
      finish();
      const context = gsap.context(() => undefined, root);
      running = context;
      (root as HTMLElement).dataset.moving = 'yes';
      context.add(() => {
        const end = (): void => {
          if (running === context) finish();
        };
        const timeline = build().eventCallback('onComplete', end);
        guard = setTimeout(end, (timeline.duration() + GRACE) * 1000);
      });
    },
  };
};
