import equal from 'fast-deep-equal';
import type { MatchView, Side, TableBoard } from 'chess-match/client';
import { sideOn } from 'chess-match/client/view';
import { planPieces, type PieceStep } from '../air/board/planPieces';
import type { Shown } from './shown';

/** A team's tables as one picture has them. */
export interface Seen {
  readonly team: Side;
  readonly match: MatchView;
  readonly shown: Shown;
}

/** `swap` without a table: the whole picture is another one. */
export type TablesStep =
  | { readonly kind: 'swap'; readonly table: number | null }
  | { readonly kind: 'pieces'; readonly table: number; readonly steps: readonly PieceStep[] }
  | { readonly kind: 'sketch'; readonly table: number };

/** So many pieces change places between two positions of one variation; more is another position. */
const MOST_MOVES = 4;

const frameOf = ({ team, match, shown }: Seen): unknown => {
  if (shown.kind !== 'tables') return [team, shown];
  return [team, shown.large, shown.tables.map(({ table, board }) => [table, board, sideOn(match, board, team)])];
};

const planTable = (before: TableBoard, after: TableBoard): readonly TablesStep[] => {
  const { table } = after;
  const pieces = planPieces(before.pieces, after);
  const isAnother = before.files !== after.files || before.ranks !== after.ranks || pieces.length > MOST_MOVES;
  if (isAnother) return [{ kind: 'swap', table }];
  const isDrawn = !equal([before.arrows, before.circles], [after.arrows, after.circles]);
  return [
    ...(pieces.length > 0 ? [{ kind: 'pieces', table, steps: pieces } as const] : []),
    ...(isDrawn ? [{ kind: 'sketch', table } as const] : []),
  ];
};

/** Everything that differs between two pictures of a team's tables: what is said beside a board is set with it. */
export const planTables = (previous: Seen, current: Seen): readonly TablesStep[] => {
  if (!equal(frameOf(previous), frameOf(current))) return [{ kind: 'swap', table: null }];
  const [before, after] = [previous.shown, current.shown];
  if (before.kind !== 'tables' || after.kind !== 'tables') return [];
  return after.tables.flatMap((view) => {
    const was = before.tables.find(({ table }) => table === view.table);
    return was === undefined ? [] : planTable(was, view);
  });
};
