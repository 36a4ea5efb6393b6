import type { RecordNames, RecordPlayed } from '../../common/records';
import { sideToMove } from '../../chess/onFen';
import { resultOf } from '../../duel/record/result';
import type { LiveGame } from '../../pgn/live';
import { movesOn, moveNumber, numbered, type State } from '../rules/state';
import { tagsOf } from './tags';

/** What is told of each board in the same way whatever the game. */
const TOLD: readonly string[] = ['Round', 'Board', 'SetUp', 'FEN'];

/** The boards as other programs follow them; what stands before a position that the arbiter set leads nowhere there. */
export const liveGames = (state: State, names: RecordNames, played?: RecordPlayed): readonly LiveGame[] =>
  numbered(state).map((board) => {
    const set = board.corrections.at(-1);
    const moves = movesOn(state, board.board).slice(set?.afterMoves ?? 0);
    const fen = set?.fen ?? (state.settings.start || null);
    const [first] = moves;
    const { timePerPlayerMs } = state.settings;
    return {
      key: `board-${board.board}`,
      board: board.board,
      tags: tagsOf(state, board.board, names, played).filter(({ name }) => !TOLD.includes(name)),
      fen,
      first: first ?? { side: sideToMove(board.fen), number: moveNumber(board) },
      moves: moves.map(({ san, clockMs }) => ({ san, clockMs })),
      result: resultOf(board.end),
      clocksMs: { white: timePerPlayerMs, black: timePerPlayerMs },
      end: board.end?.reason ?? null,
    };
  });
