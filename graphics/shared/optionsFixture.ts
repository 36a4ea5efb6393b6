import type { BoardView, MatchView, TurnOptions, Problem } from 'chess-match/client/contract';
import { boardOptions, optionsView, refusal, type BoardOptions } from 'chess-match/client/testing';

type Stand = Pick<MatchView, 'status' | 'boards' | 'liveBoards' | 'stakes' | 'vetoes' | 'controlBoard'>;

const branchingIn = ({ vetoes: [by], controlBoard, boards }: Stand, free: number | null): Problem | null => {
  if (by !== undefined) return refusal('branch/vetoed', 'B22', { by });
  if (controlBoard) return refusal('branch/control_board', 'B23');
  return free === null ? refusal('branch/no_free_board', 'B6', { boards }) : null;
};

const onBoard = (
  { board, chips }: MatchView['stakes'][number],
  live: readonly number[],
  isOffered: boolean,
): BoardOptions => {
  const others = live.filter((other) => other !== board);
  const isAlone = others.length === 0;
  const tooFew = chips > 1 ? null : refusal('pass/giver_needs_one', 'B9', { board, rating: chips, size: 1 });
  const pass = isAlone ? refusal('pass/same_board', 'B9', { board }) : tooFew;
  return boardOptions(board, {
    branch: chips > 1 ? null : refusal('branch/rating_too_low', 'B6', { board, rating: chips }),
    split: chips > 1 ? { least: 1, most: chips - 1 } : null,
    pass,
    passTo: pass === null ? others : [],
    select: isAlone ? refusal('select/last_branch', 'B11', { board }) : null,
    selectTo: others,
    draw: isOffered ? null : refusal('draw/not_offered', 'B13', { board }),
    claim: refusal('claim/nothing_to_claim', 'B15', { board, occurrences: 1, halfMoves: 0 }),
  });
};

/** What would be published of a game that stands so, agreed as usual; the rules themselves are not at hand here. */
export const optionsOf = (match: Stand, boards: readonly BoardView[] = []): TurnOptions | null => {
  if (match.status !== 'playing') return null;
  const free = Array.from({ length: match.boards }, (_, index) => index + 1).find(
    (board) => !match.liveBoards.includes(board),
  );
  const isOffered = (board: number): boolean => boards.some((view) => view.board === board && view.offered !== null);
  return optionsView(
    match.stakes.map((stake) => onBoard(stake, match.liveBoards, isOffered(stake.board))),
    { branching: branchingIn(match, free ?? null), freeBoard: free ?? null },
  );
};
