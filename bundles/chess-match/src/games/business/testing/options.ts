import type { Problem } from '@schemas/draft';
import type { TurnOptions } from '@schemas/options';

export type BoardOptions = TurnOptions['boards'][number];

/** A refusal of the rules, as far as pages look at it. */
export const refusal = (code: string, rule: string, params: Problem['params'] = {}): Problem => ({
  code,
  params,
  rule,
  item: null,
});

const ACTS = ['branch', 'pass', 'select', 'resign', 'offer', 'draw', 'claim'] as const;

/** A board on which nothing is refused, and nothing drafted. */
export const boardOptions = (board: number, over: Partial<BoardOptions> = {}): BoardOptions => {
  const options = {
    board,
    branch: null,
    split: { least: 1, most: 3 },
    pass: null,
    passTo: [],
    select: null,
    selectTo: [],
    resign: null,
    offer: null,
    draw: null,
    claim: null,
    ...over,
  };
  return { beside: ACTS.filter((act) => act === 'claim' || options[act] === null), ...options };
};

/** A turn on these boards in which nothing is refused but the choice of a control board. */
export const optionsView = (
  boards: readonly BoardOptions[],
  over: Partial<Omit<TurnOptions, 'boards'>> = {},
): TurnOptions => ({
  keyChange: null,
  branching: null,
  freeBoard: 5,
  passSize: 1,
  selectionTargets: 'many',
  veto: null,
  control: refusal('control/not_endgame', 'B23', { live: boards.length, ended: 0 }),
  boards: [...boards],
  ...over,
});
