/** Between a window and the edge of the screen, CSS px; as .ui-dialog's max-height leaves it. */
const MARGIN = 16;

/**
 * What a window has to say may come after it opened. It then grows upwards: its buttons, one of which is being aimed at, stay where
 * they are as long as there is room above. It hangs by its foot, so that the layout itself keeps them there: put back afterwards they
 * would be elsewhere for some milliseconds, and a press at that moment lost. Given as the `ref` of a window that opens in the middle
 * of the screen.
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
  const centre = (): void => {
    Object.assign(window.style, { top: '', bottom: '', transform: '' });
    hangAt(window.getBoundingClientRect().bottom);
    keepInside();
  };
  centre();
  const size = new ResizeObserver(keepInside);
  size.observe(window);
  globalThis.addEventListener('resize', centre);
  return () => {
    size.disconnect();
    globalThis.removeEventListener('resize', centre);
  };
};
