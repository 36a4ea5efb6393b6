/** Between a window and the edge of the screen, CSS px; as .ui-dialog's max-height leaves it. */
const MARGIN = 16;

/**
 * What a window has to say may come after it opened. It then grows upwards: its buttons, one of which is being aimed at, stay where
 * they are as long as there is room above. Given as the `ref` of a window that opens in the middle of the screen.
 */
export const steadyFoot = (window: HTMLElement | null): (() => void) | undefined => {
  if (window === null) return undefined;
  let foot = 0;
  const place = (): void => {
    const { height } = window.getBoundingClientRect();
    const top = Math.max(MARGIN, foot - height);
    foot = top + height;
    Object.assign(window.style, { top: `${top}px`, transform: 'translateX(-50%)' });
  };
  const centre = (): void => {
    Object.assign(window.style, { top: '', transform: '' });
    foot = window.getBoundingClientRect().bottom;
    place();
  };
  centre();
  const size = new ResizeObserver(place);
  size.observe(window);
  globalThis.addEventListener('resize', centre);
  return () => {
    size.disconnect();
    globalThis.removeEventListener('resize', centre);
  };
};
