/** A finger is broad, and is told as one point: so far beside a button it is still on it, px. */
const BESIDE_PX = 12;

/** Whether a pointer is on a button; a finger that slid off stays the button's own, and leaves nothing by itself. */
export const isOn = (
  { left, top, right, bottom }: Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
): boolean =>
  clientX >= left - BESIDE_PX &&
  clientX <= right + BESIDE_PX &&
  clientY >= top - BESIDE_PX &&
  clientY <= bottom + BESIDE_PX;
