import type { BoardView } from '@schemas/boards';
import type { ReactNode, SVGProps } from 'react';
import { moveSquares, type Field } from '../../view';
import { branchColour } from '../../view/branchColours';
import { BoardDrawing } from './BoardDrawing';
import { PLAIN_LOOK } from './look';
import './board.css';

interface View extends Pick<BoardView, 'board' | 'files' | 'ranks' | 'pieces'> {
  readonly lastMoves: readonly { readonly from: string | null; readonly to: string }[];
  readonly check: readonly string[];
}

interface BoardProps {
  readonly view: View;
  readonly bottom: Field['bottom'];
  /** The square whose piece is in the hand, drawn pale. */
  readonly lifted?: string | null;
  /** Drawn as what is not yet played. */
  readonly isPrepared?: boolean;
  /** What a pointer does on it. */
  readonly pointer?: Pick<
    SVGProps<SVGSVGElement>,
    'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel'
  >;
  /** Drawn over the pieces, in squares from the left upper corner. */
  readonly children?: ReactNode;
}

/**
 * A board with its pieces, marks and letters: it fills the room it is given. Its squares have the page's own colours
 * (board.css).
 */
export const Board = ({ view, bottom, lifted = null, isPrepared = false, pointer, children }: BoardProps) => {
  const { board, files, ranks, pieces, check } = view;
  return (
    <BoardDrawing
      className="board"
      data-board={board}
      data-prepared={isPrepared}
      style={{ '--tint': branchColour(board) }}
      position={{ files, ranks, pieces, marks: moveSquares(view.lastMoves), check }}
      bottom={bottom}
      look={PLAIN_LOOK}
      lifted={lifted}
      {...pointer}
    >
      {isPrepared && <rect className="prepared-edge" x={0.05} y={0.05} width={files - 0.1} height={ranks - 0.1} />}
      {children}
    </BoardDrawing>
  );
};
