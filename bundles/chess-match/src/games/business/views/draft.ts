import type { DraftView } from '@schemas/draft';
import { placementOf } from '../../chess/placement';
import type { GameDraftView } from '../../common/views';
import { evidence, type Evidence } from '../rules/evidence';
import { isOver, liveBranches, type State } from '../rules/state';
import { branchingBarred, daughterBoard } from '../rules/turn/branching';
import { drawBarred, endBeforeMoves } from '../rules/turn/endings';
import { newPlan, type Fate, type Work } from '../rules/turn/plan';
import { plannedDraft, type PlannedDraft } from '../rules/turn/plannedDraft';
import { chipBadges } from './badges';

type DraftBoard = DraftView['boards'][number];

const STATE_OF: Readonly<Record<Fate, DraftBoard['state']>> = {
  resigned: 'resigned',
  drawn: 'drawn',
  claimed: 'claimed',
  'given-up': 'given-up',
};

const draftBoard = ({ branch, board, isDaughter, fate, played, stake }: Work): DraftBoard => ({
  board,
  branch: isDaughter ? null : branch.id,
  mother: isDaughter ? (branch.mother?.board ?? null) : null,
  state: fate !== null ? STATE_OF[fate] : played === null ? 'to-move' : 'moved',
  pieces: placementOf(played?.fen ?? branch.fen),
  lastMoves: played === null ? [] : [{ from: played.from, to: played.to, san: played.san }],
  check: played === null ? (branch.check === null ? [] : [branch.check]) : played.check === null ? [] : [played.check],
  badges: chipBadges(stake),
});

/** Items in the order typed, unreadable ones included, each with what is wrong with it. */
const draftItems = ({ parsed, planned }: PlannedDraft): DraftView['items'] => {
  let index = -1;
  return parsed.tokens.map((token) => {
    if ('error' in token) return { text: token.text, kind: 'unknown', board: null, problem: { ...token.error } };
    index += 1;
    const problem = planned.problems.find((found) => found.index === index)?.problem ?? null;
    return { text: token.text, kind: token.item.kind, board: token.item.board, problem };
  });
};

const shownEvidence = ({ ruling, turns, ...found }: Evidence): DraftView['evidence'][number] => ({
  ...found,
  turns: [...turns],
  ruling: ruling === null ? null : { accepted: ruling.accepted, reason: ruling.reason },
});

/** The draft as every operator page shows it: judged, and played out on the boards. */
export const projectDraft = (state: State): GameDraftView => {
  const draft = plannedDraft(state);
  const { planned } = draft;
  const { items, errors } = draft.parsed;
  // What the draft ends before its moves frees boards for a daughter.
  const fresh = newPlan(
    state,
    items.filter(({ item }) => item.kind !== 'resign'),
  );
  endBeforeMoves(fresh);
  const over = isOver(state);
  const offered = liveBranches(state).filter((branch) => drawBarred(state, branch) === null);
  return {
    line: state.draft,
    items: draftItems(draft),
    problems: planned.problems.filter(({ index }) => index < 0).map(({ problem }) => problem),
    lacks: [...planned.lacks],
    ready: errors.length === 0 && planned.problems.length === 0 && planned.lacks.length === 0,
    freeBoard: over ? null : daughterBoard(fresh),
    mayBranch: over ? null : branchingBarred(fresh),
    offered: offered.map(({ board }) => board),
    boards: planned.plan.works.map(draftBoard).toSorted((a, b) => a.board - b.board),
    evidence: evidence(state, planned).map(shownEvidence),
  };
};
