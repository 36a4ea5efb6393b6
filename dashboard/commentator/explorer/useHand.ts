import type { SketchArrow, SketchCircle, SketchColour } from 'chess-match/client';
import { squareAt, type Field, type Point } from 'chess-match/client/view';
import { useState, type MouseEvent, type PointerEvent } from 'react';
import { colourOf, movesBetween, pickUp, pulled, targetsOf, type Hand, type LegalMove } from './hand';

export type Tool = 'move' | 'draw';

interface HandParts {
  readonly field: Field;
  /** Asked only once something is taken up. */
  readonly movesOf: () => readonly LegalMove[];
  readonly tool: Tool;
  readonly colour: SketchColour;
  readonly onMove: (san: string) => void;
  readonly onDraw: (from: string, to: string, colour: SketchColour) => void;
}

const RIGHT_BUTTON = 2;

const pointOf = (event: PointerEvent<SVGSVGElement>, { files, ranks }: Field): Point => {
  const box = event.currentTarget.getBoundingClientRect();
  return {
    x: ((event.clientX - box.left) / box.width) * files,
    y: ((event.clientY - box.top) / box.height) * ranks,
  };
};

/** What is to be seen of a hand while nothing is decided. */
const shownOf = (hand: Hand | null, movesOf: HandParts['movesOf']) => {
  const man = hand?.kind === 'man' ? hand : null;
  const pen = hand?.kind === 'pen' ? hand : null;
  return {
    picked: man?.origin ?? null,
    dragged: man?.hasMoved === true ? man.point : null,
    targets: man === null ? [] : targetsOf(movesOf(), man.origin),
    arrow: pen !== null && pen.from !== pen.to ? (pen satisfies SketchArrow) : null,
    circle:
      pen !== null && pen.from === pen.to ? ({ square: pen.from, colour: pen.colour } satisfies SketchCircle) : null,
  };
};

/** Moving by drag or by two clicks, drawing with the right button or, with the tool, by any pointer. */
export const useHand = ({ field, movesOf, tool, colour, onMove, onDraw }: HandParts) => {
  const [held, setHand] = useState<Hand | null>(null);
  const [promotions, setPromotions] = useState<readonly LegalMove[]>([]);
  const isStale = held?.kind === 'man' && !movesOf().some(({ from }) => from === held.origin);
  const hand = isStale ? null : held;
  const man = hand?.kind === 'man' ? hand : null;
  const putDown = (origin: string, square: string): boolean => {
    const [only, ...others] = movesBetween(movesOf(), origin, square);
    if (only === undefined) return false;
    if (others.length > 0) setPromotions([only, ...others]);
    else onMove(only.san);
    setHand(null);
    return true;
  };
  const onPointerDown = (event: PointerEvent<SVGSVGElement>): void => {
    const point = pointOf(event, field);
    const square = squareAt(point, field);
    setPromotions([]);
    if (square === null || (event.button !== 0 && event.button !== RIGHT_BUTTON)) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    if (event.button === RIGHT_BUTTON || tool === 'draw')
      setHand({ kind: 'pen', from: square, to: square, colour: colourOf(event, colour) });
    else if (man === null || !putDown(man.origin, square)) setHand(pickUp(movesOf(), square, point, man));
  };
  const onPointerMove = (event: PointerEvent<SVGSVGElement>): void => {
    if (hand !== null) setHand(pulled(hand, pointOf(event, field), field));
  };
  const onPointerUp = (event: PointerEvent<SVGSVGElement>): void => {
    const square = squareAt(pointOf(event, field), field);
    if (hand?.kind === 'pen') {
      if (square !== null) onDraw(hand.from, square, hand.colour);
      setHand(null);
    } else if (man?.isDown === true) {
      if (!man.hasMoved) setHand(man.wasPicked ? null : { ...man, isDown: false });
      else if (square === null || !putDown(man.origin, square)) setHand(null);
    }
  };
  const promote = (move: LegalMove | null): void => {
    setPromotions([]);
    if (move !== null) onMove(move.san);
  };
  const onPointerCancel = (): void => setHand(null);
  const onContextMenu = (event: MouseEvent): void => event.preventDefault();
  const handlers = { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onContextMenu };
  return { ...shownOf(hand, movesOf), promotions, promote, handlers };
};
