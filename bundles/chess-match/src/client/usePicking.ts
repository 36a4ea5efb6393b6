import {
  letGo,
  mayHold,
  movesTo,
  pickUp,
  pulled,
  squareAt,
  targetsOf,
  type Field,
  type Picked,
  type PickableMove,
  type Held,
  type Point,
} from '../view';
import { useState, type MouseEvent, type PointerEvent, type RefObject } from 'react';

/** Which presses draw instead of moving, and what becomes of a mark. */
interface Pen {
  readonly draws: (event: PointerEvent) => boolean;
  /** From a square to itself: a circle. */
  readonly onDraw: (from: string, to: string, event: PointerEvent) => void;
}

interface PickingParts<M extends PickableMove> {
  /** The legal moves, asked for only once something is taken up. */
  readonly movesOf: () => readonly M[];
  readonly field: Field;
  /** The drawn squares and nothing else: where on the board the pointer is that was pressed on a reserve. */
  readonly squares?: RefObject<Element | null> | undefined;
  readonly isEnabled: boolean;
  /** Where the piece seen on a square stood before the draft; the square itself by default. */
  readonly originAt?: ((square: string, isHolding: boolean) => string | null) | undefined;
  readonly pen?: Pen | undefined;
  readonly onMove: (move: M) => void;
  /** Something was put where it may not go, or pressed and has no move at all: it may be nobody's piece. */
  readonly onRefused?: ((held: Held, to: string) => void) | undefined;
}

const LEFT_BUTTON = 0;

/**
 * A piece picked up from a square or a reserve and put down, by drag or by two clicks; a mark drawn where there is a
 * pen.
 */
export const usePicking = <M extends PickableMove>(parts: PickingParts<M>) => {
  const { movesOf, field, squares, isEnabled, originAt = (square) => square, pen, onMove, onRefused } = parts;
  const [kept, setPicked] = useState<Picked | null>(null);
  const [choice, setChoice] = useState<readonly M[]>([]);
  /** The square pressed last from which nothing may be taken up. */
  const [still, setStill] = useState<string | null>(null);
  const isStale = kept?.kind === 'piece' && !(isEnabled && mayHold(movesOf(), kept.held));
  const picked = isStale ? null : kept;
  const taken = picked?.kind === 'piece' ? picked : null;
  const mark = picked?.kind === 'pen' ? picked : null;

  /** Beside the board while it is not drawn. */
  const pointOn = (drawing: Element | null | undefined, event: PointerEvent): Point => {
    const box = drawing?.getBoundingClientRect();
    if (box === undefined) return { x: -1, y: -1 };
    return {
      x: ((event.clientX - box.left) / box.width) * field.files,
      y: ((event.clientY - box.top) / box.height) * field.ranks,
    };
  };
  const drop = (): void => {
    setPicked(null);
    setChoice([]);
  };
  const putDown = (held: Held, square: string): boolean => {
    const found = movesTo(movesOf(), held, square);
    const [only] = found;
    if (only === undefined) return false;
    if (found.length > 1) setChoice(found);
    else onMove(only);
    setPicked(null);
    return true;
  };
  /** @param held what was in hand or pressed before; null: nothing */
  const refuse = (held: Held | null, to: string): void => {
    if (held !== null && !('from' in held && held.from === to)) onRefused?.(held, to);
  };
  const grab = (event: PointerEvent, held: Held, point: Point): void => {
    const next = pickUp(movesOf(), held, point, taken);
    if (next !== null) event.currentTarget.setPointerCapture(event.pointerId);
    setPicked(next);
  };
  const letGoAt = (event: PointerEvent, point: Point): void => {
    const square = squareAt(point, field);
    if (mark !== null) {
      if (square !== null) pen?.onDraw(mark.from, square, event);
      setPicked(null);
    } else if (taken?.isDown === true) {
      if (!taken.hasMoved || square === null || !putDown(taken.held, square)) setPicked(letGo(taken));
      else return;
      if (taken.hasMoved && square !== null) refuse(taken.held, square);
    } else if (taken === null && still !== null && square !== null && square !== still) {
      refuse({ from: still }, square);
      setStill(null);
    }
  };
  /** What follows a press, wherever it was: `drawing` tells the squares that the pointer goes over. */
  const following = (drawing: (event: PointerEvent) => Element | null | undefined) => ({
    onPointerMove: (event: PointerEvent): void => {
      if (picked !== null) setPicked(pulled(picked, pointOn(drawing(event), event), field));
    },
    onPointerUp: (event: PointerEvent): void => letGoAt(event, pointOn(drawing(event), event)),
    onPointerCancel: drop,
  });
  return {
    held: taken?.held ?? null,
    /** The square whose piece is in hand. */
    picked: taken !== null && 'from' in taken.held ? taken.held.from : null,
    /** Middle of what is dragged, in squares. */
    dragged: taken?.hasMoved === true ? taken.point : null,
    targets: taken === null ? [] : targetsOf(movesOf(), taken.held),
    /** The mark being drawn. */
    mark,
    /** What a pawn may become, while that is to be chosen. */
    promotions: isEnabled ? choice : [],
    promote: (move: M | null): void => {
      setChoice([]);
      if (move !== null) onMove(move);
    },
    drop,
    /** For the squares. */
    onBoard: {
      ...following(({ currentTarget }) => currentTarget),
      onPointerDown: (event: PointerEvent): void => {
        const point = pointOn(event.currentTarget, event);
        const square = squareAt(point, field);
        setChoice([]);
        if (square === null) return;
        if (pen?.draws(event) === true) {
          event.currentTarget.setPointerCapture(event.pointerId);
          setPicked({ kind: 'pen', from: square, to: square });
          return;
        }
        if (!isEnabled || event.button !== LEFT_BUTTON || (taken !== null && putDown(taken.held, square))) return;
        const from = originAt(square, taken !== null);
        if (from === null || !mayHold(movesOf(), { from })) {
          refuse(taken?.held ?? (still === null ? null : { from: still }), square);
          setStill(from ?? square);
        } else setStill(null);
        if (from === null) setPicked(null);
        else grab(event, { from }, point);
      },
      ...(pen === undefined ? {} : { onContextMenu: (event: MouseEvent): void => event.preventDefault() }),
    },
    /** For a kind of piece of the reserve. */
    onReserve: (piece: string) => ({
      ...following(() => squares?.current),
      onPointerDown: (event: PointerEvent): void => {
        setChoice([]);
        if (isEnabled && event.button === LEFT_BUTTON) grab(event, { piece }, pointOn(squares?.current, event));
      },
    }),
  };
};

export type Picking<M extends PickableMove> = ReturnType<typeof usePicking<M>>;
