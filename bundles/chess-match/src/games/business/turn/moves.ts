import { playSan } from '../../common/chess';
import { blame, isOrphaned, itemsOf, workOn, type Plan, type Work } from './plan';

/** The branch a move is for: the daughter on a board that was freed in this turn, else whatever stands there. */
const movedBranch = (plan: Plan, index: number, board: number): Work | null => {
  if (isOrphaned(plan, board)) return null;
  const last = plan.works.findLast((work) => work.board === board);
  return workOn(plan, index, board, (work) => work === last);
};

const isMating = (work: Work, san: string): boolean => {
  const played = playSan(work.branch.fen, san);
  return played.ok && played.value.isMate;
};

/** Plays every move of the turn (B2): one for each branch that is neither ended nor given up in it. */
export const playMoves = (plan: Plan): void => {
  for (const { index, item } of itemsOf(plan, 'move')) {
    const work = movedBranch(plan, index, item.board);
    if (work === null) continue;
    if (work.fate === 'given-up' && isMating(work, item.san)) {
      blame(plan, index, 'select/mated_or_drawn', { board: item.board });
    } else if (work.fate !== null || work.played !== null)
      blame(plan, index, 'turn/board_twice', { board: item.board });
    else play(plan, index, work, item.san);
  }
};

const play = (plan: Plan, index: number, work: Work, san: string): void => {
  const played = playSan(work.branch.fen, san);
  if (played.ok) work.played = played.value;
  else if (played.error.kind === 'illegal')
    blame(plan, index, 'move/illegal', { board: work.board, san, side: plan.side });
  else blame(plan, index, 'move/ambiguous', { board: work.board, san, candidates: played.error.candidates });
};
