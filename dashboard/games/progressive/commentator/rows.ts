import type { TurnRow } from '../../../commentator/walk/Turns';
import type { SeriesStep } from './steps';

/** The places of a match as rows, a series each; a series that is one step has all its moves there. */
export const rowsOf = (steps: readonly SeriesStep[]): readonly TurnRow[] => {
  const rows: { ply: number; row: TurnRow }[] = [];
  for (const { moment, ply, made, length } of steps) {
    const sans = (moment.boards[0]?.lastMoves ?? []).map(({ san }) => san);
    const last = rows.at(-1);
    if (length === 0) continue;
    const isFurther = last?.ply === ply;
    const san = isFurther || made === 1 ? (sans[made - 1] ?? '') : sans.join(' ');
    const move = { at: moment.ply, san };
    const known = isFurther ? last.row.moves : [];
    const row: TurnRow = {
      turn: moment.turn.split(' ')[0] ?? '',
      side: moment.side ?? 'white',
      usedMs: moment.usedMs,
      moves: [...known, move],
    };
    if (isFurther) last.row = row;
    else rows.push({ ply, row });
  }
  return rows.map(({ row }) => row);
};
