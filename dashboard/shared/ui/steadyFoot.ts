/** Between a window and the edge of the screen, CSS px; as .ui-dialog's max-height leaves it. */
const MARGIN = 16;

/**
 * What a window has to say may come after it opened. It then grows upwards: its buttons, one of which is being aimed
 * at, stay where they are. It hangs by its foot, so that the layout itself keeps them there: put back afterwards they
 * would be elsewhere for some milliseconds, and a press at that moment lost. A window that opens while something in it
 * is `aria-busy` hangs at the foot of the screen, where there is room above for whatever comes; any other in the
 * middle, and moves down only for what does not fit above. Given as the `ref` of a window that the style sheet centres.
 */
export const steadyFoot = (window: HTMLElement | null): (() => void) | undefined => {
  if (window === null) return undefined;
  const hangAt = (foot: number): void => {
    const bottom = `${document.documentElement.clientHeight - foot}px`;
    Object.assign(window.style, { top: 'auto', bottom, transform: 'translateX(-50%)' });
  };
  const keepInside = (): void => {
    const { top, bottom } = window.getBoundingClientRect();
    if (top < MARGIN) hangAt(bottom + MARGIN - top);
  };
  const hasMoreToCome = window.querySelector('[aria-busy="true"]') !== null;
  const place = (): void => {
    Object.assign(window.style, { top: '', bottom: '', transform: '' });
    const { bottom } = window.getBoundingClientRect();
    hangAt(hasMoreToCome ? document.documentElement.clientHeight - MARGIN : bottom);
    keepInside();
  };
  place();
  const size = new ResizeObserver(keepInside);
  size.observe(window);
  globalThis.addEventListener('resize', place);
  return () => {
    size.disconnect();
    globalThis.removeEventListener('resize', place);
  };
};
