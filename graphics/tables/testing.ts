import type { BoardView, PeopleView, Replicants, TableBoard } from 'chess-match/client/contract';
import { showWith } from '../air/showFixture';

/** Work tables as pictures for tests have them. */

/** A table that follows its board. */
export const tableAt = (table: number, view: BoardView): TableBoard => {
  const { files, ranks, pieces, toMove, lastMoves, check, reserves } = view;
  return {
    table,
    board: table,
    follows: true,
    files,
    ranks,
    pieces,
    toMove,
    lastMoves,
    check,
    reserves,
    arrows: [],
    circles: [],
    name: '',
    line: [],
    plies: 0,
    draft: { san: null, problem: null },
  };
};

/** Moves with their numbers, White's first. */
export const lineOf = (from: number, sans: readonly string[]): TableBoard['line'] =>
  sans.map((san, index) => ({ turn: `${from + Math.floor(index / 2)}${index % 2 === 0 ? '.' : '...'}`, san }));

export interface TablesState {
  readonly fixture: Partial<Replicants>;
  readonly people: PeopleView;
  readonly tables: readonly TableBoard[];
  readonly table: number | null;
  readonly on: boolean;
}

type States = Readonly<Record<string, TablesState>>;
type Shown = Readonly<Record<string, Partial<Replicants>>>;

const mapped = (states: States, valuesOf: (state: TablesState) => Partial<Replicants>): Shown =>
  Object.fromEntries(
    Object.entries(states).map(([name, shown]) => [
      name,
      { ...shown.fixture, people: shown.people, ...valuesOf(shown) },
    ]),
  );

/** White's tables in the program. */
export const shownTables = (states: States): Shown =>
  mapped(states, ({ tables, table, on }) => ({
    tables: { white: [...tables], black: null },
    show: showWith('tables', { on, content: { side: 'white', table } }),
  }));

export type OwnTables = 'tables-white' | 'tables-black';

/** A team's tables on its own screen. */
export const ownTables = (graphic: OwnTables, states: States): Shown =>
  mapped(states, ({ tables, table, on }) => ({
    [graphic === 'tables-white' ? 'tablesWhite' : 'tablesBlack']: { tables: [...tables] },
    show: showWith(graphic, { on, content: { table } }),
  }));
