import type { BySide, Side } from '../../common/sides';
import type { PieceType } from '../../chess/definition';
import { inReserve } from '../../chess/position';
import type { Problem } from '../../common/problem';
import type { Command } from './commands';
import { pressFault } from './commands/press';
import { decide } from './decide';
import { refuse } from './errors';
import { movesNow } from './moves/legal';
import { rulesOf } from './moves/rulesOf';
import { otherBoard, teamAt, type BoardId, type Team } from './seats';
import { seatToMove, type State } from './state';

export type ByTeam<T> = Readonly<Record<Team, T>>;

export interface DropOption {
  readonly piece: PieceType;
  readonly count: number;
  /** Where it may be dropped now. */
  readonly squares: readonly string[];
}

/** What may be done at a board now; each refusal as `decide` would give it, null where it would not refuse. */
export interface Options {
  readonly board: BoardId;
  readonly side: Side;
  readonly team: Team;
  /** Why no move can be made: the match is over, it is demanded elsewhere, or the player can only sit. */
  readonly move: Problem | null;
  readonly drops: readonly DropOption[];
  readonly flag: BySide<Problem | null>;
  /** S13: of the team that moved last on this board, that the other board's player move next. */
  readonly demand: ByTeam<Problem | null>;
  readonly offerDraw: ByTeam<Problem | null>;
  readonly declineDraw: ByTeam<Problem | null>;
  readonly resign: ByTeam<Problem | null>;
  readonly startClocks: Problem | null;
  readonly stopClocks: Problem | null;
}

/** Why no move can be made on a board. */
export const moveFault = (state: State, board: BoardId, nowMs: number): Problem | null => {
  const fault = pressFault(state, board, nowMs);
  if (fault !== null) return fault;
  const canMove = movesNow(state.settings, state.boards[board].position).length > 0;
  return canMove ? null : refuse('move/sitting', seatToMove(state, board));
};

const dropsOf = ({ settings, boards }: State, board: BoardId): readonly DropOption[] => {
  const { position } = boards[board];
  const moves = movesNow(settings, position);
  return rulesOf(settings).definition.reserve.map((piece) => ({
    piece,
    count: inReserve(position, position.toMove, piece),
    squares: moves.flatMap((move) => (move.kind === 'drop' && move.piece === piece ? [move.to] : [])),
  }));
};

/** What may be done at a board now. Asks `decide`, so that there is one statement of every rule. */
export const options = (state: State, board: BoardId, nowMs: number): Options => {
  const problem = (command: Command): Problem | null => {
    const decided = decide(state, command, nowMs);
    return decided.ok ? null : decided.error;
  };
  const byTeam = (command: (team: Team) => Command): ByTeam<Problem | null> => ({
    first: problem(command('first')),
    second: problem(command('second')),
  });
  const { side } = seatToMove(state, board);
  return {
    board,
    side,
    team: teamAt(board, side),
    move: moveFault(state, board, nowMs),
    drops: dropsOf(state, board),
    flag: {
      white: problem({ type: 'flag', board, side: 'white' }),
      black: problem({ type: 'flag', board, side: 'black' }),
    },
    demand: byTeam((team) => ({ type: 'demandMove', team, board: otherBoard(board) })),
    offerDraw: byTeam((team) => ({ type: 'offerDraw', team })),
    declineDraw: byTeam((team) => ({ type: 'declineDraw', team })),
    resign: byTeam((team) => ({ type: 'resign', team })),
    startClocks: problem({ type: 'startClocks' }),
    stopClocks: problem({ type: 'stopClocks', reason: '' }),
  };
};
