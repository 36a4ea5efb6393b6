import { boardOptions as freeOptions, refusal, type BoardOptions } from 'chess-match/games/business/testing';

export { optionsView, refusal } from 'chess-match/games/business/testing';

/** A live board on which nothing but a draw is refused: none was offered. */
export const boardOptions = (board: number, over: Partial<BoardOptions> = {}): BoardOptions =>
  freeOptions(board, {
    draw: refusal('draw/not_offered', 'B13'),
    claim: refusal('claim/nothing_to_claim', 'B15'),
    ...over,
  });
