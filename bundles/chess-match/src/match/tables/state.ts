import type { BoardView } from '@schemas/boards';
import type { TableStudy } from '../../contract/tables';

/** One work table: what was tried there, and what is looked at. Thoughts of a team, no facts of the match. */
export interface Table {
  /** 1 to 5. */
  readonly table: number;
  /** The board it follows, or comes back to. */
  readonly board: number;
  readonly follows: boolean;
  /** The oldest first. */
  readonly studies: readonly TableStudy[];
  /** The study that is looked at while it stands free; null: none was begun. */
  readonly open: number | null;
  readonly nextStudy: number;
}

/** A board of the open match as it stands. */
export interface LiveBoard {
  readonly view: BoardView;
  /** Null where nobody plays there. */
  readonly fen: string | null;
  /** Turns played in its thread. */
  readonly ply: number;
}

/** By board number. */
export type LiveBoards = Readonly<Record<number, LiveBoard>>;

export const TABLE_NUMBERS = [1, 2, 3, 4, 5] as const;

/** The tables of a team before anything was tried, each at the board of its number, as far as there are so many. */
export const newTables = (boards: number): readonly Table[] =>
  TABLE_NUMBERS.map((table) => ({
    table,
    board: table <= boards ? table : 1,
    follows: true,
    studies: [],
    open: null,
    nextStudy: 1,
  }));

/** The study that is looked at; null where none is, or the table follows its board. */
export const openStudy = ({ studies, open, follows }: Table): TableStudy | null =>
  follows ? null : (studies.find(({ id }) => id === open) ?? null);

/** Everything at a table that counts against its limit: moves of all its studies. */
export const stepsOf = ({ studies }: Pick<Table, 'studies'>): number =>
  studies.reduce((sum, { study }) => sum + study.steps.length, 0);
