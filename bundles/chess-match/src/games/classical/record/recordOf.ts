import type { RecordNames, RecordPlayed } from '../../common/records';
import { correctionText } from '../../duel/record/correctionText';
import type { NumberedFile } from '../../duel/record/numbered';
import { loserOf, resultOf } from '../../duel/record/result';
import { endRemark } from '../../duel/record/saidEnd';
import { canMate, sideToMove } from '../../chess/onFen';
import { opponent, SIDES, type Side } from '../../common/sides';
import { movesOn, numbered, type BoardState, type State } from '../rules/state';
import { tagsOf } from './tags';

/** Whose flag fell: the loser's, and where that is a draw of who faces somebody that could never mate. */
const flagged = ({ end, fen }: BoardState): Side =>
  loserOf(resultOf(end)) ?? SIDES.find((side) => !canMate(fen, opponent(side))) ?? sideToMove(fen);

/** How a game ended, in words behind its last move; null where the moves say it, or it goes on. */
const remarkOf = (board: BoardState): string | null => {
  const { end, keys } = board;
  const isClaimed =
    end?.reason === 'fifty' || (end?.reason === 'repetition' && keys.filter((key) => key === keys.at(-1)).length < 5);
  return isClaimed
    ? `Draw claimed: ${end.reason === 'fifty' ? '50 moves' : 'repetition'}`
    : endRemark(end, flagged(board));
};

const gameOf = (
  state: State,
  board: BoardState & { readonly board: number },
  names: RecordNames,
  played: RecordPlayed | undefined,
): NumberedFile => {
  const made = movesOn(state, board.board);
  const result = resultOf(board.end);
  const remark = remarkOf(board);
  const after = (count: number): readonly string[] => [
    ...board.corrections.filter(({ afterMoves }) => afterMoves === count).map(correctionText),
    ...(count === made.length && remark !== null ? [remark] : []),
  ];
  const [first] = made;
  return {
    tags: [...tagsOf(state, board.board, names, played), { name: 'Result', value: result, line: 0 }],
    comments: after(0),
    turns: made.map(({ san, clockMs }, index) => ({ text: san, clockMs, comments: after(index + 1), line: 0 })),
    first: first === undefined ? null : { number: first.number, isBlack: first.side === 'black', line: 0 },
    result: { text: result, line: 0 },
  };
};

/**
 * A match as the games of a PGN file, one for each board. A position that the arbiter set stands in a comment where it
 * was set; how a game ended, where no move tells it, in the last.
 */
export const recordOf = (state: State, names: RecordNames, played: RecordPlayed | undefined): readonly NumberedFile[] =>
  numbered(state).map((board) => gameOf(state, board, names, played));
