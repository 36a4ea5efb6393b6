import type { ReactNode } from 'react';
import { cellOn, type Field } from '../../view';

/** Side of the box that pieces are drawn in. */
export const PIECE = 45;

interface PiecesProps {
  readonly pieces: Readonly<Record<string, string>>;
  readonly field: Field;
  /** The square whose piece is drawn as one in the hand. */
  readonly lifted: string | null;
  readonly piece: (code: string) => ReactNode;
}

/** The pieces where they stand. */
export const Pieces = ({ pieces, field, lifted, piece }: PiecesProps) =>
  Object.entries(pieces).map(([square, code]) => {
    const cell = cellOn(square, field);
    return (
      cell && (
        <g
          key={square}
          className={square === lifted ? 'piece piece-held' : 'piece'}
          data-piece={`${square}-${code}`}
          transform={`translate(${cell.column} ${cell.row}) scale(${1 / PIECE})`}
        >
          {piece(code)}
        </g>
      )
    );
  });
