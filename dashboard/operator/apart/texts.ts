import type { Side } from 'chess-match/client';
import type { DraftNotice } from 'chess-match/client/turn';

type Pairs = readonly (readonly [what: string, meaning: string])[];

/** What the desk of boards that do not wait for each other says, in one language; a game says it in its own words. */
export interface ApartStrings {
  readonly choice: { readonly label: string; readonly board: (thread: string) => string; readonly both: string };
  /** A kind of piece, as it is put on a board. */
  readonly piece: (piece: string) => string;
  readonly board: {
    readonly label: (thread: string) => string;
    readonly squares: (thread: string) => string;
    readonly toMove: (side: Side) => string;
    readonly over: string;
    readonly turnRound: string;
    /** Below a board that is only looked at here. */
    readonly lookedAt: string;
    readonly promote: string;
    readonly clock: (thread: string, side: Side) => string;
    readonly reserve: (thread: string, side: Side) => string;
    readonly drop: (piece: string, count: number) => string;
    readonly flag: string;
  };
  readonly entry: {
    readonly field: (thread: string) => string;
    readonly hint: string;
    readonly press: string;
    readonly pressing: (line: string) => string;
    readonly mates: string;
    readonly ready: (san: string) => string;
    readonly notice: Readonly<Record<DraftNotice['kind'], string>>;
  };
  readonly resign: {
    readonly title: string;
    readonly text: (name: string, thread: string | null) => string;
    readonly yes: string;
  };
  readonly clock: { readonly start: string; readonly stop: string };
  readonly flag: {
    readonly title: string;
    readonly text: (thread: string, side: Side, name: string) => string;
    readonly yes: string;
  };
  readonly history: {
    readonly undo: string;
    readonly redo: string;
    readonly along: (labels: readonly string[]) => string;
    readonly question: (redo: boolean, fact: string) => string;
    readonly crosses: (thread: string) => string;
    readonly yes: (redo: boolean) => string;
  };
  readonly help: {
    readonly keys: {
      readonly field: string;
      readonly other: string;
      readonly clock: string;
      readonly undo: string;
    };
    readonly board: (thread: string) => string;
    readonly fixedTitle: string;
    readonly fixed: Pairs;
    readonly mouseTitle: string;
    readonly mouse: readonly string[];
    readonly lineTitle: string;
    readonly line: Pairs;
  };
}
