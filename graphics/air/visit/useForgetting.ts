import { useEffect } from 'react';
import type { Announced } from './announced';
import type { Announcer } from './announcer';

/** Seen again after a while, nothing of what passed unseen is told. */
export const useForgetting = <A extends Announced>(announcer: Announcer<A>): void => {
  useEffect(() => {
    const forget = (): void => {
      if (!document.hidden) announcer.send({ kind: 'clear' });
    };
    document.addEventListener('visibilitychange', forget);
    window.addEventListener('obsSourceActiveChanged', forget);
    return () => {
      document.removeEventListener('visibilitychange', forget);
      window.removeEventListener('obsSourceActiveChanged', forget);
      announcer.stop();
    };
  }, [announcer]);
};
