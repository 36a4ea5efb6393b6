import { duelSheets } from '../../duel/record/sheets';
import { scoreOf, type State } from '../rules/state';
import { seriesLine, turnLabel } from '../rules/undoLabel';

/** The sheet of a game in series: every turn has a number of its own. */
export const sheetsOf = duelSheets<State>({
  form: 'turns',
  begunFrom: ({ settings }) => settings.start || null,
  moves: ({ turns }) =>
    turns.map(({ number, side, moves, clockMs, atMs }) => ({
      number,
      side,
      text: seriesLine({ moves }),
      clockMs,
      atMs,
      remarks: [],
    })),
  label: turnLabel,
  scoreOf,
});
