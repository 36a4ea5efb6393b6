import type { BoardView } from 'chess-match/client/contract';
import { placementOf } from 'chess-match/client/view';
import type { Ending } from './ledgerFixture';
import { sideOf, turnOf } from './turnFixture';

/** A position, and the move that led to it: from, to, SAN. */
interface Stand {
  readonly fen: string;
  readonly move: readonly [string, string, string];
}

/** By board: after a move of Black. */
const AFTER_BLACK: readonly Stand[] = [
  { fen: 'r1bq1rk1/pp2npbp/3p2p1/2pPp3/2P1P3/2N1B3/PP2BPPP/R2QNRK1', move: ['c6', 'e7', 'Ne7'] },
  { fen: 'r1bqr1k1/pp3pbp/2p2np1/3p4/2PNP3/2N1BP2/PP2B1PP/R2QK2R', move: ['d6', 'd5', 'd5'] },
  { fen: 'r4rk1/pp1bnqbp/3p2p1/2pP1p2/2P1PP2/2N1B1N1/PP2B1PP/R2Q1RK1', move: ['e8', 'f7', 'Qxf7'] },
  { fen: '2rq1rk1/1p1bppbp/p2p1np1/8/3NP3/1BN1BP2/PPPQ2PP/2KR3R', move: ['a8', 'c8', 'Rac8'] },
  { fen: '8/1Q3pk1/4p1p1/3pP3/3P1P2/1q4P1/5K2/8', move: ['g8', 'g7', 'Kg7'] },
];

/** The same boards one turn later. */
const AFTER_WHITE: readonly Stand[] = [
  { fen: 'r1bq1rk1/pp2npbp/3p2p1/2pPp3/2P1P3/2N1B3/PP1QBPPP/R3NRK1', move: ['d1', 'd2', 'Qd2'] },
  { fen: 'r1bqr1k1/pp3pbp/2p2np1/3p4/2PNP3/2N1BP2/PP2B1PP/R2Q1RK1', move: ['e1', 'g1', 'O-O'] },
  { fen: 'r4rk1/pp1bnqbp/3p2p1/2pPPp2/2P2P2/2N1B1N1/PP2B1PP/R2Q1RK1', move: ['e4', 'e5', 'e5'] },
  { fen: '2rq1rk1/1p1bppbp/p2p1np1/8/3NP2P/1BN1BP2/PPPQ2P1/2KR3R', move: ['h2', 'h4', 'h4'] },
  { fen: '8/1Q3pk1/4p1p1/3pP3/3P1P2/1q4P1/8/4K3', move: ['f2', 'e1', 'Ke1'] },
];

/** Black's queen gives check on the third board. */
const CHECK: Stand = { fen: 'r4rk1/pp1bn1bp/3p2p1/2pP1p2/2P1P3/2N1q1N1/PP2B1PP/R2Q1RK1', move: ['h6', 'e3', 'Qxe3+'] };
const CHECKED = 'g1';

const NINE: Stand = { fen: 'lvmgakvml/rrrr1rrrr/9/4r4/9/5R3/9/RRRRR1RRR/LMVKAGMVL', move: ['e8', 'e6', 'e6'] };

const standing = ({ fen, move: [from, to, san] }: Stand): Pick<BoardView, 'pieces' | 'lastMoves'> => ({
  pieces: placementOf(fen),
  lastMoves: [{ from, to, san }],
});

/** A board that is played on, after a move of Black; `over` what differs. */
export const boardView = (board: number, chips: number, over: Partial<BoardView> = {}): BoardView => ({
  board,
  status: 'live',
  branch: `b${board}`,
  reserves: null,
  mother: board === 1 ? null : { branch: 'b1', board: 1, ply: 12 },
  files: 8,
  ranks: 8,
  ...standing(AFTER_BLACK[(board - 1) % AFTER_BLACK.length] ?? CHECK),
  toMove: 'white',
  check: [],
  chips,
  offered: null,
  result: null,
  ...over,
});

/** A board that waits for Black. */
export const boardForBlack = (board: number, chips: number): BoardView =>
  boardView(board, chips, { ...standing(AFTER_WHITE[(board - 1) % AFTER_WHITE.length] ?? CHECK), toMove: 'black' });

export const boardInCheck = (board: number, chips: number): BoardView =>
  boardView(board, chips, { ...standing(CHECK), check: [CHECKED] });

/** A board of nine files and ranks. */
export const nineBoard = (board: number, chips: number): BoardView =>
  boardView(board, chips, { files: 9, ranks: 9, ...standing(NINE) });

export const emptyBoard = (board: number): BoardView => ({
  ...boardView(board, 0),
  status: 'empty',
  branch: null,
  mother: null,
  pieces: {},
  toMove: null,
  lastMoves: [],
});

/** A board with what ended its branch. What a team gives up it gives up instead of a move: the last one is the other's. */
export const endedBoard = (ending: Ending): BoardView => {
  const [ply, board, kind, chips, white, black] = ending;
  const isGivenUp = kind === 'selection' || kind === 'resignation';
  const after = isGivenUp === (sideOf(ply) === 'black') ? AFTER_WHITE : AFTER_BLACK;
  return boardView(board, 0, {
    ...standing(after[(board - 1) % after.length] ?? CHECK),
    status: 'ended',
    toMove: null,
    result: { kind, turn: turnOf(ply), ply, chips, white, black },
  });
};
