import {
  squareAt,
  type Field,
  type Point,
  type SketchArrow,
  type SketchCircle,
  type SketchColour,
} from 'chess-match/client';
import type { StudyBoard } from 'chess-match/client/explore';
import { useState, type MouseEvent, type PointerEvent } from 'react';

export type LegalMove = StudyBoard['moves'][number];
export type Tool = 'move' | 'draw';

/** A piece in hand, or a mark being drawn. Points are in squares. */
type Hand =
  | {
      readonly kind: 'man';
      readonly origin: string;
      readonly point: Point;
      readonly isDown: boolean;
      readonly hasMoved: boolean;
      /** It was in hand before this press: let go on its own square it is put down. */
      readonly wasPicked: boolean;
    }
  | { readonly kind: 'pen'; readonly from: string; readonly to: string; readonly colour: SketchColour };

interface HandParts {
  readonly field: Field;
  readonly moves: readonly LegalMove[];
  readonly tool: Tool;
  readonly colour: SketchColour;
  readonly onMove: (san: string) => void;
  readonly onDraw: (from: string, to: string, colour: SketchColour) => void;
}

/** A pull shorter than this, in squares, is a click. */
const PULL = 0.15;

const pointOf = (event: PointerEvent<SVGSVGElement>, { files, ranks }: Field): Point => {
  const box = event.currentTarget.getBoundingClientRect();
  return {
    x: ((event.clientX - box.left) / box.width) * files,
    y: ((event.clientY - box.top) / box.height) * ranks,
  };
};

/** Colours of the right button with modifiers, as analysis boards have them; without one, the colour chosen. */
const colourOf = (event: PointerEvent, chosen: SketchColour): SketchColour => {
  if (event.altKey) return event.shiftKey || event.ctrlKey ? 'yellow' : 'blue';
  return event.shiftKey || event.ctrlKey ? 'red' : chosen;
};

const targetsOf = (moves: readonly LegalMove[], origin: string): readonly string[] => [
  ...new Set(moves.filter(({ from }) => from === origin).map(({ to }) => to)),
];

/** Moving by drag or by two clicks, drawing with the right button or, with the tool, by any pointer. */
export const useHand = ({ field, moves, tool, colour, onMove, onDraw }: HandParts) => {
  const [hand, setHand] = useState<Hand | null>(null);
  const [promotions, setPromotions] = useState<readonly LegalMove[]>([]);
  const man = hand?.kind === 'man' && moves.some(({ from }) => from === hand.origin) ? hand : null;
  const pen = hand?.kind === 'pen' ? hand : null;

  const putDown = (origin: string, square: string): boolean => {
    const found = moves.filter(({ from, to }) => from === origin && to === square);
    const [only] = found;
    if (only === undefined) return false;
    if (found.length > 1) setPromotions(found);
    else onMove(only.san);
    setHand(null);
    return true;
  };
  const onPointerDown = (event: PointerEvent<SVGSVGElement>): void => {
    const point = pointOf(event, field);
    const square = squareAt(point, field);
    setPromotions([]);
    if (square === null || event.button > 2 || event.button === 1) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    if (event.button === 2 || tool === 'draw') {
      setHand({ kind: 'pen', from: square, to: square, colour: colourOf(event, colour) });
      return;
    }
    if (man !== null && putDown(man.origin, square)) return;
    const isOwn = moves.some(({ from }) => from === square);
    const wasPicked = man?.origin === square;
    setHand(isOwn ? { kind: 'man', origin: square, point, isDown: true, hasMoved: false, wasPicked } : null);
  };
  const onPointerMove = (event: PointerEvent<SVGSVGElement>): void => {
    const point = pointOf(event, field);
    if (pen !== null) {
      const to = squareAt(point, field);
      if (to !== null && to !== pen.to) setHand({ ...pen, to });
    } else if (man?.isDown === true) {
      const way = Math.hypot(point.x - man.point.x, point.y - man.point.y);
      if (man.hasMoved || way > PULL) setHand({ ...man, point, hasMoved: true });
    }
  };
  const onPointerUp = (event: PointerEvent<SVGSVGElement>): void => {
    const square = squareAt(pointOf(event, field), field);
    if (pen !== null) {
      if (square !== null) onDraw(pen.from, square, pen.colour);
      setHand(null);
    } else if (man?.isDown === true) {
      if (!man.hasMoved) setHand(man.wasPicked ? null : { ...man, isDown: false });
      else if (square === null || !putDown(man.origin, square)) setHand(null);
    }
  };
  return {
    picked: man?.origin ?? null,
    dragged: man?.hasMoved === true ? man.point : null,
    targets: man === null ? [] : targetsOf(moves, man.origin),
    /** What would be drawn if the pointer were let go now. */
    arrow: pen !== null && pen.from !== pen.to ? ({ ...pen } satisfies SketchArrow) : null,
    circle:
      pen !== null && pen.from === pen.to ? ({ square: pen.from, colour: pen.colour } satisfies SketchCircle) : null,
    promotions,
    promote: (move: LegalMove | null): void => {
      setPromotions([]);
      if (move !== null) onMove(move.san);
    },
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: (): void => setHand(null),
      onContextMenu: (event: MouseEvent): void => event.preventDefault(),
    },
  };
};
