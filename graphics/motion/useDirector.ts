import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { createDirector, type Director } from './director';

/**
 * Plays `build` on the stage whenever `motionId` changes; null sets the picture. A page that becomes visible again,
 * or goes on air in OBS, shows the end state at once: browser sources freeze in the middle of a motion while hidden.
 */
export const useDirector = (
  stage: RefObject<HTMLElement | null>,
  motionId: number,
  build: ((stage: HTMLElement) => gsap.core.Timeline) | null,
): void => {
  const director = useRef<Director | null>(null);
  const played = useRef<number | null>(null);
  useLayoutEffect(() => {
    const element = stage.current;
    if (!element || played.current === motionId) return;
    played.current = motionId;
    director.current ??= createDirector(element);
    if (build) director.current.play(() => build(element));
    else director.current.finish();
  });
  useEffect(() => {
    const finishWhenSeen = (): void => {
      if (!document.hidden) director.current?.finish();
    };
    document.addEventListener('visibilitychange', finishWhenSeen);
    window.addEventListener('obsSourceActiveChanged', finishWhenSeen);
    return () => {
      document.removeEventListener('visibilitychange', finishWhenSeen);
      window.removeEventListener('obsSourceActiveChanged', finishWhenSeen);
      director.current?.finish();
    };
  }, []);
};
