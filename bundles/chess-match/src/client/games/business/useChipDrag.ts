import { useEffect, useRef, useState, type PointerEvent } from 'react';

export interface ChipDrag {
  readonly from: number;
  readonly x: number;
  readonly y: number;
  /** The board that takes the chip: another one, under the pointer when that was moved last. */
  readonly over: number | null;
}

/** The card under a point of the window that takes chips. */
const boardAt = (x: number, y: number): number | null => {
  const card = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-takes-chips="true"]');
  return card === null || card === undefined ? null : Number(card.dataset['board']);
};

/**
 * Leads one chip on its way from board to board under the pointer. It goes to the board that is lit: boards may move
 * under a hand that rests, and what was seen there last is what is meant.
 */
export const useChipDrag = (onDrop: (from: number, to: number) => void) => {
  const [drag, setDrag] = useState<ChipDrag | null>(null);
  /** The same, whatever of it has been drawn yet. */
  const hand = useRef<ChipDrag | null>(null);
  const isHeld = drag !== null;
  useEffect(() => {
    if (!isHeld) return undefined;
    const follow = ({ clientX: x, clientY: y }: globalThis.PointerEvent): void => {
      const held = hand.current;
      if (held === null || (x === held.x && y === held.y)) return;
      const board = boardAt(x, y);
      hand.current = { from: held.from, x, y, over: board === held.from ? null : board };
      setDrag(hand.current);
    };
    const letGo = (): void => {
      hand.current = null;
      setDrag(null);
    };
    const end = (event: globalThis.PointerEvent): void => {
      follow(event);
      const held = hand.current;
      letGo();
      if (held !== null && held.over !== null) onDrop(held.from, held.over);
    };
    window.addEventListener('pointermove', follow);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', letGo);
    return () => {
      window.removeEventListener('pointermove', follow);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', letGo);
    };
  }, [isHeld, onDrop]);
  const grab = (board: number, event: PointerEvent<HTMLElement>): void => {
    if (event.button !== 0) return;
    event.preventDefault();
    hand.current = { from: board, x: event.clientX, y: event.clientY, over: null };
    setDrag(hand.current);
  };
  return { drag, grab };
};
