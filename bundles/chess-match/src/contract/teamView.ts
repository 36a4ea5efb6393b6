import type { HallRules } from '@schemas/devices';
import type { DraftView } from '@schemas/draft';
import type { EntryView } from '@schemas/entry';
import type { MovesView } from '@schemas/moves';

/**
 * What a team prepares, and what it may do now: built for this team from nothing, never cut out of what others have.
 */
export interface TeamView {
  /** The version of the match by which it is judged. */
  readonly matchVersion: number;
  readonly entry: HallRules['entry'];
  /** Null where the team is not to move, or its game is entered board by board. */
  readonly draft: DraftView | null;
  /** Legal moves by board; none where the team is not to move. */
  readonly moves: MovesView['boards'];
  /** What may be played next, after the moves of the draft, where a turn is several of one board; null elsewhere. */
  readonly next: EntryMoves | null;
  /** What its game gives those who enter such a turn, beside draft and moves. */
  readonly own: EntryView;
  /** Boards that are entered each by itself: those on which the team is to move. */
  readonly boards: EntryBoards;
  /** Why the team may not do what is of the whole game, where its game says so. */
  readonly acts: TeamActs | null;
  /** The same of one board, by thread, where each is given up and drawn by itself; else none. */
  readonly actsIn: Readonly<Record<string, TeamActs>>;
}

type BoardsEntry = Extract<EntryView, { readonly boards: unknown }>;
export type EntryBoard = BoardsEntry['boards'][number];
export type EntryBoards = readonly EntryBoard[];
export type EntryMoves = Extract<EntryView, { readonly moves: unknown }>['moves'];
export type TeamActs = Extract<EntryBoard, { readonly teams: unknown }>['teams']['white'];
