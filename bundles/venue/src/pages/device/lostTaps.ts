/** A click follows its finger at once; one that has not come by now does not come. */
const CLICK_WITHIN_MS = 150;
/** A finger that slid further did not mean the button any more, px. */
const SLIP = 12;

interface Tap {
  readonly button: HTMLButtonElement;
  readonly pointerId: number;
  readonly x: number;
  readonly y: number;
}

const buttonOf = (target: EventTarget | null): HTMLButtonElement | null =>
  target instanceof Element ? target.closest<HTMLButtonElement>('button:not(:disabled)') : null;

/**
 * Presses what a finger touched where the browser makes no click of it: Chromium leaves out some of those that follow a
 * drag. What is to be held answers to the pointer itself and is left alone.
 */
export const pressLostTaps = (page: Document): void => {
  let down: Tap | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Pressed here already: a click that comes after all is not a second one. */
  let pressed: HTMLButtonElement | null = null;

  const onDown = ({ pointerType, pointerId, target, clientX: x, clientY: y }: PointerEvent): void => {
    const button = pointerType === 'touch' && down === null ? buttonOf(target) : null;
    pressed = null;
    down = button === null || button.matches('.hold') ? null : { button, pointerId, x, y };
  };
  const onUp = ({ pointerId, clientX, clientY }: PointerEvent): void => {
    const tap = down;
    down = null;
    if (tap === null || tap.pointerId !== pointerId) return;
    if (Math.hypot(clientX - tap.x, clientY - tap.y) > SLIP) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (!tap.button.isConnected || tap.button.disabled) return;
      tap.button.click();
      pressed = tap.button;
    }, CLICK_WITHIN_MS);
  };
  const onClick = (event: MouseEvent): void => {
    if (!event.isTrusted) return;
    clearTimeout(timer);
    if (pressed === null || buttonOf(event.target) !== pressed) return;
    pressed = null;
    event.preventDefault();
    event.stopPropagation();
  };
  page.addEventListener('pointerdown', onDown, true);
  page.addEventListener('pointerup', onUp, true);
  page.addEventListener('pointercancel', () => (down = null), true);
  page.addEventListener('click', onClick, true);
};
