import type { ClocksView } from '@schemas/clocks';
import type { MatchView } from '@schemas/match';
import type { Offer } from '@schemas/show';
import type { TreeView } from '@schemas/tree';
import { GRAPHIC_IDS, LAYERS } from '../graphics';

/** What offers are made from: the match as it stands. */
export interface Situation {
  readonly matchId: string;
  readonly match: Pick<MatchView, 'status' | 'ply'>;
  readonly tree: Pick<TreeView, 'branches' | 'forks' | 'passes' | 'selections' | 'ends'>;
  readonly clocks: Pick<ClocksView, 'running'>;
}

type Subject = Omit<Offer, 'id' | 'airs' | 'alone'>;
/** What accepting takes. */
type Proposal = Pick<Offer, 'airs' | 'alone'>;
type Reason = readonly [Subject, Proposal];

/** One picture instead of all that is on. */
const picture = (graphic: 'tree' | 'focus' | 'result' | 'break', content: object): Proposal => ({
  airs: [{ graphic, on: true, content }],
  alone: true,
});
const TREE = picture('tree', {});
const RESULT = picture('result', {});
const BREAK = picture('break', { text: '', untilMs: null });
const STRIP: Proposal = { airs: [{ graphic: 'tree-strip', on: true, content: {} }], alone: false };

/** The boards instead of whatever picture is on; bands that lie over them stay. */
const BOARDS: Proposal = {
  airs: [
    ...GRAPHIC_IDS.filter((id) => LAYERS[id] === 'picture' && id !== 'boards').map((graphic) => ({
      graphic,
      on: false,
      content: null,
    })),
    ...(['boards', 'scorebug', 'key-change'] as const).map((graphic) => ({ graphic, on: true, content: null })),
  ],
  alone: false,
};

const nothing = { side: null, board: null, other: null, chips: null } as const;

/** What happened on the boards in the turn that was made last. */
const ofTheTurn = ({ match, tree }: Situation): readonly Reason[] => {
  const now = <T extends { readonly ply: number }>(facts: readonly T[]): readonly T[] =>
    match.ply === 0 ? [] : facts.filter(({ ply }) => ply === match.ply);
  const boardOf = (branch: string): number | null =>
    tree.branches.find((line) => line.branch === branch)?.board ?? null;
  return [
    ...now(tree.forks).map(({ side, mother, daughter, daughterChips: chips }): Reason => {
      return [{ kind: 'branching', side, board: boardOf(mother), other: boardOf(daughter), chips }, TREE];
    }),
    ...now(tree.selections).map(({ side, branch, chips }): Reason => {
      return [{ kind: 'selection', side, board: boardOf(branch), other: null, chips }, TREE];
    }),
    ...now(tree.passes).map(({ side, from, to, chips }): Reason => {
      return [{ kind: 'pass', side, board: boardOf(from), other: boardOf(to), chips }, STRIP];
    }),
    ...now(tree.ends).map(({ branch, chips }): Reason => {
      const board = boardOf(branch);
      return [{ ...nothing, kind: 'boardEnd', board, chips }, picture('focus', { board })];
    }),
  ];
};

/** How the match as a whole stands, when the turn itself gave no reason. */
const ofTheMatch = ({ match, clocks }: Situation): readonly Reason[] => {
  if (match.status === 'over') return [[{ ...nothing, kind: 'matchOver' }, RESULT]];
  if (match.status !== 'playing') return [];
  if (clocks.running) return [[{ ...nothing, kind: 'play' }, BOARDS]];
  return match.ply === 0 ? [] : [[{ ...nothing, kind: 'pause' }, BREAK]];
};

/**
 * What the match gives reason to show now, for the turn that was made last and for how the match stands: a later turn or
 * an undo leaves it out. The same reason has the same id.
 */
export const reasonsOf = (situation: Situation): readonly Offer[] => {
  const { matchId, match } = situation;
  const ofTurn = match.status === 'over' ? [] : ofTheTurn(situation);
  const ofMatch = ofTheMatch(situation).filter(([{ kind }]) => kind !== 'play' || ofTurn.length === 0);
  return [...ofTurn, ...ofMatch].map(([subject, proposal]) => {
    const { kind, board, other } = subject;
    return { ...subject, ...proposal, id: `${matchId}/${match.ply}/${kind}/${board ?? ''}/${other ?? ''}` };
  });
};
