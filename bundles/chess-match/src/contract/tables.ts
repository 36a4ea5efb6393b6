import type { Problem } from '@schemas/draft';
import type { TablesView } from '@schemas/tables';

/** What stands on a table, as its team and its viewers see it. */
export type TableBoard = NonNullable<TablesView['white']>[number];

/** What a table may hold: thoughts of an evening, and never more than a device can be sent at once. */
export const TABLE_LIMITS = { studies: 12, steps: 400, marks: 24, nameChars: 60, lineMoves: 24 } as const;

/** Arrows and circles over a position. */
interface Drawing {
  readonly arrows: readonly TableBoard['arrows'][number][];
  readonly circles: readonly TableBoard['circles'][number][];
}

/**
 * What goes with a step of a study: the name of the variation that begins with it ("" without one), and what is drawn
 * there.
 */
export interface TableNote extends Drawing {
  readonly name: string;
}

/** One position of what is tried, and the move that led to it. */
export interface StudyStep {
  readonly id: number;
  /** The step before; null for the position the study began with. */
  readonly parent: number | null;
  /** The label of the turn its move was made in, "24..."; empty at the beginning. Moves of one turn have the same. */
  readonly turn: string;
  /** Null at the beginning. */
  readonly move: { readonly san: string; readonly from: string | null; readonly to: string } | null;
  /** As its rules write a position, reserves included. */
  readonly fen: string;
  /** The king's square, or null. */
  readonly check: string | null;
}

/** Variations tried on one board, apart from the game: a tree of steps, and the one that is looked at. */
export interface StudyTree {
  /** In the order in which they were tried; the first continuation of a step is its main one. */
  readonly steps: readonly StudyStep[];
  readonly current: number;
  readonly nextId: number;
}

/** Variations from one position, and what was noted at their steps. */
export interface TableStudy {
  readonly id: number;
  /** The board its first position was taken from. */
  readonly board: number;
  readonly study: StudyTree;
  /** By step; most have none. */
  readonly notes: Readonly<Record<string, TableNote>>;
}

/** All that was tried at one table. */
export interface TableView {
  readonly table: number;
  readonly board: number;
  readonly follows: boolean;
  /** The position its board has now, as the rules write it; null where nobody plays there. */
  readonly liveFen: string | null;
  /** Boards of the open match that can be followed. */
  readonly boards: readonly number[];
  /** The oldest first. */
  readonly studies: readonly {
    readonly id: number;
    readonly board: number;
    readonly name: string;
    readonly moves: number;
  }[];
  /** The one that is looked at; null where there is none, or the table follows its board. */
  readonly study: TableStudy | null;
  /** Whether positions of this game can be set up by hand. */
  readonly mayArrange: boolean;
}

/**
 * Is somebody's hand at a table. `step` is a step's id, `study` a study's: what is meant stays clear when two act at
 * once.
 */
export type TableAct =
  /** Follow a board as it stands; what was tried is kept. */
  | { readonly type: 'follow'; readonly board: number }
  /** Begin a study at the position its board has now. */
  | { readonly type: 'again' }
  /** Play a move after a step; `study` null: after the position of the board that is followed. */
  | { readonly type: 'move'; readonly study: number | null; readonly step: number; readonly san: string }
  /** Look at a step. */
  | { readonly type: 'go'; readonly study: number; readonly step: number }
  /** Take a step away with all that was tried after it. */
  | { readonly type: 'remove'; readonly study: number; readonly step: number }
  | { readonly type: 'name'; readonly study: number; readonly step: number; readonly name: string }
  /** What is drawn at a step, all of it; `study` null: at the position of the board that is followed. */
  | ({ readonly type: 'draw'; readonly study: number | null; readonly step: number } & Drawing)
  /** Begin a study at a position set up by hand. */
  | { readonly type: 'arrange'; readonly pieces: Readonly<Record<string, string>>; readonly toMove: 'white' | 'black' }
  | { readonly type: 'open'; readonly study: number }
  | { readonly type: 'discard'; readonly study: number }
  /** Hand a study on to another table of the team, which looks at it from then on. */
  | { readonly type: 'hand'; readonly study: number; readonly to: number };

export type TableAnswer = { readonly ok: true } | { readonly ok: false; readonly error: Problem };
