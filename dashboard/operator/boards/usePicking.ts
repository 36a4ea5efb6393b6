import { useState, type PointerEvent } from 'react';
import type { BoardModel } from '../model/boardModel';
import { movesBetween, originOf, targetsFrom, type LegalMove } from '../model/legalMoves';
import { squareUnder, UNIT } from './drawing';

interface Hand {
  /** Where the piece stood before the draft. */
  readonly origin: string;
  /** The pointer is down since the piece was picked up; false after the first click of two. */
  readonly isDown: boolean;
  readonly point: { readonly x: number; readonly y: number };
  readonly hasMoved: boolean;
  /** It was in hand before this press: releasing it on its own square puts it down. */
  readonly wasPicked: boolean;
}

const DRAG_FROM_UNITS = 6;

const pointOf = (event: PointerEvent<SVGSVGElement>, files: number, ranks: number) => {
  const box = event.currentTarget.getBoundingClientRect();
  return {
    x: ((event.clientX - box.left) / box.width) * files * UNIT,
    y: ((event.clientY - box.top) / box.height) * ranks * UNIT,
  };
};

/** Picking a piece up and putting it down, by drag or by two clicks; moves are those from before the draft. */
export const usePicking = (model: BoardModel, isEnabled: boolean, onMove: (san: string) => void) => {
  const [hand, setHand] = useState<Hand | null>(null);
  const [promotions, setPromotions] = useState<readonly LegalMove[]>([]);
  const { files, ranks, moves } = model;
  const field = { files, ranks, bottom: 'white' } as const;
  const inHand = isEnabled && hand !== null && moves.some(({ from }) => from === hand.origin) ? hand : null;

  const putDown = (origin: string, square: string): boolean => {
    const found = movesBetween(moves, origin, square);
    const [only] = found;
    if (only === undefined) return false;
    if (found.length > 1) setPromotions(found);
    else onMove(only.san);
    setHand(null);
    return true;
  };
  const onPointerDown = (event: PointerEvent<SVGSVGElement>): void => {
    if (!isEnabled || event.button !== 0) return;
    setPromotions([]);
    const point = pointOf(event, files, ranks);
    const square = squareUnder(point, field);
    if (square === null || (inHand !== null && putDown(inHand.origin, square))) return;
    const origin =
      inHand === null
        ? originOf(moves, model.state === 'moved' ? model.after.lastMoves : [], square)
        : originOf(moves, [], square);
    if (origin === null) {
      setHand(null);
      return;
    }
    event.currentTarget.setPointerCapture(event.pointerId);
    setHand({ origin, isDown: true, point, hasMoved: false, wasPicked: inHand?.origin === origin });
  };
  const onPointerMove = (event: PointerEvent<SVGSVGElement>): void => {
    if (inHand === null || !inHand.isDown) return;
    const point = pointOf(event, files, ranks);
    const wayUnits = Math.hypot(point.x - inHand.point.x, point.y - inHand.point.y);
    if (inHand.hasMoved || wayUnits > DRAG_FROM_UNITS) setHand({ ...inHand, point, hasMoved: true });
  };
  const onPointerUp = (event: PointerEvent<SVGSVGElement>): void => {
    if (inHand === null || !inHand.isDown) return;
    const point = pointOf(event, files, ranks);
    const square = squareUnder(point, field);
    if (inHand.hasMoved && (square === null || !putDown(inHand.origin, square))) setHand(null);
    else if (!inHand.hasMoved) setHand(inHand.wasPicked ? null : { ...inHand, isDown: false });
  };
  const drop = (): void => {
    setHand(null);
  };
  return {
    picked: inHand?.origin ?? null,
    dragged: inHand?.hasMoved === true ? inHand.point : null,
    targets: inHand === null ? [] : targetsFrom(moves, inHand.origin),
    promotions: isEnabled ? promotions : [],
    drop,
    promote: (move: LegalMove | null): void => {
      setPromotions([]);
      if (move !== null) onMove(move.san);
    },
    pointer: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: drop },
  };
};
