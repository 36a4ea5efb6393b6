import { useEffect, useRef } from 'react';

/**
 * Where a page's work goes on; and where it ends, as nothing can be done there any more: at taking the last fact back.
 */
const HOMES = ['work', 'end'].map((home) => `[data-focus-home="${home}"]:not(:disabled)`);

/** Where the focus belongs when what had it is gone or can do nothing; null where the page names no such place. */
export const focusHome = (): HTMLElement | null => {
  for (const home of HOMES) {
    const found = document.querySelector<HTMLElement>(home);
    if (found !== null) return found;
  }
  return null;
};

/** Whether keys would go nowhere: nothing has the focus, or what has it has just been disabled. */
const isNowhere = (element: Element | null): boolean =>
  element === null || element === document.body || element.matches(':disabled');

/**
 * The end of a match disables most of a page: what had the focus then hands it on. @param isEnded and can be taken back
 */
export const useKeptFocus = (isEnded: boolean): void => {
  const was = useRef(isEnded);
  useEffect(() => {
    if (isEnded && !was.current && isNowhere(document.activeElement)) focusHome()?.focus();
    was.current = isEnded;
  }, [isEnded]);
};
