import { newTurn } from '../record/recordFile';
import { positionKey } from '../../chess/onFen';
import type { Event, MovePlayed, TurnCommitted } from './events';
import type { Branch, LedgerEntry, State } from './state';
import { daughterKeys } from './turn/branching';

const moved = (branch: Branch, move: MovePlayed): Branch => ({
  ...branch,
  fen: move.fen,
  line: [...branch.line, move.san],
  keys: [...branch.keys, positionKey(move.fen)],
  lastMove: { from: move.from, to: move.to, san: move.san },
  check: move.check,
});

/** The daughter as it stands before its own move: the mother's line, a stake of its own. */
const daughterOf = (state: State, turn: TurnCommitted): readonly Branch[] => {
  const { born } = turn;
  const mother = state.branches.find(({ id }) => id === born?.mother);
  if (born === null || mother === undefined) return [];
  return [
    {
      ...mother,
      id: born.daughter,
      board: born.board,
      stake: born.give,
      keys: daughterKeys(state.settings, mother),
      mother: { branch: mother.id, board: mother.board },
      bornPly: state.ply + 1,
      stakes: [],
    },
  ];
};

/** What the key change moves to and from each branch. */
const stakeAfter = (branch: Branch, turn: TurnCommitted): number => {
  const { born, pass, selection } = turn;
  if (born?.mother === branch.id) return born.keep;
  const gained = selection?.targets.find((target) => target.branch === branch.id)?.chips ?? 0;
  const passed = pass?.from === branch.id ? -pass.chips : pass?.to === branch.id ? pass.chips : 0;
  return branch.stake + gained + passed;
};

const staked = (branch: Branch, stake: number, ply: number): Branch =>
  stake === branch.stakes.at(-1)?.chips
    ? branch
    : { ...branch, stake, stakes: [...branch.stakes, { ply, chips: stake }] };

/** Ends branches: points to the ledger, their chips to the arbiters' table unless a selection moved them (S17). */
export const endBranches = (state: State, ends: readonly LedgerEntry[]): State => {
  const byBranch = new Map(ends.map((end) => [end.branch, end]));
  const paidOut = ends.filter(({ kind }) => kind !== 'selection').reduce((sum, { rating }) => sum + rating, 0);
  return {
    ...state,
    branches: state.branches.map((branch) => ({ ...branch, end: byBranch.get(branch.id) ?? branch.end })),
    ledger: [...state.ledger, ...ends],
    chipsOut: state.chipsOut + paidOut,
  };
};

/** Turn number `ply` in the tree: forks, passes and selections as viewers follow them. */
const treeItems = (state: State, turn: TurnCommitted, branches: readonly Branch[]): Partial<State> => {
  const at = { ply: state.ply + 1, turn: turn.turn, side: turn.side };
  const { born, pass, selection } = turn;
  const sanOf = (id: string): string => turn.moves.find(({ branch }) => branch === id)?.san ?? '';
  if (born !== null) {
    const { mother, daughter, keep, give } = born;
    const sans = { motherSan: sanOf(mother), daughterSan: sanOf(daughter) };
    const fork = { ...at, mother, daughter, ...sans, motherChips: keep, daughterChips: give };
    return { forks: [...state.forks, fork] };
  }
  if (pass !== null) return { passes: [...state.passes, { ...at, ...pass }] };
  if (selection === null) return {};
  const chips = branches.find(({ id }) => id === selection.branch)?.stake ?? 0;
  const targets = selection.targets.map((target) => ({ ...target }));
  return { selections: [...state.selections, { ...at, branch: selection.branch, chips, targets }] };
};

/** One committed turn (B5), the daughter born before the moves. */
export const applyTurn = (state: State, turn: Extract<Event, { type: 'turnCommitted' }>): State => {
  const ply = state.ply + 1;
  const moves = new Map(turn.moves.map((move) => [move.branch, move]));
  const branches = [...state.branches, ...daughterOf(state, turn)].map((branch) => {
    if (branch.end !== null) return branch;
    const move = moves.get(branch.id);
    const played = move === undefined ? branch : moved(branch, move);
    return staked(played, stakeAfter(branch, turn), ply);
  });
  const next: State = {
    ...state,
    ...treeItems(state, turn, branches),
    ply,
    branches,
    offers: turn.offers,
    rulings: [],
    clock: turn.clock,
    record: [...state.record, newTurn(state.ply, turn.items, turn.clockMs)],
  };
  return endBranches(next, turn.ends);
};
