import type { TurnOptions } from '@schemas/options';
import { withoutKeyChange } from '../entry/editDraft';
import { parseTurnLine } from '../record/turnLine';
import { refuse } from './errors';
import { among, partyOf } from './options';
import type { State } from './state';
import { passBarred, selectionBarred, targetBarred, type Party } from './turn/chipMoves';
import { itemsOf, type BranchTurn } from './turn/plan';
import { planTurn } from './turn/planTurn';
import { besideResignation, plays } from './turn/stakes';

type BoardOptions = TurnOptions['boards'][number];
type KeyChanges = Pick<BoardOptions, 'branch' | 'pass' | 'passTo' | 'select' | 'selectTo'>;
type Refusal = BoardOptions['branch'];

/** Whether it is mated is told by its move, where it has one. */
const partyAfter = ({ branch, board, stake, played }: BranchTurn): Party =>
  played === null ? partyOf(branch) : { board, stake, isMated: played.isMate };

const goneBarred = (work: BranchTurn): Refusal =>
  plays(work) ? null : refuse('board/no_branch', { board: work.board });

/**
 * The key changes that can take the place of the one drafted, all else of the draft staying; of a branch given up
 * nothing else stays. @returns those of a board, of which it is known how it stands before the draft
 */
export const keyChangesAfter = (state: State): ((standing: BoardOptions) => KeyChanges) => {
  const { settings } = state;
  const { plan } = planTurn(state, parseTurnLine(withoutKeyChange(state.draft)).items, 'typed');
  const resigned = itemsOf(plan, 'resign').map(({ item }) => item.board);
  return (standing) => {
    const { board } = standing;
    const self = plan.branchTurns.find((work) => work.board === board);
    if (self === undefined) return standing;
    const others = plan.branchTurns.filter((work) => work !== self);
    const passes = (to: BranchTurn): Refusal =>
      goneBarred(self) ?? goneBarred(to) ?? passBarred(settings, settings.passSize, partyAfter(self), partyAfter(to));
    const pass = among(others, passes, standing.pass);
    const besideOthers = resigned.some((other) => other !== board) ? besideResignation('select') : null;
    const last = besideOthers ?? selectionBarred(board, others.filter(plays).length + 1);
    const takes = (to: BranchTurn): Refusal => goneBarred(to) ?? targetBarred(partyAfter(to));
    const select = among(last === null ? others : [], takes, last);
    return {
      branch: standing.branch ?? (resigned.length > 0 ? besideResignation('branch') : goneBarred(self)),
      pass: pass.refusal,
      passTo: pass.to,
      select: select.refusal,
      selectTo: select.to,
    };
  };
};
