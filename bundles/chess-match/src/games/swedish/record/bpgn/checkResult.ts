import type { Problem } from '../../../common/problem';
import { BOARDS, teamAt, type BoardId, type Seat } from '../../rules/seats';
import type { State } from '../../rules/state';
import { resultOf } from './endRemark';
import type { BpgnFile, BpgnResult } from './file';
import type { PlayProblem } from './playProblem';
import type { SaidEnd } from './saidEnd';

/** Whose turn it is, a board each. */
export const onMove = ({ boards }: State): readonly Seat[] =>
  BOARDS.map((board) => ({ board, side: boards[board].position.toMove }));

export const loserOf =
  (state: State) =>
  (team: 'first' | 'second'): Seat =>
    onMove(state).find(({ board, side }) => teamAt(board, side) === team) ?? {
      board: 'A',
      side: team === 'first' ? 'white' : 'black',
    };

const MIRRORED: Readonly<Record<BpgnResult, BpgnResult>> = {
  '1-0': '0-1',
  '0-1': '1-0',
  '1/2-1/2': '1/2-1/2',
  '*': '*',
};

/** The one board that ended the match, by who lost there; null where both did, or a team as a whole. */
const endedOn = ({ end }: State, said: SaidEnd | null): BoardId | null => {
  const seats = said?.kind === 'resignation' && said.seat !== null ? [said.seat] : (end?.at ?? []);
  const [board, ...others] = new Set(seats.map((seat) => seat.board));
  return others.length > 0 ? null : (board ?? null);
};

/**
 * The result a record writes must be the one it comes to. Archives write that of White on the board where play ended:
 * on board B the other way round.
 */
export const checkResult = (file: BpgnFile, state: State, said: SaidEnd | null): PlayProblem | null => {
  const result = resultOf(state.end);
  if (file.result === null || result === file.result) return null;
  if (endedOn(state, said) === 'B' && file.result === MIRRORED[result]) return null;
  const params = { line: file.line, written: file.result, expected: result };
  const problem: Problem = { code: 'bpgn/bad_result', params, rule: 'S8', item: file.result };
  return { line: file.line, token: file.result, problem };
};
