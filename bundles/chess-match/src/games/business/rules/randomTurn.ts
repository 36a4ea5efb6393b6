import type { TurnOptions } from '@schemas/options';
import { claimable, legalSans } from '../../chess/onFen';
import { sideOfPly } from '../../common/sides';
import { optionsOf } from './options';
import { liveBranches, type Branch, type State } from './state';
import type { Random } from '../../common/random';

/** How a random game is inclined to go: chances from 0 to 1. */
export interface Style {
  /** Takes a move back where it can: repetition. */
  readonly shuffles: number;
  /** Takes where it can: few pieces, dead positions. */
  readonly captures: number;
  readonly branches: number;
  readonly passes: number;
  readonly selects: number;
  readonly resigns: number;
  readonly offers: number;
}

/** A game to look at: it branches often, takes what it can, and gives nothing up early. */
export const LIVELY: Style = {
  shuffles: 0,
  captures: 0.35,
  branches: 0.3,
  passes: 0.15,
  selects: 0.04,
  resigns: 0.005,
  offers: 0.02,
};

const backSan = ({ line }: Branch): string | null => {
  const own = line.at(-2);
  const before = line.at(-4);
  if (own === undefined) return null;
  const piece = /^[KQRBN]/.exec(own)?.[0];
  return before !== undefined && piece !== undefined && before.startsWith(piece) ? before : null;
};

const pickMove = (random: Random, branch: Branch, style: Style): string => {
  const sans = legalSans(branch.fen);
  const mating = sans.filter((san) => san.endsWith('#'));
  if (mating.length > 0 && random.chance(0.7)) return random.pick(mating);
  const back = backSan(branch);
  if (back !== null && sans.includes(back) && random.chance(style.shuffles)) return back;
  const knights = sans.filter((san) => /^[NK][a-h][1-8]$/.test(san));
  if (knights.length > 0 && random.chance(style.shuffles)) return random.pick(knights);
  const captures = sans.filter((san) => san.includes('x'));
  if (captures.length > 0 && random.chance(style.captures)) return random.pick(captures);
  return random.pick(sans);
};

const isClaimable = ({ keys, fen }: Branch): boolean => claimable(keys, fen) !== null;

/** Those that may begin an act, as far as can be told before the moves. */
const mayBegin = (options: TurnOptions, act: 'branch' | 'pass', movers: readonly Branch[]): readonly Branch[] => {
  const open = options.boards.filter((board) => board[act] === null).map(({ board }) => board);
  return movers.filter(({ board }) => open.includes(board));
};

const branchingItems = (random: Random, state: State, movers: readonly Branch[], style: Style): string[] => {
  const options = optionsOf(state);
  if (options === null || options.branching !== null || options.freeBoard === null) return [];
  const mothers = mayBegin(options, 'branch', movers);
  if (mothers.length === 0) return [];
  const mother = random.pick(mothers);
  const keep = 1 + random.below(mother.stake - 1);
  return [
    `${options.freeBoard}:${pickMove(random, mother, style)}`,
    `branch ${mother.board}>${options.freeBoard} ${keep}+${mother.stake - keep}`,
  ];
};

const passItems = (random: Random, state: State, movers: readonly Branch[]): string[] => {
  const options = optionsOf(state);
  const givers = options === null ? [] : mayBegin(options, 'pass', movers);
  const { passSize } = state.settings;
  if (givers.length === 0 || movers.length < 2) return [];
  const giver = random.pick(givers);
  const taker = random.pick(movers.filter((branch) => branch !== giver));
  return [`pass ${giver.board}>${taker.board}${passSize === 1 ? '' : `:${passSize}`}`];
};

const selectionItem = (random: Random, { settings }: State, given: Branch, others: readonly Branch[]): string => {
  const [first, second] = others;
  if (first === undefined) return '';
  if (second === undefined || settings.selectionTargets === 'one' || given.stake < 2 || random.chance(0.5))
    return `select ${given.board}>${random.pick(others).board}`;
  const chips = 1 + random.below(given.stake - 1);
  return `select ${given.board}>${first.board}:${chips},${second.board}:${given.stake - chips}`;
};

/** Branches that leave before the moves, with their items. */
const endings = (random: Random, state: State): Map<Branch, string> => {
  const items = new Map<Branch, string>();
  for (const branch of liveBranches(state)) {
    if (state.offers.includes(branch.id) && random.chance(0.4)) items.set(branch, `draw ${branch.board}`);
    else if (isClaimable(branch) && random.chance(0.3)) items.set(branch, `claim ${branch.board}`);
  }
  return items;
};

/** A turn of the side to move that is legal but for rare bad luck (a mated branch in a pass), as one line. */
export const randomTurn = (random: Random, state: State, style: Style): string => {
  const ended = endings(random, state);
  let movers = liveBranches(state).filter((branch) => !ended.has(branch));
  const items = [...ended.values()];
  const [resigned] = random.chance(style.resigns) ? movers : [];
  if (resigned !== undefined) {
    movers = movers.filter((branch) => branch !== resigned);
    items.push(`resign ${resigned.board}`);
  } else if (movers.length >= 2 && random.chance(style.selects)) {
    const given = random.pick(movers);
    movers = movers.filter((branch) => branch !== given);
    items.push(selectionItem(random, state, given, movers));
  } else if (random.chance(style.branches)) items.push(...branchingItems(random, state, movers, style));
  else if (random.chance(style.passes)) items.push(...passItems(random, state, movers));
  for (const branch of movers) {
    items.push(`${branch.board}:${pickMove(random, branch, style)}`);
    if (random.chance(style.offers)) items.push(`offer ${branch.board}`);
    else if (isClaimable(branch) && random.chance(0.05)) items.push(`claim ${branch.board}`);
  }
  return sideOfPly(state.ply) === 'white' ? items.join(' ') : items.toReversed().join('  ');
};
