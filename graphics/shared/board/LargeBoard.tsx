import type { CSSProperties, ReactNode } from 'react';
import { squareSize } from './squares';
import './largeBoard.css';

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface LargeBoardProps {
  readonly card: Area;
  /** Upper left corner of the squares within the card, and the width of all of them. */
  readonly field: { readonly x: number; readonly y: number; readonly size: number };
  readonly files: number;
  readonly ranks: number;
  /** Whose side is below. */
  readonly bottom: 'white' | 'black';
  /** Colour of the frame. */
  readonly colour: string;
  readonly className?: string | undefined;
  readonly branch?: string | undefined;
  /** What stands in the field. */
  readonly children: ReactNode;
}

/** Rank figures left of the board, file letters below it, as its lower side sees them. */
const Coordinates = ({
  field,
  files,
  ranks,
  bottom,
}: Pick<LargeBoardProps, 'field' | 'files' | 'ranks' | 'bottom'>) => {
  const unit = squareSize(field.size, files, ranks);
  const isTurned = bottom === 'black';
  const letter = (column: number): string =>
    String.fromCharCode('a'.charCodeAt(0) + (isTurned ? files - 1 - column : column));
  return (
    <>
      {Array.from({ length: ranks }, (_, row) => (
        <span key={`rank ${row}`} className="large-rank figures" style={{ top: field.y + row * unit, height: unit }}>
          {isTurned ? row + 1 : ranks - row}
        </span>
      ))}
      {Array.from({ length: files }, (_, column) => (
        <span
          key={`file ${column}`}
          className="large-file figures"
          style={{ left: field.x + column * unit, width: unit, top: field.y + ranks * unit }}
        >
          {letter(column)}
        </span>
      ))}
    </>
  );
};

/** The card of one large board, framed in its branch's colour, with its coordinates. */
export const LargeBoard = ({ card, colour, className = '', branch, children, ...board }: LargeBoardProps) => {
  const { x, y, width, height } = card;
  const style = { left: x, top: y, width, height, '--branch': colour } as CSSProperties;
  return (
    <div className={`large-card ${className}`} style={style} data-role="card" data-branch={branch}>
      <Coordinates {...board} />
      {children}
    </div>
  );
};
