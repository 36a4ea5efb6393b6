import type { TurnOptions } from '@schemas/options';
import type { Problem } from '@schemas/draft';
import { business } from '../business';
import type { Act } from '../business/rules/options';
import { liveBranches, type Branch, type State } from '../business/rules/state';
import { projectDraft } from '../business/views/draft';
import { legalSans } from '../chess/onFen';
import type { Random } from '../common/random';
import { T0 } from './play';

/** Turn lines that use one option and nothing else, for holding what is published against what `decide` says. */

type BoardOptions = TurnOptions['boards'][number];

/** How often moves are drawn anew for the same item. */
const DRAWS = 3;

const moveOn = (random: Random, board: number, sans: readonly string[]): string => {
  const quiet = sans.filter((san) => !san.endsWith('#'));
  return `${board}:${random.pick(quiet.length > 0 ? quiet : sans)}`;
};

/** Moves on all boards but some, mating only where nothing else is legal. */
const movesBut = (random: Random, state: State, settled: readonly number[]): string =>
  liveBranches(state)
    .filter(({ board }) => !settled.includes(board))
    .map(({ board, fen }) => moveOn(random, board, legalSans(fen)))
    .join(' ');

const repeated = (times: number, line: () => string): string[] => Array.from({ length: times }, line);

const branchLines = (random: Random, state: State, { board, stake, fen }: Branch, free: number): string[] => {
  const sans = legalSans(fen);
  return repeated(DRAWS, () => {
    const [own = ''] = random.chance(0.5) ? sans : sans.toReversed();
    const hers = sans.find((san) => san !== own) ?? own;
    const keep = stake < 2 ? 1 : 1 + random.below(stake - 1);
    const split = `branch ${board}>${free} ${keep}+${Math.max(1, stake - keep)}`;
    return `${split} ${board}:${own} ${free}:${hers} ${movesBut(random, state, [board])}`;
  });
};

/** The item with every move of its branch, in any order. */
const withEachMove = (random: Random, state: State, { board, fen }: Branch, item: string): string[] => {
  const others = movesBut(random, state, [board]);
  const drawn = legalSans(fen).map((san) => ({ san, at: random.next() }));
  return drawn.toSorted((a, b) => a.at - b.at).map(({ san }) => `${item} ${board}:${san} ${others}`);
};

const receivers = (state: State, { board }: Branch): readonly number[] => {
  const others = liveBranches(state).flatMap((other) => (other.board === board ? [] : [other.board]));
  return others.length > 0 ? others : [board];
};

/** Lines that try an act on a board; every way there is to do it, but for moves that make no difference. */
export const linesOf = (random: Random, state: State, options: TurnOptions, branch: Branch, act: Act): string[] => {
  const { board } = branch;
  const bare = `${act} ${board} ${movesBut(random, state, [board])}`;
  const size = state.settings.passSize;
  switch (act) {
    case 'branch':
      return branchLines(random, state, branch, options.freeBoard ?? state.settings.boards);
    case 'pass':
      return receivers(state, branch).map(
        (to) => `pass ${board}>${to}${size === 1 ? '' : `:${size}`} ${movesBut(random, state, [])}`,
      );
    case 'select':
      return receivers(state, branch).map((to) => `select ${board}>${to} ${movesBut(random, state, [board])}`);
    case 'offer':
      return withEachMove(random, state, branch, `offer ${board}`);
    case 'claim':
      return [bare, ...withEachMove(random, state, branch, `claim ${board}`)];
    case 'resign':
    case 'draw':
      return [bare];
  }
};

/** What the options say of an act on a board. */
export const refusalIn = (options: TurnOptions, board: BoardOptions, act: Act): Problem | null =>
  act === 'branch' ? (options.branching ?? board.branch) : board[act];

export type Refusal = Pick<Problem, 'code' | 'params' | 'rule'>;

/** What `decide` says to a line: its refusal without the item, or null. */
export const triedOn = (state: State, line: string): Refusal | null => {
  const decided = business.decide(state, { type: 'commitTurn', line }, T0);
  if (decided.ok) return null;
  const { code, params, rule } = decided.error;
  return { code, params, rule };
};

/** What a line is judged with while it is a draft, whatever it still lacks; null where nothing is wrong. */
export const triedAfter = (state: State, line: string): Problem | null => {
  const { items, problems } = projectDraft({ ...state, draft: line });
  return problems[0] ?? items.find(({ problem }) => problem !== null)?.problem ?? null;
};
