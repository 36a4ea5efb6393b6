import type { ClocksView } from '@schemas/clocks';
import type { MatchView } from '@schemas/match';
import type { ItemAir, Offer } from '@schemas/show';
import type { TreeView } from '@schemas/tree';

/** What offers are made from: the match as it stands. */
export interface Situation {
  readonly matchId: string;
  readonly match: Pick<MatchView, 'status' | 'ply'>;
  readonly tree: Pick<TreeView, 'branches' | 'forks' | 'passes' | 'selections' | 'ends'>;
  readonly clocks: Pick<ClocksView, 'running'>;
}

type Subject = Omit<Offer, 'id' | 'airs'>;

const TREE: readonly ItemAir[] = [{ graphic: 'tree', on: true, content: {} }];
const STRIP: readonly ItemAir[] = [{ graphic: 'tree-strip', on: true, content: {} }];
const RESULT: readonly ItemAir[] = [{ graphic: 'result', on: true, content: {} }];
const BREAK: readonly ItemAir[] = [{ graphic: 'break', on: true, content: { text: '', untilMs: null } }];
const PLAY: readonly ItemAir[] = [
  ...(['intro', 'teams', 'explainer', 'break'] as const).map((graphic) => ({ graphic, on: false, content: null })),
  ...(['boards', 'scorebug'] as const).map((graphic) => ({ graphic, on: true, content: {} })),
];

const nothing = { side: null, board: null, other: null, chips: null } as const;

/** What happened on the boards in the turn that was made last. */
const ofTheTurn = ({ match, tree }: Situation): readonly (readonly [Subject, readonly ItemAir[]])[] => {
  const now = <T extends { readonly ply: number }>(facts: readonly T[]): readonly T[] =>
    match.ply === 0 ? [] : facts.filter(({ ply }) => ply === match.ply);
  const boardOf = (branch: string): number | null =>
    tree.branches.find((line) => line.branch === branch)?.board ?? null;
  const focusOn = (board: number | null): readonly ItemAir[] => [{ graphic: 'focus', on: true, content: { board } }];
  return [
    ...now(tree.forks).map(({ side, mother, daughter, daughterChips: chips }) => {
      const subject: Subject = { kind: 'branching', side, board: boardOf(mother), other: boardOf(daughter), chips };
      return [subject, TREE] as const;
    }),
    ...now(tree.selections).map(({ side, branch, chips }) => {
      const subject: Subject = { kind: 'selection', side, board: boardOf(branch), other: null, chips };
      return [subject, TREE] as const;
    }),
    ...now(tree.passes).map(({ side, from, to, chips }) => {
      const subject: Subject = { kind: 'pass', side, board: boardOf(from), other: boardOf(to), chips };
      return [subject, STRIP] as const;
    }),
    ...now(tree.ends).map(({ branch, chips }) => {
      const board = boardOf(branch);
      const subject: Subject = { ...nothing, kind: 'boardEnd', board, chips };
      return [subject, focusOn(board)] as const;
    }),
  ];
};

/** How the match as a whole stands. */
const ofTheMatch = ({ match, clocks }: Situation): readonly (readonly [Subject, readonly ItemAir[]])[] => {
  if (match.status === 'over') return [[{ ...nothing, kind: 'matchOver' }, RESULT]];
  if (match.status !== 'playing') return [];
  if (clocks.running) return match.ply === 0 ? [[{ ...nothing, kind: 'start' }, PLAY]] : [];
  return match.ply === 0 ? [] : [[{ ...nothing, kind: 'pause' }, BREAK]];
};

/**
 * What the match gives reason to show now, for the turn that was made last and for how the match stands: a later turn or
 * an undo leaves it out. The same reason has the same id.
 */
export const reasonsOf = (situation: Situation): readonly Offer[] => {
  const { matchId, match } = situation;
  const isOver = match.status === 'over';
  const ofTurn = ofTheTurn(situation).filter(([{ kind }]) => !isOver || kind !== 'boardEnd');
  return [...ofTurn, ...ofTheMatch(situation)].map(([subject, airs]) => {
    const { kind, board, other } = subject;
    return { ...subject, airs: [...airs], id: `${matchId}/${match.ply}/${kind}/${board ?? ''}/${other ?? ''}` };
  });
};
