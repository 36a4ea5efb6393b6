import type { BoardView } from '@schemas/boards';
import type { DraftView } from '@schemas/draft';
import type { EntryView } from '@schemas/entry';
import type { MovesView } from '@schemas/moves';
import { ONE_TEXT, tidy, type LineGrammar } from './lineGrammar';

type LegalMove = MovesView['boards'][string][number];

/** Is a picture of one board's squares. */
export interface Position {
  readonly pieces: BoardView['pieces'];
  readonly lastMoves: readonly BoardView['lastMoves'][number][];
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
  /** Moves of the draft that led to `before`, in order; none where a move takes the place of the one before it. */
  readonly made: readonly BoardView['lastMoves'][number][];
  /** The move of the draft, as it is written, whose place another one takes; null for none. */
  readonly drafted: string | null;
  /** What the draft has on it: "to-move", "moved", or what else decides it; null where nothing is to be drafted. */
  readonly state: string | null;
}

/** What those who enter a turn are given of it. */
export interface TurnInputs {
  readonly views: readonly BoardView[];
  readonly draft: DraftView;
  /** Legal moves by board, as the turn found them. */
  readonly moves: MovesView['boards'];
  /** What may follow the moves of the draft, where a turn is several of one board; null elsewhere. */
  readonly next: Extract<EntryView, { readonly moves: unknown }>['moves'] | null;
  /** What the game gives besides. */
  readonly own: EntryView;
  /** The line as it stands here, which the server may not have judged yet. */
  readonly line: string;
}

/** How a game's turn is made by hand, move by move, and written: at a captain's screen, and on wooden boards. */
export interface TurnMaking<B extends ShownBoard> {
  readonly grammar: LineGrammar;
  boards(inputs: TurnInputs): readonly B[];
  isInPlay(board: B): boolean;
  isMovable(board: B): boolean;
  withMove(line: string, board: number, san: string): string;
  /** The line with so many of the moves that a draft has on a board, the first ones. */
  back(draft: Pick<DraftView, 'line' | 'items'>, board: number, moves: number): string;
  /** The line that the rules are asked of a move that is none. */
  tried(line: string, board: number, text: string): string;
  /** The board to go on with after a move on one; null: it stays. */
  next(boards: readonly B[], after: number): number | null;
}

/** A turn that is one move: the line is the move. */
export const ONE_MOVE: TurnMaking<ShownBoard> = {
  grammar: ONE_TEXT,
  boards: ({ views, draft, moves, line }) =>
    views.map((view) => {
      const { board, status: kind, files, ranks } = view;
      const legal = moves[String(board)] ?? [];
      const drafted = draft.boards.find((each) => each.board === board && tidy(draft.line) === tidy(line));
      const state = drafted?.state ?? (legal.length === 0 ? null : line === '' ? 'to-move' : 'moved');
      const after = drafted?.state === 'moved' ? drafted : view;
      const shown = { board, kind, files, ranks, before: view, after, moves: legal };
      return { ...shown, made: [], drafted: line === '' ? null : line, state };
    }),
  isInPlay: ({ kind }) => kind === 'live',
  isMovable: ({ moves }) => moves.length > 0,
  withMove: (_line, _board, san) => san,
  back: () => '',
  tried: (_line, _board, text) => text,
  next: () => null,
};
