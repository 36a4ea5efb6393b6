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

/** The entry of a game whose boards do not wait for each other. */
export type ApartEntry = Extract<Replicants['entry'], { readonly boards: unknown }>;
export type ApartBoard = ApartEntry['boards'][number];
export type DeskMove = ApartBoard['moves'][number];
export type BoardPicking = Picking<DeskMove>;
export type ThreadHistory = HistoryView['threads'][number];

type Views = Pick<Replicants, 'boards' | 'match' | 'clocks'>;

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
  readonly own: ApartBoard;
  /** The side to move; null when the board is over. */
  readonly toMove: Side | null;
  /** Label of the next turn. */
  readonly turn: string;
  /** Below as it hangs in the hall: the players of the first team sit on one side. */
  readonly bottom: Side;
  readonly seats: Readonly<Record<Side, SeatModel>>;
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
export const panelModels = (views: Views, entry: ApartEntry): readonly PanelModel[] =>
  entry.boards.flatMap((own) => {
    const { thread, board } = own;
    const { match, boards, clocks } = views;
    const view = boards.boards.find((each) => each.board === board);
    const at = match.threads.find(({ id }) => id === thread);
    if (view === undefined || at === undefined) return [];
    const seat = (side: Side) => seatOf(match, clocks, view, thread, side);
    const seats = { white: seat('white'), black: seat('black') };
    return [
      {
        thread,
        board,
        view,
        own,
        toMove: at.toMove,
        turn: at.turn,
        seats,
        bottom: seats.white.team === 'white' ? 'white' : 'black',
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

/** Labels of facts elsewhere that an undo or redo of this thread takes along. @param threadOf whose a label is */
export const elsewhere = (
  labels: readonly string[],
  thread: string,
  threadOf: (label: string) => string | null,
): readonly string[] => labels.filter((label) => threadOf(label) !== thread);

/** A piece of a reserve as it is drawn: a side drops pieces of its own colour. */
export const pieceCode = (side: Side, piece: string): string => `${side === 'white' ? 'w' : 'b'}${piece}`;
