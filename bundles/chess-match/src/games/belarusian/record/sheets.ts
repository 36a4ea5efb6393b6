import { moveLabel } from '../../common/sides';
import { duelSheets } from '../../duel/record/sheets';
import { scoreOf, type State } from '../rules/state';

/** The sheet of a game of Belarusian chess, with what was called over the board (L11). */
export const sheetsOf = duelSheets<State>({
  form: 'pairs',
  begunFrom: ({ settings }) => settings.start || null,
  moves: ({ turns }) =>
    turns.map(({ number, side, text, calls, clockMs, atMs }) => ({
      number,
      side,
      text,
      clockMs,
      atMs,
      remarks: calls.map((call) => ({ code: call, params: {} })),
    })),
  label: ({ number, side }) => moveLabel(number, side),
  scoreOf,
});
