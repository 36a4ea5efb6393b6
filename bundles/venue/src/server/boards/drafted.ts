import type { TeamView, VenueViews } from 'chess-match/contract/venue';
import type { Ground } from './judge';

/** What the turn being prepared has on a board, in a game that is entered by turns of one line. */
export interface Drafted {
  readonly ground: Ground;
  /** The move prepared there, as it is written; null for none. */
  readonly move: string | null;
  /** Something that decides the board without a move, a resignation say. */
  readonly isDecided: boolean;
  /** The line with this move on the board. */
  withMove(san: string): string;
  withoutMove(): string;
}

interface Prepared {
  readonly boards: VenueViews['boards']['boards'];
  readonly draft: NonNullable<TeamView['draft']>;
  readonly moves: TeamView['moves'];
  readonly next: TeamView['next'];
  readonly own: TeamView['own'];
}

/** @returns null where nobody plays on that board */
export type DraftedOn = (prepared: Prepared, board: number) => Drafted | null;

/** Of a turn that is one move: the line is the move. */
export const oneMoveOn: DraftedOn = ({ boards, draft: { line }, moves }, board) => {
  const view = boards.find((each) => each.board === board);
  if (view?.status !== 'live') return null;
  return {
    ground: { pieces: view.pieces, moves: moves[String(board)] ?? [], toMove: view.toMove ?? 'white' },
    move: line === '' ? null : line,
    isDecided: false,
    withMove: (san) => san,
    withoutMove: () => '',
  };
};
