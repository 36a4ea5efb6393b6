import { legalMoves, type LegalMove } from '../../chess/onFen';
import type { Problem } from '../../common/problem';
import type { BySide, Side } from '../../common/sides';
import type { Command } from './commands';
import { decide } from './decide';
import { placeOn, stillPlayed } from './place';
import { onBoard, type State } from './state';

/** What may be done on a board now; each refusal as `decide` would give it, null where it would not refuse. */
export interface Options {
  /** Why no move can be made. */
  readonly move: Problem | null;
  readonly moves: readonly LegalMove[];
  /** By colour. */
  readonly flag: BySide<Problem | null>;
  /** By team. */
  readonly offerDraw: BySide<Problem | null>;
  readonly declineDraw: BySide<Problem | null>;
  readonly resign: BySide<Problem | null>;
  /** C6 whether the arbiter may accept a claim. */
  readonly claim: Problem | null;
  readonly startClock: Problem | null;
  readonly stopClock: Problem | null;
}

/** Why a command would be refused. */
export const faultOf = (state: State, command: Command, nowMs: number): Problem | null => {
  const decided = decide(state, command, nowMs);
  return decided.ok ? null : decided.error;
};

/** What may be done on a board now. Asks `decide`, so that there is one statement of every rule. */
export const options = (state: State, board: number, nowMs: number): Options => {
  const thread = String(board);
  const fault = (command: Command): Problem | null => faultOf(state, command, nowMs);
  const bySide = (command: (side: Side) => Command): BySide<Problem | null> => ({
    white: fault(command('white')),
    black: fault(command('black')),
  });
  const place = stillPlayed(state, placeOn(state, board));
  return {
    move: place.ok ? null : place.error,
    moves: place.ok ? legalMoves(onBoard(state, board)?.fen ?? '') : [],
    flag: bySide((side) => ({ type: 'flag', thread, side })),
    offerDraw: bySide((team) => ({ type: 'offerDraw', thread, team })),
    declineDraw: bySide((team) => ({ type: 'declineDraw', thread, team })),
    resign: bySide((team) => ({ type: 'resignMatch', thread, team })),
    claim: fault({ type: 'decideClaim', board, accepted: true, reason: '' }),
    startClock: fault({ type: 'startClock', thread }),
    stopClock: fault({ type: 'stopClock', thread, reason: '' }),
  };
};
