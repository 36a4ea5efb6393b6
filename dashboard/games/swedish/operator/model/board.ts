import type {
  BoardView,
  ClocksView,
  HistoryView,
  MatchView,
  Placement,
  Replicants,
  Side,
  Picking,
} from 'chess-match/client';
import type { Clock } from 'chess-match/client/view';

export type SwedishEntry = Extract<Replicants['entry'], { game: 'swedish' }>;
export type SwedishBoard = SwedishEntry['boards'][number];
export type DeskMove = SwedishBoard['moves'][number];
export type BoardPicking = Picking<DeskMove>;
export type SwedishCourse = Extract<Replicants['course'], { game: 'swedish' }>;
export type ThreadHistory = HistoryView['threads'][number];

type Views = Pick<Replicants, 'boards' | 'match' | 'clocks'> & {
  readonly course: Replicants['course'];
};

/** One player: the side of a board, the team, the clock and the reserve. */
export interface SeatModel {
  readonly side: Side;
  readonly team: Side;
  readonly name: string;
  readonly clock: Clock | null;
  readonly reserve: NonNullable<BoardView['reserves']>[Side];
}

/** Everything the page shows of one board. */
export interface PanelModel {
  readonly thread: string;
  readonly board: number;
  readonly view: BoardView;
  readonly own: SwedishBoard;
  /** The side to move; null when all is over. */
  readonly toMove: Side | null;
  /** Label of the next turn. */
  readonly turn: string;
  /** Below as it hangs in the hall: the players of the first team sit on one side. */
  readonly bottom: Side;
  readonly seats: Readonly<Record<Side, SeatModel>>;
  readonly found: SwedishCourse['boards'][number] | null;
}

const seatOf = (match: MatchView, clocks: ClocksView, view: BoardView, thread: string, side: Side): SeatModel => {
  const team = match.seats.find((seat) => seat.thread === thread && seat.side === side)?.team ?? side;
  return {
    side,
    team,
    name: match.teams[team].name,
    clock: clocks.clocks.find((clock) => clock.thread === thread && clock.side === side) ?? null,
    reserve: view.reserves?.[side] ?? [],
  };
};

/** The models of the boards that are entered, in the order of the view. */
export const panelModels = (views: Views, entry: SwedishEntry): readonly PanelModel[] =>
  entry.boards.flatMap((own) => {
    const { thread, board } = own;
    const { match, boards, clocks, course } = views;
    const view = boards.boards.find((each) => each.board === board);
    const at = match.threads.find(({ id }) => id === thread);
    if (view === undefined || at === undefined) return [];
    const seat = (side: Side) => seatOf(match, clocks, view, thread, side);
    const seats = { white: seat('white'), black: seat('black') };
    return [
      {
        ...{ thread, board, view, own, toMove: at.toMove, turn: at.turn, seats },
        bottom: seats.white.team === 'white' ? 'white' : 'black',
        found: course.game === 'swedish' ? (course.boards.find((known) => known.board === board) ?? null) : null,
      },
    ];
  });

/** The squares as the draft leaves them; where there is none, as they stand. */
export interface Picture {
  readonly pieces: Placement;
  readonly lastMoves: BoardView['lastMoves'];
  readonly check: readonly string[];
  readonly isDrafted: boolean;
}

export const pictureOf = ({ view, own }: PanelModel): Picture => {
  const { draft, moves } = own;
  const move = draft.san === null ? undefined : moves.find(({ san }) => san === draft.san);
  const { pieces, lastMoves, check } = view;
  if (move === undefined) return { pieces, lastMoves, check, isDrafted: false };
  const { from, to, san } = move;
  return { pieces: draft.pieces, check: draft.check, lastMoves: [{ from, to, san }], isDrafted: true };
};

/** Labels of facts elsewhere that an undo or redo of this thread takes along: "12b" is of board B. */
export const elsewhere = (labels: readonly string[], thread: string): readonly string[] =>
  labels.filter((label) => /^\d+([A-Z])$/i.exec(label)?.[1]?.toLowerCase() !== thread.toLowerCase());

/** A man of a reserve as it is drawn: a side drops men of its own colour. */
export const pieceCode = (side: Side, piece: string): string => `${side === 'white' ? 'w' : 'b'}${piece}`;
