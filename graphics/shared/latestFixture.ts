import type { MatchView, TreeView } from 'chess-match/client/contract';
import { ledgerOf } from './facts/testing';
import { scoreFrom } from './ledgerFixture';

type Latest = NonNullable<MatchView['latest']>;

const sideOf = (turn: string): Latest['side'] => (turn.endsWith('...') ? 'black' : 'white');

/** What last changed in a tree, as the game's own view would tell it. */
export const latestIn = (tree: TreeView): MatchView['latest'] => {
  const { branches, forks, passes, selections } = tree;
  const { ledger } = scoreFrom(ledgerOf(tree));
  const boardOf = (branch: string): number => branches.find((known) => known.branch === branch)?.board ?? 0;
  const none = { white: 0, black: 0 };
  const [fork, pass, last] = [forks.at(-1), passes.at(-1), ledger.at(-1)];
  const changes: Latest[] = [];
  if (last) {
    const ofTurn = ledger.filter(({ ply }) => ply === last.ply);
    const { turn, ply, side, kind } = ofTurn.find((entry) => entry.kind === 'selection') ?? last;
    const alike = ofTurn.filter((entry) => entry.kind === kind);
    changes.push({
      ...{ kind, turn, ply, side },
      from: alike.map(({ board }) => board),
      to: selections
        .filter(({ branch }) => alike.some((entry) => entry.branch === branch))
        .flatMap(({ targets }) => targets.map(({ branch, chips }) => ({ board: boardOf(branch), chips }))),
      white: ofTurn.reduce((sum, { white }) => sum + white, 0),
      black: ofTurn.reduce((sum, { black }) => sum + black, 0),
    });
  }
  if (fork) {
    const { turn, ply, mother, daughter, daughterChips } = fork;
    const to = [{ board: boardOf(daughter), chips: daughterChips }];
    changes.push({ kind: 'fork', turn, ply, side: sideOf(turn), from: [boardOf(mother)], to, ...none });
  }
  if (pass) {
    const { turn, ply, from, to, chips } = pass;
    const got = [{ board: boardOf(to), chips }];
    changes.push({ kind: 'pass', turn, ply, side: sideOf(turn), from: [boardOf(from)], to: got, ...none });
  }
  return [...changes].sort((a, b) => b.ply - a.ply)[0] ?? null;
};
