import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { createSequencer, type Sequencer } from './sequencer';

/**
 * Plays `build` on the root whenever `motionId` changes; null sets the picture. The motion is built when the picture is
 * in the DOM and its handler has returned, before anything is painted: building makes the browser work out styles of
 * all that changed. A page that becomes visible again, or goes on air in OBS, shows the end state at once: browser
 * sources freeze in the middle of a motion while hidden.
 */
export const useSequencer = (
  root: RefObject<HTMLElement | null>,
  motionId: number,
  build: ((root: HTMLElement) => gsap.core.Timeline) | null,
): void => {
  const sequencer = useRef<Sequencer | null>(null);
  const played = useRef<number | null>(null);
  useLayoutEffect(() => {
    const element = root.current;
    if (!element || played.current === motionId) return;
    played.current = motionId;
    const own = (sequencer.current ??= createSequencer(element));
    if (build === null) own.finish();
    else
      queueMicrotask(() => {
        if (played.current === motionId) own.play(() => build(element));
      });
  });
  useEffect(() => {
    const finishWhenSeen = (): void => {
      if (!document.hidden) sequencer.current?.finish();
    };
    document.addEventListener('visibilitychange', finishWhenSeen);
    window.addEventListener('obsSourceActiveChanged', finishWhenSeen);
    return () => {
      played.current = null;
      document.removeEventListener('visibilitychange', finishWhenSeen);
      window.removeEventListener('obsSourceActiveChanged', finishWhenSeen);
      sequencer.current?.finish();
    };
  }, []);
};
