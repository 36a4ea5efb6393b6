import type { BySide, Side } from '../../common/sides';
import { writeFen } from '../../chess/writeFen';
import { rulesOf } from '../rules/moves/rulesOf';
import type { BoardId } from '../rules/seats';
import { movesOn, type EndReason, type State } from '../rules/state';

interface BoardJson {
  readonly fen: string;
  readonly toMove: Side | null;
  readonly moves: readonly string[];
  readonly clockMs: BySide<number | null>;
}

export interface ReplayJson {
  readonly game: 'swedish';
  readonly status: 'playing' | 'over';
  readonly result: 'team1' | 'team2' | 'draw' | null;
  readonly reason: EndReason | null;
  readonly boards: Readonly<Record<BoardId, BoardJson>>;
}

const boardJson = (state: State, board: BoardId): BoardJson => {
  const { position } = state.boards[board];
  const moves = movesOn(state, board);
  const clock = (side: Side): number | null => {
    const pressed = moves.findLast((made) => made.side === side)?.clockMs ?? null;
    return pressed === null ? null : Math.max(0, pressed);
  };
  return {
    fen: writeFen(rulesOf(state.settings), position),
    toMove: state.end === null ? position.toMove : null,
    moves: moves.map(({ san }) => san),
    clockMs: { white: clock('white'), black: clock('black') },
  };
};

const RESULTS = { first: 'team1', second: 'team2', draw: 'draw' } as const;

/** What the replay command prints of a match; its clocks are those of the last presses, never below nothing. */
export const replayJson = (state: State): ReplayJson => ({
  game: 'swedish',
  status: state.end === null ? 'playing' : 'over',
  result: state.end?.result ? RESULTS[state.end.result] : null,
  reason: state.end?.reason ?? null,
  boards: { A: boardJson(state, 'A'), B: boardJson(state, 'B') },
});
