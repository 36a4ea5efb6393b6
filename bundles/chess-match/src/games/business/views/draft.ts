import type { DraftView } from '@schemas/draft';
import { placementOf } from '../../chess/placement';
import type { GameDraftView } from '../../common/views';
import type { State } from '../rules/state';
import type { BranchTurn } from '../rules/turn/plan';
import { plannedDraft, type PlannedDraft } from '../rules/turn/plannedDraft';
import { chipBadges } from './badges';

type DraftBoard = DraftView['boards'][number];

const draftBoard = ({ branch, board, fate, played, stake }: BranchTurn): DraftBoard => ({
  board,
  state: fate ?? (played === null ? 'to-move' : 'moved'),
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

/** The draft as every operator page shows it: judged, and played out on the boards. */
export const projectDraft = (state: State): GameDraftView => {
  const draft = plannedDraft(state);
  const { planned } = draft;
  const { errors } = draft.parsed;
  return {
    line: state.draft,
    items: draftItems(draft),
    problems: planned.problems.filter(({ index }) => index < 0).map(({ problem }) => problem),
    lacks: [...planned.lacks],
    ready: errors.length === 0 && planned.problems.length === 0 && planned.lacks.length === 0,
    boards: planned.plan.branchTurns.map(draftBoard).toSorted((a, b) => a.board - b.board),
  };
};
