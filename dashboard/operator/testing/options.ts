import type { TurnOptions, Problem } from 'chess-match/client';

type BoardOptions = TurnOptions['boards'][number];

export const refusal = (code: string, rule: string): Problem => ({ code, params: {}, rule, item: null });

/** A live board on which nothing but a draw is refused: none was offered. */
export const boardOptions = (board: number, over: Partial<BoardOptions> = {}): BoardOptions => ({
  board,
  branch: null,
  split: { least: 1, most: 3 },
  pass: null,
  passTo: [],
  select: null,
  selectTo: [],
  resign: null,
  offer: null,
  draw: refusal('draw/not_offered', 'B13'),
  claim: refusal('claim/nothing_to_claim', 'B15'),
  ...over,
});

export const optionsView = (
  boards: readonly BoardOptions[],
  over: Partial<Omit<TurnOptions, 'boards'>> = {},
): TurnOptions => ({
  branching: null,
  freeBoard: 4,
  passSize: 1,
  selectionTargets: 'many',
  veto: null,
  control: refusal('control/not_endgame', 'B23'),
  boards: [...boards],
  ...over,
});
