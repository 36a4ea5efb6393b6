import { sideOfPly, type Side } from '../../common/sides';
import { isOver, liveBranches, scoreOf, type EndKind, type State } from '../rules/state';

/** The object of `npm run replay` (rules/notation.md): points with halves as .5. */
export interface ReplayJson {
  readonly status: 'playing' | 'over';
  readonly toMove: Side | null;
  readonly moveNumber: number;
  readonly score: { readonly white: number; readonly black: number };
  readonly table: number;
  /** The side that vetoed branching; both may under vetoScope `opponent`. */
  readonly veto: Side | 'both' | null;
  readonly branches: readonly { board: number; rating: number; fen: string; line: readonly string[] }[];
  readonly ledger: readonly {
    turn: string;
    board: number;
    kind: EndKind;
    rating: number;
    white: number;
    black: number;
  }[];
}

export const replayJson = (state: State): ReplayJson => {
  const score = scoreOf(state);
  const [veto] = state.vetoes;
  return {
    status: isOver(state) ? 'over' : 'playing',
    toMove: isOver(state) ? null : sideOfPly(state.ply),
    moveNumber: Math.floor(state.ply / 2) + 1,
    score: { white: score.white / 2, black: score.black / 2 },
    table: state.chipsOut,
    veto: state.vetoes.length > 1 ? 'both' : (veto?.by ?? null),
    branches: liveBranches(state).map(({ board, stake, fen, line }) => ({ board, rating: stake, fen, line })),
    ledger: state.ledger.map(({ turn, board, kind, rating, halves }) => ({
      turn,
      board,
      kind,
      rating,
      white: halves.white / 2,
      black: halves.black / 2,
    })),
  };
};
