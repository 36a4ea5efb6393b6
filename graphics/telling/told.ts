import type { BoardView, MoveMark, PastView } from 'chess-match/client/contract';
import { boardAfter, boardWithin, movesIn, type TellingStep } from 'chess-match/client/show';

/** What of a turn is seen in a step. */
export interface Seen {
  readonly view: BoardView;
  /** Pointed at, or made last. */
  readonly move: MoveMark | null;
}

/** By past and step: a step that stands is the same object, however often it is drawn. */
const known = new WeakMap<PastView, WeakMap<TellingStep, Seen>>();

/** Ways of the series before are not drawn again below those of the one that begins. */
const begun = (view: BoardView): BoardView => (view.lastMoves.length > 1 ? { ...view, lastMoves: [] } : view);

const see = (past: PastView, { board, ply, made, isPointing }: TellingStep): Seen => {
  const after = boardAfter(past, board, ply);
  const count = movesIn(past, { board, ply });
  const view = boardWithin(past, board, ply, made);
  return {
    view: made === 0 && count > 0 ? begun(view) : view,
    move: count === 0 ? null : (after.lastMoves[isPointing ? made : made - 1] ?? null),
  };
};

export const seenIn = (past: PastView, step: TellingStep): Seen => {
  const steps = known.get(past) ?? new WeakMap<TellingStep, Seen>();
  known.set(past, steps);
  const seen = steps.get(step) ?? see(past, step);
  steps.set(step, seen);
  return seen;
};

/** How the match stood. */
interface Stood {
  /** After which turn; "" at the beginning. */
  readonly turn: string;
  /** Half-points. */
  readonly white: number;
  readonly black: number;
}

/** How the match stood once the moves of a step were made: after its turn where those are all of it, else before. */
export const stoodIn = (past: PastView, { board, ply, made }: TellingStep): Stood => {
  const index = past.turns.findIndex((turn) => turn.ply === ply);
  const isMade = made >= movesIn(past, { board, ply });
  const { turn, white, black } = past.turns[isMade ? index : index - 1] ?? { turn: '', white: 0, black: 0 };
  return { turn, white, black };
};

/** The label of a turn; "" at the beginning. */
export const labelOf = ({ turns }: PastView, ply: number): string => turns.find((turn) => turn.ply === ply)?.turn ?? '';
