import { useEffect, useState, type PointerEvent } from 'react';

export interface ChipDrag {
  readonly from: number;
  readonly x: number;
  readonly y: number;
  /** The board under the chip, if it is another one that can take it. */
  readonly over: number | null;
}

/** The card under a point of the window that takes chips. */
const boardAt = (x: number, y: number): number | null => {
  const card = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-takes-chips="true"]');
  return card === null || card === undefined ? null : Number(card.dataset['board']);
};

/** One chip on its way from board to board under the pointer. */
export const useChipDrag = (onDrop: (from: number, to: number) => void) => {
  const [drag, setDrag] = useState<ChipDrag | null>(null);
  const from = drag?.from ?? null;
  useEffect(() => {
    if (from === null) return undefined;
    const over = ({ clientX, clientY }: globalThis.PointerEvent): number | null => {
      const board = boardAt(clientX, clientY);
      return board === from ? null : board;
    };
    const move = (event: globalThis.PointerEvent): void => {
      setDrag({ from, x: event.clientX, y: event.clientY, over: over(event) });
    };
    const end = (event: globalThis.PointerEvent): void => {
      setDrag(null);
      const to = over(event);
      if (to !== null) onDrop(from, to);
    };
    const cancel = (): void => {
      setDrag(null);
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', cancel);
    return () => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', cancel);
    };
  }, [from, onDrop]);
  const grab = (board: number, event: PointerEvent<HTMLElement>): void => {
    if (event.button !== 0) return;
    event.preventDefault();
    setDrag({ from: board, x: event.clientX, y: event.clientY, over: null });
  };
  return { drag, grab };
};
