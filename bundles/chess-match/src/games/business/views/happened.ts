import type { BusinessPlay } from '@schemas/play';
import { sideOfPly, turnLabel } from '../../common/sides';
import { isOver, type State } from '../rules/state';
import { projectLatest } from './latest';

type Happened = NonNullable<BusinessPlay['happened']>;

const vetoed = ({ vetoes, ply }: State): Happened | null => {
  const last = vetoes.at(-1);
  return last?.ply === ply ? { kind: 'veto', turn: turnLabel(ply), side: last.by, boards: [], moves: [] } : null;
};

/** The last turn, with its draws offered if there are any (B13). */
const played = ({ record, offers, branches }: State): Happened | null => {
  const last = record.findLast((line) => line.kind === 'turn');
  if (last === undefined) return null;
  const moves = last.items.flatMap(({ item }) => (item.kind === 'move' ? [{ board: item.board, san: item.san }] : []));
  const offered = branches.filter(({ id }) => offers.includes(id)).map(({ board }) => board);
  const [kind, boards] =
    offered.length > 0 ? (['offer', offered] as const) : (['turn', moves.map((m) => m.board)] as const);
  return { kind, turn: turnLabel(last.ply), side: sideOfPly(last.ply), boards: [...boards], moves };
};

/** What happened after the latest change of what boards are worth. */
export const projectHappened = (state: State): Happened | null => {
  if (isOver(state)) return null;
  const veto = vetoed(state);
  if (veto !== null) return veto;
  return projectLatest(state)?.ply === state.ply ? null : played(state);
};
