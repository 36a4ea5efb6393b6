import type { Problem, SwedishEntry } from '@schemas/entry';
import type { Side } from '../../common/sides';
import type { Move, Position } from '../../chess/position';
import { pieceAt } from '../../chess/position';
import { decide } from '../rules/decide';
import { legalAfter, sansNow } from '../rules/legalAfter';
import { moveFault } from '../rules/options';
import { rulesOf } from '../rules/moves/rulesOf';
import { BOARDS, type BoardId } from '../rules/seats';
import type { Command } from '../rules/commands';
import type { State } from '../rules/state';
import { kindOf, numberOf, teamOf } from '../rules/numbers';
import { placementOf } from './project';

type BoardEntry = SwedishEntry['boards'][number];

/** Views know no moment: what depends on the time of a press is said when it is pressed. */
const NO_MOMENT = 0;

const pieceOf = (state: State, { squares }: Position, move: Move): string => {
  if (move.kind === 'drop') return kindOf(move.piece);
  const square = rulesOf(state.settings).squareByName.get(move.from) ?? 0;
  return kindOf(pieceAt(squares, square)?.type ?? '');
};

/** By state of a board: the same for every keystroke. */
const knownMoves = new WeakMap<Position, BoardEntry['moves']>();

const movesOf = (state: State, board: BoardId): BoardEntry['moves'] => {
  if (state.end !== null) return [];
  const { position } = state.boards[board];
  const known = knownMoves.get(position);
  if (known !== undefined) return known;
  const moves = sansNow(state, board).map(({ move, san }) => ({
    san,
    from: move.kind === 'drop' ? null : move.from,
    to: move.to,
    piece: pieceOf(state, position, move),
    promotion: move.kind === 'drop' || move.promotion === null ? null : kindOf(move.promotion),
  }));
  knownMoves.set(position, moves);
  return moves;
};

const draftOf = (state: State, board: BoardId, version: number): BoardEntry['draft'] => {
  const line = state.drafts[board];
  const { position } = state.boards[board];
  const standing = { version, line, pieces: placementOf(state, position), check: [], gives: null, mates: false };
  const unread = { ...standing, ready: false, san: null };
  if (line.trim() === '') return { ...unread, problem: null };
  const read = legalAfter(state, board, line, NO_MOMENT);
  if (!read.ok) return { ...unread, problem: read.error };
  const { move, position: after, gives, check, mates } = read.value;
  return {
    version,
    line,
    problem: null,
    ready: true,
    san: move?.san ?? null,
    pieces: placementOf(state, after),
    check: check === null ? [] : [check],
    gives: gives === null ? null : { piece: kindOf(gives.piece), board: numberOf(gives.to.board), side: gives.to.side },
    mates,
  };
};

const faultOf = (state: State, command: Command): Problem | null => {
  const decided = decide(state, command, NO_MOMENT);
  return decided.ok ? null : decided.error;
};

const teamEntry = (state: State, colour: Side): SwedishEntry['teams']['white'] => {
  const team = teamOf(colour);
  return {
    offerDraw: faultOf(state, { type: 'offerDraw', team }),
    declineDraw: faultOf(state, { type: 'declineDraw', team }),
    resign: faultOf(state, { type: 'resign', team }),
    demand: {
      '1': faultOf(state, { type: 'demandMove', team, board: 'A' }),
      '2': faultOf(state, { type: 'demandMove', team, board: 'B' }),
    },
  };
};

/** What those who enter the match need: drafts, legal moves, and why something may not be done. */
export const entry = (state: State, drafts: Readonly<Record<string, number>>, matchVersion: number): SwedishEntry => ({
  game: 'swedish',
  matchVersion,
  boards: BOARDS.map((board) => ({
    board: numberOf(board),
    thread: board,
    draft: draftOf(state, board, drafts[board] ?? 0),
    move: moveFault(state, board, NO_MOMENT),
    moves: movesOf(state, board),
  })),
  teams: { white: teamEntry(state, 'white'), black: teamEntry(state, 'black') },
  startClock: faultOf(state, { type: 'startClocks' }),
  stopClock: faultOf(state, { type: 'stopClocks', reason: '' }),
});
