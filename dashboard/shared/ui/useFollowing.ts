import { useEffect, type RefObject } from 'react';
import { scrollWithin } from './scrollTo';

/**
 * Keeps what a list marks with `aria-current` in sight: when that becomes another, and when the part of the page that
 * scrolls the list is given another size, as by a line that comes above it.
 */
export const useFollowing = (list: RefObject<HTMLElement | null>, current: unknown): void => {
  useEffect(() => {
    const part = list.current?.closest('.ui-panel-body, .ui-tab-content');
    if (!part) return undefined;
    // Called at once too, when it begins to observe.
    const size = new ResizeObserver(() => {
      const marked = list.current?.querySelector('[aria-current]');
      if (marked) scrollWithin(part, marked);
    });
    size.observe(part);
    return () => size.disconnect();
  }, [list, current]);
};
