import type { BoardView } from '@schemas/boards';
import { checkOf } from '../../chess/attacks';
import { placementOn } from '../../chess/placementOn';
import { boardFacts, type DuelReader } from '../../duel/views/board';
import { kindIn, scoreOf, toMove, type MadeMove, type MadeTurn, type State } from '../rules/state';
import { studyText } from '../rules/studyText';
import { turnLabel } from '../rules/undoLabel';

export const markOf = ({ from, to, san }: MadeMove): BoardView['lastMoves'][number] => ({ from, to, san });

/** The label of the last turn that counts; empty before the first. */
const lastLabel = ({ turns }: State): string => {
  const last: MadeTurn | undefined = turns.at(-1);
  return last === undefined ? '' : turnLabel(last);
};

export const READER: DuelReader<State> = { toMove, scoreOf, plies: ({ turns }) => turns.length, lastLabel, studyText };

/** The board with the whole series that was made last. */
export const boardView = (state: State): BoardView => {
  const { rules } = kindIn(state);
  const { position } = state.stand;
  const check = checkOf(rules, position);
  return {
    ...boardFacts(READER, state),
    files: rules.definition.files,
    ranks: rules.definition.ranks,
    pieces: placementOn(rules, position),
    lastMoves: (state.turns.at(-1)?.moves ?? []).map(markOf),
    check: check === null ? [] : [check],
  };
};
