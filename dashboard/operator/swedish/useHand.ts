import { useState, type PointerEvent, type RefObject } from 'react';
import type { Field, Point } from 'chess-match/client/view';
import { squareUnder, UNIT } from '../boards/drawing';
import { mayHold, movesTo, sameHeld, targetsOf, type DeskMove, type Held } from './model/hand';

interface Hand {
  readonly held: Held;
  /** The pointer is down since the piece was picked up; false after the first click of two. */
  readonly isDown: boolean;
  readonly start: Point;
  readonly point: Point;
  readonly hasMoved: boolean;
  /** It was in hand before this press: releasing it where it lies puts it down. */
  readonly wasHeld: boolean;
}

interface HandParts {
  readonly moves: readonly DeskMove[];
  readonly field: Field;
  /** The drawn squares: where the pointer is on the board, wherever it was pressed. */
  readonly squares: RefObject<HTMLDivElement | null>;
  readonly isEnabled: boolean;
  readonly onMove: (san: string) => void;
}

const DRAG_FROM_UNITS = 6;

/** A man picked up from a square or a reserve and put down, by drag or by two clicks. */
export const useHand = ({ moves, field, squares, isEnabled, onMove }: HandParts) => {
  const [hand, setHand] = useState<Hand | null>(null);
  const [promotions, setPromotions] = useState<readonly DeskMove[]>([]);
  const inHand = isEnabled && hand !== null && mayHold(moves, hand.held) ? hand : null;

  const pointOf = (event: PointerEvent): Point => {
    const box = squares.current?.getBoundingClientRect();
    if (box === undefined) return { x: -1, y: -1 };
    return {
      x: ((event.clientX - box.left) / box.width) * field.files * UNIT,
      y: ((event.clientY - box.top) / box.height) * field.ranks * UNIT,
    };
  };
  const putDown = (held: Held, square: string): boolean => {
    const found = movesTo(moves, held, square);
    const [only] = found;
    if (only === undefined) return false;
    if (found.length > 1) setPromotions(found);
    else onMove(only.san);
    setHand(null);
    return true;
  };
  const grab = (event: PointerEvent, held: Held): void => {
    if (!isEnabled || event.button !== 0 || !mayHold(moves, held)) {
      setHand(null);
      return;
    }
    setPromotions([]);
    event.currentTarget.setPointerCapture(event.pointerId);
    const point = pointOf(event);
    const wasHeld = inHand !== null && sameHeld(inHand.held, held);
    setHand({ held, isDown: true, start: point, point, hasMoved: false, wasHeld });
  };
  const onPointerMove = (event: PointerEvent): void => {
    if (inHand === null || !inHand.isDown) return;
    const point = pointOf(event);
    const wayUnits = Math.hypot(point.x - inHand.start.x, point.y - inHand.start.y);
    if (inHand.hasMoved || wayUnits > DRAG_FROM_UNITS) setHand({ ...inHand, point, hasMoved: true });
  };
  const onPointerUp = (event: PointerEvent): void => {
    if (inHand === null || !inHand.isDown) return;
    const square = squareUnder(pointOf(event), field);
    if (inHand.hasMoved && (square === null || !putDown(inHand.held, square))) setHand(null);
    else if (!inHand.hasMoved) setHand(inHand.wasHeld ? null : { ...inHand, isDown: false });
  };
  const drop = (): void => {
    setHand(null);
    setPromotions([]);
  };
  const following = { onPointerMove, onPointerUp, onPointerCancel: drop };
  return {
    held: inHand?.held ?? null,
    dragged: inHand?.hasMoved === true ? inHand.point : null,
    targets: inHand === null ? [] : targetsOf(moves, inHand.held),
    promotions: isEnabled ? promotions : [],
    drop,
    promote: (move: DeskMove | null): void => {
      setPromotions([]);
      if (move !== null) onMove(move.san);
    },
    /** For the squares. */
    onBoard: {
      ...following,
      onPointerDown: (event: PointerEvent): void => {
        const square = squareUnder(pointOf(event), field);
        if (square === null || (inHand !== null && putDown(inHand.held, square))) return;
        grab(event, { from: square });
      },
    },
    /** For a kind of man of the reserve. */
    onReserve: (piece: string) => ({
      ...following,
      onPointerDown: (event: PointerEvent): void => grab(event, { piece }),
    }),
  };
};

export type HandApi = ReturnType<typeof useHand>;
