import type { DraftView } from 'chess-match/client/contract';
import { ONE_TEXT, type LegalMove, type LineGrammar } from 'chess-match/client/turn';
import type { TeamView, VenueViews } from 'chess-match/contract/venue';

type View = VenueViews['boards']['boards'][number];

/** A picture of one board's squares. */
interface Position {
  readonly pieces: View['pieces'];
  readonly lastMoves: readonly View['lastMoves'][number][];
  readonly check: readonly string[];
}

/** A board of the turn that is made. */
export interface ShownBoard {
  readonly board: number;
  readonly kind: 'empty' | 'live' | 'daughter' | 'ended';
  readonly files: number;
  readonly ranks: number;
  readonly before: Position;
  /** As the draft leaves it. */
  readonly after: Position;
  readonly moves: readonly LegalMove[];
  /** What the draft has on it: "to-move", "moved", or what else decides it; null where nothing is to be drafted. */
  readonly state: DraftView['boards'][number]['state'] | null;
}

interface Inputs {
  readonly views: readonly View[];
  readonly draft: DraftView;
  readonly moves: TeamView['moves'];
  readonly next: TeamView['next'];
  readonly own: TeamView['own'];
  readonly line: string;
}

/** How a game's turn is made at a captain's screen. */
export interface TurnMaking<B extends ShownBoard> {
  readonly grammar: LineGrammar;
  readonly boards: (inputs: Inputs) => readonly B[];
  readonly isInPlay: (board: B) => boolean;
  readonly isMovable: (board: B) => boolean;
  readonly withMove: (line: string, board: number, san: string) => string;
  /** The line that the rules are asked of a move that is none. */
  readonly tried: (line: string, board: number, text: string) => string;
  /** The board to go on with after a move on one; null: it stays. */
  readonly next: (boards: readonly B[], after: number) => number | null;
}

/** A turn that is one move: the line is the move. */
export const ONE_MOVE: TurnMaking<ShownBoard> = {
  grammar: ONE_TEXT,
  boards: ({ views, moves, line }) =>
    views.map((view) => {
      const { board, status: kind, files, ranks } = view;
      const legal = moves[String(board)] ?? [];
      const state = legal.length === 0 ? null : line === '' ? 'to-move' : 'moved';
      return { board, kind, files, ranks, before: view, after: view, moves: legal, state };
    }),
  isInPlay: ({ kind }) => kind === 'live',
  isMovable: ({ moves }) => moves.length > 0,
  withMove: (_line, _board, san) => san,
  tried: (_line, _board, text) => text,
  next: () => null,
};
